import type { Coordinates } from '#contracts/fields.ts';
import type { Vocabulary } from './reading.ts';
import type { SearchIndex } from './search-index.ts';

/** Workers within this distance can usually come. */
const NEAR_KM = 15;

/** The vocabulary of a search for a person at this location. */
export function vocabularyOf({ services, workers }: SearchIndex, near: Coordinates | null): Vocabulary {
  return { services, workers: workers.words, crowd: (place) => workers.cells.crowd(place, NEAR_KM), near };
}
