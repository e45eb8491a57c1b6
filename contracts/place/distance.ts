import { cellToLatLng, latLngToCell } from 'h3-js';
import type { Coordinates } from '../fields.ts';

/**
 * How far people are from each other, as anybody may be told. Every distance that is shown, sorted by or decided on lies
 * between coarse pins, so that however many answers are laid side by side, nobody's home is found more exactly than its
 * cell (docs/decisions/coarse-locations.md).
 */

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, exactly: for reckoning with cells, never between people. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(one.lat, other.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Of H3: hexagons of about 5 km², 2.4 km from one's middle to the next one's. */
const COARSE_RESOLUTION = 7;

const coarsePins = new WeakMap<Coordinates, Coordinates>();

/** The middle of the cell that a place lies in: the same for the same place always, and for everything around it. */
export function coarsePin(place: Coordinates): Coordinates {
  const known = coarsePins.get(place);
  if (known) return known;
  const pin = cellMiddle(place);
  coarsePins.set(place, pin);
  return pin;
}

/** The same, kept by nobody: for those who keep it themselves. */
export function cellMiddle(place: Coordinates): Coordinates {
  const [lat, lng] = cellToLatLng(latLngToCell(place.lat, place.lng, COARSE_RESOLUTION));
  return { lat, lng };
}

/** Whole kilometres between two people's places; 0: they are in the same neighbourhood. Who may reach whom: place/reach.ts. */
export function shownKm(one: Coordinates, other: Coordinates): number {
  return Math.round(distanceKm(coarsePin(one), coarsePin(other)));
}
