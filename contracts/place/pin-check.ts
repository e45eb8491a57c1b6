import { distanceKm } from './distance.ts';
import type { Address, Coordinates } from '../fields.ts';
import { CITY_MARGIN_KM, candidateCities, cityAround, type City } from './cities.ts';
import { pinOf } from './pins.ts';

/**
 * A pin that does not match its address: nearest to another city's centre (`around`), or outside the country (null).
 */
export type PinMismatch = { around: Pick<City, 'name' | 'province'> | null };

type Placed = Pick<Address, 'city' | 'province' | 'lat' | 'lng' | 'precision'>;

/** Why a pin does not match its address; null if it may, and without a pin. City borders are not exact. */
export function pinMismatch(address: Placed): PinMismatch | null {
  const pin = pinOf(address);
  if (!pin || candidateCities(address.city, address.province).some((city) => isNear(pin, city))) return null;
  const nearest = cityAround(pin, null);
  return { around: isNear(pin, nearest) ? { name: nearest.name, province: nearest.province } : null };
}

function isNear(pin: Coordinates, city: City): boolean {
  return distanceKm(pin, city) <= city.extentKm + CITY_MARGIN_KM;
}
