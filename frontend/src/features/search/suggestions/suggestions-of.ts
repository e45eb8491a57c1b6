import type { Place } from '#contracts/calls/place.ts';
import type { SearchSuggestions } from '#contracts/calls/search.ts';
import { searchPath } from '../../../domain/search-path.ts';
import { addressOf, searchInAddress } from '../worker-search.ts';
import { searchPlaceOf } from '../search-place.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';

type Service = SearchSuggestions['services'][number];
type Worker = SearchSuggestions['workers'][number];

/** A suggestion. `to`: its link. `words`: the resulting text of the box. */
export type Suggestion = { id: string; to: string; words: string } & (
  | { kind: 'spelledRight' }
  | { kind: 'services'; service: Service }
  | { kind: 'workers'; worker: Worker }
  | { kind: 'places'; place: Place }
);

/** In display order. */
export function suggestionsOf({ spelledRight, services, workers, places }: SearchSuggestions): Suggestion[] {
  return [
    ...(spelledRight ? [{ kind: 'spelledRight' as const, id: 'spelled-right', ...led(spelledRight) }] : []),
    ...services.map((service) => ({
      kind: 'services' as const,
      id: `s-${service.id}`,
      service,
      ...led(inCatalogue(service.name)),
    })),
    ...workers.map((worker) => ({ kind: 'workers' as const, id: `w-${worker.id}`, worker, ...led(worker.name) })),
    ...places.map((place) => ({
      kind: 'places' as const,
      id: ['p', place.barangayCode, place.barangay, place.city, place.province].join('-'),
      place,
      words: '',
      to: `/search?${addressOf({ ...searchInAddress(new URLSearchParams()), place: searchPlaceOf(place) })}`,
    })),
  ];
}

function led(words: string) {
  return { words, to: searchPath(words) ?? '/search' };
}
