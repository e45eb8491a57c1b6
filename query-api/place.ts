import { LRUCache } from 'lru-cache';
import type { Place } from '#contracts/calls/place.ts';
import type { Handlers } from '#infra/http/handlers.ts';
import { folded, wordsOf } from '#projectors/read-models/words.ts';
import type { IndexedPlace } from './places/place-index.ts';

const SHOWN = 20;
const ANSWERS_KEPT = 500;

/** The index is made when the first person asks: it takes some tenths of a second and a dozen megabytes. */
export function placeQueries(): Handlers<'searchPlaces'> {
  let index: Promise<readonly IndexedPlace[]> | undefined;
  const answers = new LRUCache<string, Place[]>({ max: ANSWERS_KEPT });

  return {
    async searchPlaces({ query: { q, city } }) {
      const key = `${q}\0${city ?? ''}`;
      index ??= import('./places/place-index.ts').then(({ placeIndex }) => placeIndex());
      const items = answers.get(key) ?? find(await index, q, city);
      answers.set(key, items);
      return { data: { items } };
    },
  };
}

/** Names that begin with the text come before those that have it elsewhere, cities before barangays. */
function find(index: readonly IndexedPlace[], q: string, city: string | undefined): Place[] {
  const start = folded(q);
  const words = wordsOf(q).map((word) => ` ${word}`);
  if (words.length === 0) return [];
  const wantedCity = city === undefined ? null : folded(city);
  const matching = index.filter(({ text, place }) => words.every((word) => text.includes(word)) && (wantedCity === null || folded(place.city) === wantedCity));
  const best = [matching.filter(({ name }) => name === start), matching.filter(({ name }) => name !== start && name.startsWith(start)), matching.filter(({ name }) => !name.startsWith(start))];
  return best.flat().slice(0, SHOWN).map(({ place }) => place);
}
