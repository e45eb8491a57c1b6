import type { Place } from '#contracts/calls/place.ts';
import type { SearchPlace } from './worker-search.ts';

/** A searched place. A city's centre is not a pin. */
export function searchPlaceOf({ barangay, city, province, lat, lng, precision }: Place): SearchPlace {
  const pin = precision === 'city' || lat === null || lng === null ? null : { lat, lng };
  return { name: barangay === null ? city : `${barangay}, ${city}`, city, province, pin };
}
