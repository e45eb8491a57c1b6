import type { Coordinates } from '#contracts/fields.ts';
import type { Vocabulary } from './reading.ts';
import type { SearchIndex } from './search-index.ts';

/** Workers so near to a place can mostly come there. */
const NEAR_KM = 15;

/** What a search may speak of, for somebody who is there. */
export function vocabularyOf({ services, workers }: SearchIndex, near: Coordinates | null): Vocabulary {
  return { services, workers: workers.words, crowd: (place) => workers.cells.crowd(place, NEAR_KM), near };
}
