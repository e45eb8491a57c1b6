import { comparedWords } from '#contracts/compared-text.ts';
import type { FittingServices, ServiceIndex } from './service-index.ts';
import { emptyWords, vagueWords } from './service-words.ts';
import type { MatchedTerm, WordIndex } from './word-index.ts';
import { type Around, beforePlaces, findMisspelledCity, findPlace, type NamedPlace } from './place-finder.ts';
import { misspelledTrade, otherTradeIn } from './other-trades.ts';
import type { Coordinates } from '#contracts/fields.ts';

/** The meaning of a search, word by word: services, workers' own words, or a place. */
export type Reading = {
  words: readonly ReadWord[];
  place: NamedPlace | null;
  /** A trade outside the catalogue; `nearest`: its closest category. */
  otherTrade: { nearest: string | null } | null;
  /** The probable intended search; null: as written. */
  corrected: string | null;
};

export type ReadWord = {
  word: string;
  services: FittingServices;
  terms: readonly MatchedTerm[];
  /** Part of the place's name. */
  ofPlace: boolean;
  /** The best match of any entry: 0 to 1. */
  strength: number;
};

export type Vocabulary = {
  services: ServiceIndex;
  workers: WordIndex;
  crowd: (place: Coordinates) => number;
  near: Coordinates | null;
};

/** Further words are ignored. */
const MOST_WORDS = 8;
/** A weaker word counts as misspelled. */
const WELL = 0.45;

export async function read(text: string, vocabulary: Vocabulary): Promise<Reading> {
  const reading = await readOnce(text, vocabulary);
  const { place, corrected } = reading;
  if (place || corrected === null) return reading;
  // "aircon las pinyas": with the spelling corrected, the place is recognised.
  const again = await readOnce(corrected, vocabulary);
  return again.place ? { ...again, corrected } : reading;
}

async function readOnce(text: string, vocabulary: Vocabulary): Promise<Reading> {
  const asked = comparedWords(text).slice(0, MOST_WORDS);
  const trade = otherTradeIn(asked, inCatalogue(vocabulary));
  const literal = asked.map((word, at) => (isOf(trade, at) ? withoutMeaning(word) : readWord(word, vocabulary, false)));
  // Words next to another trade belong to it.
  const isPlain = (word: ReadWord) => isWellMatched(word) || trade !== null;
  const around = {
    near: vocabulary.near,
    crowd: vocabulary.crowd,
    // "linis bahay" means cleaning a house, not Bahay in Camarines Sur.
    isTaken: (word: string) =>
      isOf(trade, asked.indexOf(word)) ||
      emptyWords.has(word) ||
      vagueWords.has(word) ||
      (vocabulary.services.words.get(word)?.highest ?? 0) > WELL,
  };
  const isOnlyEmpty = asked.every((word) => emptyWords.has(word));
  const isLeftOut = ({ word, strength }: ReadWord) =>
    (emptyWords.has(word) && !isOnlyEmpty) || (vagueWords.has(word) && strength === 0);
  let place = isPerson(literal) ? null : await findPlace(asked, around);
  const words: ReadWord[] = [];
  const meantWords: string[] = [];
  const take = (taken: readonly ReadWord[], meantSo: string) => {
    words.push(...taken);
    meantWords.push(meantSo);
  };
  for (const [at, known] of literal.entries()) {
    // A misspelled city's full name replaces its first word.
    if (isOf(place, at)) take([{ ...known, ofPlace: true }], place.corrected ? '' : known.word);
    else if (isLeftOut(known)) take([], known.word);
    else if (isPlain(known)) take([known], known.word);
    else {
      const { parts, isFitted } = correctWord(known, vocabulary);
      const misspelled = place ? null : await misspelledPlace(asked, at, { around, isFitted });
      place ??= misspelled;
      if (misspelled) take([{ ...known, ofPlace: true }], misspelled.name.toLowerCase());
      else take(parts, parts.map((part) => intendedWord(part, vocabulary)).join(' '));
    }
  }
  const meantText = meantWords.filter((word) => word !== '').join(' ');
  return {
    words,
    place,
    otherTrade: otherTradeOf(trade, words),
    corrected: meantText === asked.join(' ') ? null : meantText,
  };
}

/** A word that matches something else is a place only if the context says so: "tubero sa pasg". */
async function misspelledPlace(
  asked: readonly string[],
  at: number,
  { around, isFitted }: { around: Around; isFitted: boolean },
): Promise<NamedPlace | null> {
  if (isFitted && !beforePlaces.has(asked[at - 1] ?? '')) return null;
  return findMisspelledCity(asked, at, around);
}

/** Whether services or workers have the exact word: a trade of theirs is not outside the catalogue. */
function inCatalogue({ services, workers }: Vocabulary): (word: string) => boolean {
  return (word) => Math.max(services.words.get(word)?.highest ?? 0, workers.get(word)?.highest ?? 0) > WELL;
}

function withoutMeaning(word: string): ReadWord {
  return { word, services: new Map(), terms: [], ofPlace: false, strength: 0 };
}

/** As written, or as probably meant. */
function otherTradeOf(written: Reading['otherTrade'], words: readonly ReadWord[]): Reading['otherTrade'] {
  if (written) return written;
  const unknown = words.find(({ ofPlace, strength }) => !ofPlace && strength === 0);
  return unknown ? misspelledTrade(unknown.word) : null;
}

/** Whether the word belongs to the found name. */
function isOf<Name extends { from: number; to: number }>(name: Name | null, at: number): name is Name {
  return name !== null && at >= name.from && at < name.to;
}

/** "repair" is vague but correctly written, and not "repaint". */
function isWellMatched({ word, strength }: ReadWord): boolean {
  return strength >= WELL || (strength > 0 && vagueWords.has(word));
}

/** "Jun Bautista": both words are exact names of workers. */
function isPerson(words: readonly ReadWord[]): boolean {
  return words.length > 1 && words.every(({ terms }) => isName(terms));
}

function readWord(word: string, { services, workers }: Vocabulary, misspelled: boolean): ReadWord {
  const terms = workers.lookUp(word, misspelled);
  // Jun is not a prefix of "junk removal".
  const isOnlyName = !misspelled && isName(terms) && services.words.get(word) === undefined;
  const fitting: FittingServices = isOnlyName ? new Map() : services.fitting(word, misspelled);
  return {
    word,
    services: fitting,
    terms,
    ofPlace: false,
    strength: Math.max(0, ...fitting.values(), ...terms.map(says)),
  };
}

const says = ({ term, likeness }: MatchedTerm) => likeness * term.highest;

function isName(terms: readonly MatchedTerm[]): boolean {
  return terms[0]?.likeness === 1 && terms[0].term.highest === 1;
}

/** A weak word: two words written as one, or misspelled. */
function correctWord(known: ReadWord, vocabulary: Vocabulary) {
  const parts = split(known.word, vocabulary) ?? [withCorrections(known, vocabulary)];
  return { parts, isFitted: parts.some(({ strength }) => strength >= WELL) };
}

/** Matches as written, and as it may have been meant. */
function withCorrections(known: ReadWord, vocabulary: Vocabulary): ReadWord {
  const other = readWord(known.word, vocabulary, true);
  if (other.strength <= known.strength) return known;
  return { ...other, terms: [...known.terms, ...other.terms] };
}

/** "airconcleaning" is two words. */
function split(word: string, vocabulary: Vocabulary): ReadWord[] | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => vocabulary.services.words.get(part)))
      return parts.map((part) => readWord(part, vocabulary, false));
  }
  return null;
}

/** The most probable intended word. */
function intendedWord({ word, terms, strength }: ReadWord, { services }: Vocabulary): string {
  if (strength === 0) return word;
  const likely = [...terms, ...services.words.lookUp(word, true)];
  const best = likely.sort((one, other) => says(other) - says(one))[0];
  return best && says(best) >= strength - 0.001 ? best.term.word : word;
}
