import type { Coordinates } from '#contracts/fields.ts';
import { distanceKm } from '#contracts/place/distance.ts';
import type { JobPlace } from '#contracts/place/reach.ts';
import { loadPlaces } from '../place/load-places.ts';
import { nicknames } from '../place/nicknames.ts';
import { type IndexedPlace, nameOf } from '../place/place-index.ts';
import { placeKinds } from './place-kinds.ts';
import { lettersOf, hasMostLetters, mostErrors, typingErrors } from './words.ts';

/** A place named by words, with their half-open range. */
export type NamedPlace = { place: JobPlace; name: string; from: number; to: number; corrected: boolean };

export type Around = {
  /** The person's location, if known. */ near: Coordinates | null;
  /** Number of workers near a place. */ crowd: (place: Coordinates) => number;
  /** Whether the word alone means something else than a place. */ isTaken: (word: string) => boolean;
};

type Names = {
  cities: ReadonlyMap<string, IndexedPlace[]>;
  barangays: ReadonlyMap<string, IndexedPlace[]>;
  /** Official names of provinces by their common ones. */
  provinces: ReadonlyMap<string, string>;
};
type Located = IndexedPlace & { at: Coordinates };

const LONGEST_NAME = 4;
let made: Promise<Names> | undefined;

/** Loaded once per process; the query API starts it early, so that searches need not wait. */
export async function placeNames(): Promise<Names> {
  made ??= loadPlaces().then((places) => {
    const named = (which: readonly IndexedPlace[]) => {
      const names = new Map<string, IndexedPlace[]>();
      for (const place of which)
        for (const name of new Set([place.name, ...place.nicknames]))
          names.getOrInsertComputed(name, () => []).push(place);
      return names;
    };
    return {
      cities: named(places.filter(({ place }) => place.barangay === null)),
      barangays: named(places.filter(({ place }) => place.barangay !== null)),
      provinces: new Map(
        [...new Set(places.map(({ place }) => place.province))].flatMap((province) =>
          [province, ...(nicknames[province] ?? [])].map((name) => [nameOf(name), province]),
        ),
      ),
    };
  });
  return made;
}

/**
 * Of several places with the name: the one whose city or province is also named, else the nearest, else the one with
 * most workers.
 */
export async function findPlace(words: readonly string[], around: Around): Promise<NamedPlace | null> {
  const { cities, barangays, provinces } = await placeNames();
  const spans = spansOf(words, around);
  const province = longest(spans, ({ text }) => provinces.get(text));
  const inProvince = (span: Span, places: readonly IndexedPlace[] = []) => {
    // Quezon City is not in Quezon.
    const those =
      province && isBeside(span, province) ? places.filter(({ place }) => place.province === province.found) : [];
    return those.length > 0 ? those : places;
  };
  const named = longest(spans, (span) => best(inProvince(span, cities.get(span.text)), around));
  // "Metro Manila" is not Manila.
  const city = named && province && isPartOf(named, province) ? null : named;
  const inCity = (span: Span, places: readonly IndexedPlace[] = []) =>
    city ? places.filter(({ place }) => place.city === city.found.place.city) : inProvince(span, places);
  const barangay = longest(
    spans.filter((span) => !city || isBeside(span, city) || isPartOf(city, span)),
    (span) => best(inCity(span, barangays.get(span.text)), around),
  );
  const found = barangay && (city || isMeant(barangay, words, around)) ? barangay : city;
  if (found) return placeIn(found, [city, province?.found === found.found.place.province ? province : null], words);
  if (!province) return null;
  const { found: name, from, to } = province;
  return { place: { pin: null, city: '', province: name }, name, from, to, corrected: false };
}

/** Extends the range over the city, adjacent province and kind of place. */
function placeIn(
  { found, ...span }: Named<Located>,
  others: readonly (Span | null)[],
  words: readonly string[],
): NamedPlace {
  let { from, to } = span;
  for (const other of others)
    if (other && other.from <= to && from <= other.to)
      [from, to] = [Math.min(from, other.from), Math.max(to, other.to)];
  const saysKind = (at: number) => placeKinds.has(words[at] ?? '');
  while (saysKind(from - 1)) from--;
  while (saysKind(to)) to++;
  return { place: jobPlaceIn(found), name: found.place.barangay ?? found.place.city, from, to, corrected: false };
}

export const beforePlaces: ReadonlySet<string> = new Set([
  'sa',
  'in',
  'at',
  'near',
  'around',
  'taga',
  'barangay',
  'brgy',
  'bgy',
  'malapit',
]);

/**
 * Barangays have names such as Gate, Bahay and Pinggan: without a city, a barangay is meant only if workers are near it
 * or the words say so.
 */
function isMeant({ found, from }: Named<Located>, words: readonly string[], { crowd }: Around): boolean {
  return beforePlaces.has(words[from - 1] ?? '') || crowd(found.at) > 0;
}

/** The city that a misspelled word may mean; only cities with workers near. */
export async function findMisspelledCity(words: readonly string[], at: number, around: Around) {
  const { cities } = await placeNames();
  const spans = [words.slice(at, at + 2), words.slice(at, at + 1)].map((span) => nameOf(span.join(' ')));
  for (const [index, text] of spans.entries()) {
    const most = mostErrors(text);
    if (most === 0) continue;
    const letters = lettersOf(text);
    const likely = [...cities].flatMap(([name, places]) => {
      if (text[0] !== name[0] || !hasMostLetters(letters, lettersOf(name), most)) return [];
      const errors = typingErrors(text, name, most);
      const place = errors <= most ? best(places, around) : null;
      return place && around.crowd(place.at) > 0 ? [{ place, errors }] : [];
    });
    const found = likely.toSorted((one, other) => one.errors - other.errors)[0];
    if (found) {
      const { place } = found;
      const to = Math.min(words.length, at + (index === 0 ? 2 : 1));
      return { place: jobPlaceIn(place), name: place.place.city, from: at, to, corrected: true } satisfies NamedPlace;
    }
  }
  return null;
}

/** A barangay has a centre; a city has no point. */
function jobPlaceIn({ place, at }: Located): JobPlace {
  const { city, province, barangay } = place;
  return { pin: barangay === null ? null : at, city, province };
}

/** A half-open range of words that may be a name. */
type Span = { from: number; to: number; text: string };
type Named<Found> = Span & { found: Found };

/** Longest first. */
function spansOf(words: readonly string[], { isTaken }: Around): Span[] {
  const spans: Span[] = [];
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const span = words.slice(from, from + length);
      if (span.every((word) => isTaken(word) || /^\d+$/.test(word))) continue;
      spans.push({ from, to: from + length, text: nameOf(span.join(' ')) });
    }
  return spans;
}

function longest<Found>(spans: readonly Span[], find: (span: Span) => Found | null | undefined): Named<Found> | null {
  for (const span of spans) {
    const found = find(span);
    if (found) return { ...span, found };
  }
  return null;
}

function isBeside(one: Span, other: Span): boolean {
  return one.to <= other.from || other.to <= one.from;
}

/** A proper part. */
function isPartOf(part: Span, whole: Span): boolean {
  return whole.from <= part.from && part.to <= whole.to && part.to - part.from < whole.to - whole.from;
}

function best(places: readonly IndexedPlace[], { near, crowd }: Around): Located | null {
  let found: { place: Located; rank: number } | null = null;
  for (const place of places) {
    const { lat, lng } = place.place;
    if (lat === null || lng === null) continue;
    const at = { lat, lng };
    const rank = near ? -distanceKm(at, near) : crowd(at);
    if (!found || rank > found.rank) found = { place: { ...place, at }, rank };
  }
  return found?.place ?? null;
}
