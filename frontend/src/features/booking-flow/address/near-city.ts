import type { BookingDraft } from '../draft/draft.ts';

type Named = { city?: string | null | undefined; province?: string | undefined } | null | undefined;
export type NearCity = { nearCity?: string; nearProvince?: string };

/** City used to rank places: the entered one, else that of the last address, else the worker's. */
export function nearCity(written: BookingDraft['address'], last: Named, worker: Named): NearCity {
  for (const place of [written, last, worker]) {
    const city = place?.city?.trim();
    if (city) return { nearCity: city, ...(place?.province?.trim() && { nearProvince: place.province.trim() }) };
  }
  return {};
}
