import type { BookingDraft } from '../draft/draft.ts';

/** Query of the job's place. With the city's name, the search returns only workers who serve it. */
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
