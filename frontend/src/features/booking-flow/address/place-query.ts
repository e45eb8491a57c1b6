import type { BookingDraft } from '../draft/draft.ts';

/** Where the job is, as the searches for workers take it: with the city's name, only those are answered who come there. */
export function placeQuery(address: BookingDraft['address']): {
  lat?: number;
  lng?: number;
  city?: string;
  province?: string;
} {
  const { lat, lng, city = '', province = '' } = address ?? {};
  const names = city.trim() && province.trim() ? { city: city.trim(), province: province.trim() } : {};
  return lat !== undefined && lng !== undefined ? { lat, lng, ...names } : names;
}
