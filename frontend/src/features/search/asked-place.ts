import type { Place } from '#contracts/calls/place.ts';
import type { AskedPlace } from './asked.ts';

/** A searched place. A city's centre is not a pin. */
export function askedPlace({ barangay, city, province, lat, lng, precision }: Place): AskedPlace {
  const pin = precision === 'city' || lat === null || lng === null ? null : { lat, lng };
  return { name: barangay === null ? city : `${barangay}, ${city}`, city, province, pin };
}
