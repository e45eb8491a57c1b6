import { cellToLatLng, getHexagonEdgeLengthAvg, gridDisk, latLngToCell, UNITS } from 'h3-js';
import type { Coordinates } from '#contracts/fields.ts';

/**
 * "Near" as an index look-up in every store: the earth in hexagons of about 17 km across. A worker holds the cells that
 * their radius touches, a booking the one cell it lies in; whoever is found this way is then measured exactly.
 */
const RESOLUTION = 5;
const CELL_EDGE_KM = getHexagonEdgeLengthAvg(RESOLUTION, UNITS.km);

export function cellAt({ lat, lng }: Coordinates): string {
  return latLngToCell(lat, lng, RESOLUTION);
}

/** Every cell that may hold a point within the radius. */
export function cellsWithin(centre: Coordinates, radiusKm: number): string[] {
  const rings = Math.ceil((radiusKm + CELL_EDGE_KM) / (CELL_EDGE_KM * 1.4));
  const farthest = radiusKm + CELL_EDGE_KM * 1.5;
  return gridDisk(cellAt(centre), rings).filter((cell) => {
    const [lat, lng] = cellToLatLng(cell);
    return distanceKm(centre, { lat, lng }) <= farthest;
  });
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(one.lat, other.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** "0.8 km": one decimal is what people read. */
export function shownKm(km: number): number {
  return Math.round(km * 10) / 10;
}
