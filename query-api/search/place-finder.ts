import type { Coordinates } from '#contracts/fields.ts';
import { distanceKm } from '#contracts/place/distance.ts';
import type { JobPlace } from '#contracts/place/reach.ts';
import { loadPlaces } from '../place/load-places.ts';
import { type IndexedPlace, nameOf } from '../place/place-index.ts';
import { lettersOf, hasMostLetters, mostErrors, typingErrors } from './words.ts';

/** A place that words name, and which of them do (half-open). */
export type NamedPlace = { place: JobPlace; name: string; from: number; to: number; corrected: boolean };

type Around = {
  /** Where the person is, as far as they say. */ near: Coordinates | null;
  /** How many workers are near a place. */ crowd: (place: Coordinates) => number;
  /** What this word alone says better than the name of a place would. */ isTaken: (word: string) => boolean;
};

type Names = { cities: ReadonlyMap<string, IndexedPlace[]>; barangays: ReadonlyMap<string, IndexedPlace[]> };
type Located = IndexedPlace & { at: Coordinates };

const LONGEST_NAME = 4;
let made: Promise<Names> | undefined;

/** Made once in a process: the query API begins soon after its start, so that searches needn't wait for it. */
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
    };
  });
  return made;
}

/** Of several places with that name, the one of a city that is named too, the nearest, or the one with most workers. */
export async function findPlace(words: readonly string[], around: Around): Promise<NamedPlace | null> {
  const names = await placeNames();
  const city = spanIn(words, (text) => best(names.cities.get(text) ?? [], around), around);
  const barangay = spanIn(
    words,
    (text) =>
      best(
        (names.barangays.get(text) ?? []).filter(({ place }) => !city || place.city === city.found.place.city),
        around,
      ),
    around,
    city,
  );
  const found = barangay && (city || isMeant(barangay, words, around)) ? barangay : city;
  if (!found) return null;
  return {
    place: jobPlaceIn(found.found),
    name: found.found.place.barangay ?? found.found.place.city,
    from: Math.min(found.from, city?.from ?? found.from),
    to: Math.max(found.to, city?.to ?? found.to),
    corrected: false,
  };
}

const beforePlaces = new Set(['sa', 'in', 'at', 'near', 'around', 'taga', 'barangay', 'brgy', 'bgy', 'malapit']);

/** Barangays are called Gate, Bahay and Pinggan: without its city one is meant where workers are near, or where the words say so. */
function isMeant({ found, from }: Span, words: readonly string[], { crowd }: Around): boolean {
  return beforePlaces.has(words[from - 1] ?? '') || crowd(found.at) > 0;
}

/** The city that a word may mean, written wrongly: only one that workers are near. */
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

/** A barangay has a middle of its own; a city is somewhere in it. */
function jobPlaceIn({ place, at }: Located): JobPlace {
  const { city, province, barangay } = place;
  return { pin: barangay === null ? null : at, city, province };
}

type Span = { found: Located; from: number; to: number };

/** The longest name among the words. */
function spanIn(
  words: readonly string[],
  find: (text: string) => Located | null,
  { isTaken }: Around,
  beside: Span | null = null,
): Span | null {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length;
      if (beside && from < beside.to && beside.from < to) continue;
      const span = words.slice(from, to);
      if (span.every((word) => isTaken(word) || /^\d+$/.test(word))) continue;
      const found = find(nameOf(span.join(' ')));
      if (found) return { found, from, to };
    }
  return null;
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
