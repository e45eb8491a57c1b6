import { distanceKm } from './distance.ts';
import type { Address, Coordinates } from '../fields.ts';
import { ASIDE_KM, citiesMeant, cityAround, type City } from './cities.ts';
import { pinOf } from './pins.ts';

/** A pin that isn't where its address says: nearest to the middle of another city (`around`), or near none of the country's (null). */
export type Misplaced = { around: Pick<City, 'name' | 'province'> | null };

type Placed = Pick<Address, 'city' | 'province' | 'lat' | 'lng' | 'precision'>;

/** Why the pin of an address can't be its own; null where it can, and for an address without one. Edges of cities are not sharp. */
export function misplaced(address: Placed): Misplaced | null {
  const pin = pinOf(address);
  if (!pin || citiesMeant(address.city, address.province).some((city) => isAround(pin, city))) return null;
  const nearest = cityAround(pin, null);
  return { around: isAround(pin, nearest) ? { name: nearest.name, province: nearest.province } : null };
}

function isAround(pin: Coordinates, city: City): boolean {
  return distanceKm(pin, city) <= city.extentKm + ASIDE_KM;
}
