import { cellToLatLng, latLngToCell } from 'h3-js';
import type { Coordinates } from '../fields.ts';

/**
 * Distances between people, at the precision that may be disclosed. Every distance that is shown, sorted by or decided
 * on is between coarse pins, so that combining many answers locates a home no better than its cell
 * (docs/decisions/coarse-locations.md).
 */

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Exact straight-line distance: for cell computations, never between people. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(one.lat, other.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** H3 resolution: hexagons of about 5 km², with centres 2.4 km apart. */
const COARSE_RESOLUTION = 7;

const coarsePins = new WeakMap<Coordinates, Coordinates>();

/** Centre of the cell that contains a place; equal for all places in the cell. */
export function coarsePin(place: Coordinates): Coordinates {
  const known = coarsePins.get(place);
  if (known) return known;
  const pin = cellMiddle(place);
  coarsePins.set(place, pin);
  return pin;
}

/** Uncached, for callers that cache the result. */
export function cellMiddle(place: Coordinates): Coordinates {
  const [lat, lng] = cellToLatLng(latLngToCell(place.lat, place.lng, COARSE_RESOLUTION));
  return { lat, lng };
}

/** Distance between two people in whole kilometres; 0: the same neighbourhood. For reach see place/reach.ts. */
export function shownKm(one: Coordinates, other: Coordinates): number {
  return Math.round(distanceKm(coarsePin(one), coarsePin(other)));
}
