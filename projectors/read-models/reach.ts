import { cellToLatLng, getHexagonEdgeLengthAvg, gridDisk, latLngToCell, UNITS } from 'h3-js';
import { distanceKm } from '#contracts/distance.ts';
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

/** "0.8 km": one decimal is what people read. */
export function shownKm(km: number): number {
  return Math.round(km * 10) / 10;
}
