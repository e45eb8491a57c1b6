import { LRUCache } from 'lru-cache';
import type { Place } from '#contracts/calls/place.ts';
import { type City, cityNamed } from '#contracts/place/cities.ts';
import { distanceKm } from '#contracts/place/distance.ts';
import { pinMismatch } from '#contracts/place/pin-check.ts';
import { cityKey, placeWords } from '#contracts/place/place-names.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { loadPlaces } from './load-places.ts';
import { type IndexedPlace, nameOf } from './place-index.ts';

const SHOWN = 20;
/** Further words of a search are ignored. */
const MOST_WORDS = 8;
const ANSWERS_KEPT = 500;
/** Within this distance of the person's city, a nearby name ranks above a town of the same name elsewhere. */
const NEARBY_KM = 20;

export function placeQueries(): Handlers<'searchPlaces' | 'listBarangays' | 'checkPin'> {
  const answers = new LRUCache<string, Place[]>({ max: ANSWERS_KEPT });

  return {
    async searchPlaces({ query: { q, city, nearCity, nearProvince = '' } }) {
      const near = nearCity === undefined ? null : cityNamed(nearCity, nearProvince);
      const key = [q, city, near?.code].join('\0');
      const items = answers.get(key) ?? find(await loadPlaces(), { q, city, near });
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
      const elsewhere = pinMismatch(query);
      return { data: { isThere: elsewhere === null, around: elsewhere?.around ?? null } };
    },
  };
}

type PlaceQuery = { q: string; city: string | undefined; near: City | null };

function byDistance(near: City) {
  return (a: IndexedPlace, b: IndexedPlace) => kmFrom(near, a.place) - kmFrom(near, b.place);
}

/** A place without a point counts as its city. */
function kmFrom(near: City, { lat, lng, city, province }: Place): number {
  if (lat !== null && lng !== null) return distanceKm(near, { lat, lng });
  return distanceKm(near, cityNamed(city, province) ?? near);
}

function bySize(a: IndexedPlace, b: IndexedPlace): number {
  return b.citySize - a.citySize;
}

/** Barangays with a known centre. */
function barangaysOf(index: readonly IndexedPlace[], city: City) {
  return index.flatMap(({ place: { barangay, lat, lng, ...its } }) =>
    its.city === city.name && its.province === city.province && barangay !== null && lat !== null && lng !== null
      ? [{ name: barangay, lat, lng }]
      : [],
  );
}

/**
 * Nearby places that start with the text rank first, then equal names, then other names that start with it, then those
 * that contain it; cities before barangays. Ties: nearest to the person's city, or without one the biggest cities.
 */
function find(index: readonly IndexedPlace[], { q, city, near }: PlaceQuery): Place[] {
  const words = [...new Set(placeWords(q))].slice(0, MOST_WORDS).map((word) => ` ${word}`);
  if (words.length === 0) return [];
  const [start, whole] = [nameOf(q), words.join('')];
  const wantedCity = city === undefined ? null : cityKey(city);
  const matching = index.filter(
    ({ text, place }) =>
      words.every((word) => text.includes(word)) && (wantedCity === null || cityKey(place.city) === wantedCity),
  );
  const ranks = [
    ({ name, place }: IndexedPlace) => near !== null && name.startsWith(start) && kmFrom(near, place) <= NEARBY_KM,
    ({ text, place, nicknames }: IndexedPlace) =>
      nicknames.includes(start) || (place.barangay === null && text.startsWith(`${whole} `)),
    ({ name }: IndexedPlace) => name === start,
    ({ name }: IndexedPlace) => name.startsWith(start),
    () => true,
  ];
  const byRank = Map.groupBy(matching, (place) => ranks.findIndex((matches) => matches(place)));
  const closer = near ? byDistance(near) : bySize;
  const inOrder = (a: IndexedPlace, b: IndexedPlace) =>
    Number(a.place.barangay !== null) - Number(b.place.barangay !== null) ||
    Number(a.name !== start) - Number(b.name !== start) ||
    closer(a, b);
  return ranks
    .flatMap((_, rank) => (byRank.get(rank) ?? []).toSorted(inOrder))
    .slice(0, SHOWN)
    .map(({ place }) => place);
}
