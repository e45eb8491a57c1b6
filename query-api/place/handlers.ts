import { LRUCache } from 'lru-cache';
import type { Place } from '#contracts/calls/place.ts';
import { type City, cityNamed } from '#contracts/place/cities.ts';
import { misplaced } from '#contracts/place/pin-check.ts';
import { cityKey, placeWords } from '#contracts/place/place-names.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { loadPlaces } from './load-places.ts';
import { type IndexedPlace, nameOf } from './place-index.ts';

const SHOWN = 20;
/** Of a search; more say nothing more. */
const MOST_WORDS = 8;
const ANSWERS_KEPT = 500;

export function placeQueries(): Handlers<'searchPlaces' | 'listBarangays' | 'checkPin'> {
  const answers = new LRUCache<string, Place[]>({ max: ANSWERS_KEPT });

  return {
    async searchPlaces({ query: { q, city } }) {
      const key = `${q}\0${city ?? ''}`;
      const items = answers.get(key) ?? find(await loadPlaces(), q, city);
      answers.set(key, items);
      return { data: { items } };
    },

    async listBarangays({ query: { city: name, province } }) {
      const city = cityNamed(name, province);
      return {
        data: {
          city: city && {
            name: city.name,
            province: city.province,
            lat: city.lat,
            lng: city.lng,
            extentKm: city.extentKm,
          },
          items: city ? barangaysOf(await loadPlaces(), city) : [],
        },
      };
    },

    async checkPin({ query }) {
      const elsewhere = misplaced(query);
      return { data: { isThere: elsewhere === null, around: elsewhere?.around ?? null } };
    },
  };
}

/** Those whose middle is known. */
function barangaysOf(index: readonly IndexedPlace[], city: City) {
  return index.flatMap(({ place: { barangay, lat, lng, ...its } }) =>
    its.city === city.name && its.province === city.province && barangay !== null && lat !== null && lng !== null
      ? [{ name: barangay, lat, lng }]
      : [],
  );
}

/**
 * What is called just that comes first, then names that begin with the text, then those that have it elsewhere; cities
 * before barangays.
 */
function find(index: readonly IndexedPlace[], q: string, city: string | undefined): Place[] {
  const words = [...new Set(placeWords(q))].slice(0, MOST_WORDS).map((word) => ` ${word}`);
  if (words.length === 0) return [];
  const [start, whole] = [nameOf(q), words.join('')];
  const wantedCity = city === undefined ? null : cityKey(city);
  const matching = index.filter(
    ({ text, place }) =>
      words.every((word) => text.includes(word)) && (wantedCity === null || cityKey(place.city) === wantedCity),
  );
  const ranks = [
    ({ text, place, nicknames }: IndexedPlace) =>
      nicknames.includes(start) || (place.barangay === null && text.startsWith(`${whole} `)),
    ({ name }: IndexedPlace) => name === start,
    ({ name }: IndexedPlace) => name.startsWith(start),
    () => true,
  ];
  const byRank = Map.groupBy(matching, (place) => ranks.findIndex((isSo) => isSo(place)));
  return ranks
    .flatMap((_, rank) => byRank.get(rank) ?? [])
    .slice(0, SHOWN)
    .map(({ place }) => place);
}
