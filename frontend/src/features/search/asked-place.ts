import type { Place } from '#contracts/calls/place.ts';
import type { AskedPlace } from './asked.ts';

/** A place as it is looked for. At the middle of a city nobody lives: it has no pin. */
export function askedPlace({ barangay, city, province, lat, lng, precision }: Place): AskedPlace {
  const pin = precision === 'city' || lat === null || lng === null ? null : { lat, lng };
  return { name: barangay === null ? city : `${barangay}, ${city}`, city, province, pin };
}
