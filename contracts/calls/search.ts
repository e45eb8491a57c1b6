import * as z from 'zod/mini';
import { Typed, queryNumber } from '../fields.ts';
import { Place } from './place.ts';
import { defineCall } from './call.ts';

export const SearchSuggestions = z.object({
  /** The probable intended search; null: as written. */
  spelledRight: z.nullable(z.string()),
  services: z.array(z.object({ id: z.string(), name: z.string(), category: z.string(), icon: z.string() })),
  workers: z.array(
    z.object({ id: z.string(), name: z.string(), image: z.nullable(z.string()), serviceName: z.string() }),
  ),
  places: z.array(Place),
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

export const searchCalls = {
  suggestSearches: defineCall({
    method: 'GET',
    path: '/search/suggestions',
    summary: 'Suggest services, workers, places and corrected spelling for a search text',
    who: 'anyone',
    query: z
      .object({
        q: Typed.check(z.minLength(1), z.maxLength(100)),
        lat: z.optional(queryNumber(-90, 90)),
        lng: z.optional(queryNumber(-180, 180)),
      })
      .check(
        z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
          message: 'lat and lng belong together',
          path: ['lng'],
        }),
      ),
    answer: SearchSuggestions,
    errors: [],
  }),
};
