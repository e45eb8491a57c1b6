import { cellToLatLng, getHexagonEdgeLengthAvg, gridDisk, latLngToCell, UNITS } from 'h3-js';
import { coarsePin, distanceKm } from '#contracts/place/distance.ts';
import type { Address, Coordinates } from '#contracts/fields.ts';
import { areaKey, baseCity, jobPlaceOf, type WorkerReach } from '#contracts/place/reach.ts';

/**
 * "Near" as an index look-up in every store: the earth in hexagons of about 17 km across. A worker holds the cells that
 * their radius touches, a booking the one cell it lies in; whoever is found this way is then measured. All of it goes by
 * coarse pins, as the measuring does (contracts/place/distance.ts): what reaches by them is found by them.
 */
const RESOLUTION = 5;
const CELL_EDGE_KM = getHexagonEdgeLengthAvg(RESOLUTION, UNITS.km);

export function cellAt(place: Coordinates): string {
  const { lat, lng } = coarsePin(place);
  return latLngToCell(lat, lng, RESOLUTION);
}

/** Every cell that may hold a point within the radius. */
export function cellsWithin(home: Coordinates, radiusKm: number): string[] {
  const centre = coarsePin(home);
  const rings = Math.ceil((radiusKm + CELL_EDGE_KM) / (CELL_EDGE_KM * 1.4));
  const farthest = radiusKm + CELL_EDGE_KM * 1.5;
  return gridDisk(cellAt(home), rings).filter((cell) => {
    const [lat, lng] = cellToLatLng(cell);
    return distanceKm(centre, { lat, lng }) <= farthest;
  });
}

/** Where an open booking waits: in its cell, or in the province of its city while no more of its place is known. */
export function openCellOf(address: Address): string {
  const place = jobPlaceOf(address);
  return place.pin ? cellAt(place.pin) : areaCell(areaKey(place));
}

/** Where a worker finds open bookings; nowhere while they have not said where they work. */
export function openCellsOf({ location, radiusKm }: WorkerReach): string[] {
  if (!location) return [];
  const { name: city, province } = baseCity(location);
  return [...cellsWithin(location, radiusKm), areaCell(areaKey({ city, province }))];
}

const AREA = 'area:';
const areaCell = (key: string) => `${AREA}${key}`;

/** The key of the province that such a cell stands for; null for a cell of the map. */
export function provinceOfArea(cell: string): string | null {
  return cell.startsWith(AREA) ? cell.slice(AREA.length) : null;
}
