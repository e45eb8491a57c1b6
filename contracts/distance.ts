import type { Address, Coordinates } from './fields.ts';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(one.lat, other.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Where an address is on the map; null when it has no pin. */
export function pinOf({ lat, lng }: Pick<Address, 'lat' | 'lng'>): Coordinates | null {
  return lat === undefined || lng === undefined ? null : { lat, lng };
}

type Reach = { location: Coordinates | null; /** 0: as far as usual. */ radiusKm: number };

/** Whether a worker goes as far as that place. Where one of the two is not on the map, nobody is too far away. */
export function isWithinReach({ location, radiusKm }: Reach, place: Coordinates | null, usualRadiusKm: number): boolean {
  return !location || !place || distanceKm(location, place) <= (radiusKm || usualRadiusKm);
}
