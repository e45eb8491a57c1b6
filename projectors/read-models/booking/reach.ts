import { cellToLatLng, getHexagonEdgeLengthAvg, gridDisk, latLngToCell, UNITS } from 'h3-js';
import { coarsePin, distanceKm } from '#contracts/place/distance.ts';
import type { Address, Coordinates } from '#contracts/fields.ts';
import { areaKey, baseCity, jobPlaceOf, type WorkerReach } from '#contracts/place/reach.ts';

/**
 * "Near" as an index look-up in every store. The earth is divided into hexagons of about 17 km across: a worker has all
 * cells that their radius touches, a booking the one that contains it. Candidates are then measured. Cells and
 * distances both use coarse pins (contracts/place/distance.ts), so the look-up never misses a match.
 */
const RESOLUTION = 5;
const CELL_EDGE_KM = getHexagonEdgeLengthAvg(RESOLUTION, UNITS.km);

export function cellAt(place: Coordinates): string {
  const { lat, lng } = coarsePin(place);
  return latLngToCell(lat, lng, RESOLUTION);
}

/** All cells that may contain a point within the radius. */
export function cellsWithin(home: Coordinates, radiusKm: number): string[] {
  const centre = coarsePin(home);
  const rings = Math.ceil((radiusKm + CELL_EDGE_KM) / (CELL_EDGE_KM * 1.4));
  const farthest = radiusKm + CELL_EDGE_KM * 1.5;
  return gridDisk(cellAt(home), rings).filter((cell) => {
    const [lat, lng] = cellToLatLng(cell);
    return distanceKm(centre, { lat, lng }) <= farthest;
  });
}

/** The cell of an open booking, or the province of its city when only the city is known. */
export function openCellOf(address: Address): string {
  const place = jobPlaceOf(address);
  return place.pin ? cellAt(place.pin) : areaCell(areaKey(place));
}

/** The cells in which a worker finds open bookings; empty without a location. */
export function openCellsOf({ location, radiusKm }: WorkerReach): string[] {
  if (!location) return [];
  const { name: city, province } = baseCity(location);
  return [...cellsWithin(location, radiusKm), areaCell(areaKey({ city, province }))];
}

const AREA = 'area:';
const areaCell = (key: string) => `${AREA}${key}`;

/** Key of the province that a cell represents; null for a cell of the map. */
export function provinceOfArea(cell: string): string | null {
  return cell.startsWith(AREA) ? cell.slice(AREA.length) : null;
}
