import { hasMostLetters, lettersOf, mostErrors, typingErrors } from './words.ts';

/**
 * Which entries have a word, and how much it says of them. Entries are numbers given by the caller. Made for tens of
 * thousands of entries that change one by one: an entry's words are put in and taken out by themselves
 * (docs/decisions/search.md says what else was measured).
 */

/** Of the words of an entry, each with what it says of it, above 0 and at most 1. */
export type WordWeights = ReadonlyMap<string, number>;

type Term = {
  word: string;
  letters: number;
  /** Ascending. */ entries: number[];
  weights: number[];
  /** The most that it says of an entry. */ highest: number;
};

/** Words of the same length and first letter. */
type Shape = { first: string; length: number; terms: Set<Term> };

/** A word of the index that a word asked for may stand for. `likeness`: 1 for the same word, less for others. */
export type MatchedTerm = { term: Readonly<Term>; likeness: number };

export type WordIndex = ReturnType<typeof createWordIndex>;

const LOOK_UPS_KEPT = 2000;
/** A beginning of two letters fits many words: the most frequent are enough. */
const MOST_TERMS = 64;

export function createWordIndex() {
  const terms = new Map<string, Term>();
  /** By their first two letters. */
  const beginnings = new Map<string, Set<Term>>();
  /** By their length and first letter: a misspelled word is compared with those alone that are about as long. */
  const shapes = new Map<string, Shape>();
  const termsOf = new Map<number, readonly Term[]>();
  let lookUps = new Map<string, readonly MatchedTerm[]>();

  /** Words come and go by the thousand: what is empty already is left alone. */
  function forgetLookUps(): void {
    if (lookUps.size > 0) lookUps = new Map();
  }

  function termOf(word: string): Term {
    const known = terms.get(word);
    if (known) return known;
    const made = { word, letters: lettersOf(word), entries: [], weights: [], highest: 0 };
    terms.set(word, made);
    const beginning = word.slice(0, 2);
    const those = beginnings.get(beginning) ?? new Set();
    beginnings.set(beginning, those.add(made));
    const [first = ''] = word;
    shapes.getOrInsertComputed(shapeOf(word), () => ({ first, length: word.length, terms: new Set() })).terms.add(made);
    forgetLookUps();
    return made;
  }

  function forget(term: Term): void {
    terms.delete(term.word);
    beginnings.get(term.word.slice(0, 2))?.delete(term);
    shapes.get(shapeOf(term.word))?.terms.delete(term);
    forgetLookUps();
  }

  function take(entry: number, term: Term): void {
    const at = placeIn(term.entries, entry);
    term.entries.splice(at, 1);
    const [said = 0] = term.weights.splice(at, 1);
    lower(term, said);
    if (term.entries.length === 0) forget(term);
    else forgetLookUps();
  }

  function put(entry: number, word: string, weight: number): Term {
    const term = termOf(word);
    const at = placeIn(term.entries, entry);
    if (term.entries[at] === entry) {
      const said = term.weights[at] ?? 0;
      term.weights[at] = weight;
      if (weight < said) lower(term, said);
    } else {
      term.entries.splice(at, 0, entry);
      term.weights.splice(at, 0, weight);
      // Of the words alike the more frequent come first.
      forgetLookUps();
    }
    term.highest = Math.max(term.highest, weight);
    return term;
  }

  /** The same word, and words that begin with it; `misspelled`: those that it may be, written wrongly, whole or in part. */
  function lookUp(word: string, misspelled: boolean): readonly MatchedTerm[] {
    const key = `${misspelled ? '~' : '='}${word}`;
    const known = lookUps.get(key);
    if (known) return known;
    const made = misspelled ? alike(shapes.values(), word) : begunWith(beginnings, terms, word);
    if (lookUps.size >= LOOK_UPS_KEPT) forgetLookUps();
    lookUps.set(key, made);
    return made;
  }

  return {
    /** Replaces what is known of an entry; without words it is gone. */
    set(entry: number, words: WordWeights): void {
      for (const term of termsOf.get(entry) ?? []) if (!words.has(term.word)) take(entry, term);
      if (words.size === 0) termsOf.delete(entry);
      else
        termsOf.set(
          entry,
          [...words].map(([word, weight]) => put(entry, word, weight)),
        );
    },
    clear(): void {
      terms.clear();
      beginnings.clear();
      shapes.clear();
      termsOf.clear();
      forgetLookUps();
    },
    lookUp,
    /** The word itself. */
    get: (word: string): Readonly<Term> | undefined => terms.get(word),
  };
}

/** Nobody has it any more who said so much by it. */
function lower(term: Term, said: number): void {
  if (said === term.highest) term.highest = term.weights.reduce((most, weight) => Math.max(most, weight), 0);
}

function placeIn(entries: readonly number[], entry: number): number {
  let [low, high] = [0, entries.length];
  // New entries have the highest number.
  if ((entries[high - 1] ?? -1) < entry) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle] ?? 0) < entry) low = middle + 1;
    else high = middle;
  }
  return low;
}

const BEGUN = 0.6;
/** Who has written "pinto" looks for doors, and hardly for a "pintor". */
const BEGUN_BESIDE = 0.35;

/** A whole word says more than its beginning, and a long beginning more than a short one. */
function begunWith(
  beginnings: ReadonlyMap<string, ReadonlySet<Term>>,
  terms: ReadonlyMap<string, Term>,
  word: string,
): MatchedTerm[] {
  const same = terms.get(word);
  const found: MatchedTerm[] = same ? [{ term: same, likeness: 1 }] : [];
  // 17 is no beginning of 178-B.
  if (word.length < 2 || /\d/.test(word)) return found;
  for (const term of beginnings.get(word.slice(0, 2)) ?? [])
    if (term !== same && term.word.startsWith(word))
      found.push({ term, likeness: (same ? BEGUN_BESIDE : BEGUN) + 0.3 * (word.length / term.word.length) });
  return mostFrequent(found);
}

const shapeOf = (word: string) => `${word.length}${word[0] ?? ''}`;

function alike(shapes: Iterable<Shape>, word: string): MatchedTerm[] {
  const most = mostErrors(word);
  if (most === 0) return [];
  const letters = lettersOf(word);
  const found: MatchedTerm[] = [];
  for (const { first, length, terms } of shapes) {
    const isAsLong = Math.abs(length - word.length) <= most;
    const mayBegin = word.length >= LEAST_BEGUN && length > word.length && first === word[0];
    if (!isAsLong && !mayBegin) continue;
    for (const term of terms) {
      if (!hasMostLetters(letters, term.letters, most)) continue;
      const likeness = likenessOf(word, term.word, most);
      if (likeness > 0) found.push({ term, likeness });
    }
  }
  return mostFrequent(found);
}

/** Of a shorter word no beginning is guessed. */
const LEAST_BEGUN = 5;

/** Whole words first; else the beginning of a longer one with one error, while it is being typed. */
function likenessOf(word: string, other: string, most: number): number {
  const errors = typingErrors(word, other, most);
  // People rarely get the first letter wrong.
  const doubt = word[0] === other[0] ? 0 : 0.1;
  if (errors <= most) return 0.9 - 0.15 * errors - doubt;
  if (word.length < LEAST_BEGUN || other.length <= word.length || word[0] !== other[0]) return 0;
  return typingErrors(word, other.slice(0, word.length), 1) <= 1 ? 0.6 : 0;
}

/** In an order that doesn't depend on which of them was there first: both stores find the same. */
function mostFrequent(found: MatchedTerm[]): MatchedTerm[] {
  return found
    .sort(
      (one, other) =>
        other.likeness - one.likeness ||
        other.term.entries.length - one.term.entries.length ||
        (one.term.word < other.term.word ? -1 : 1),
    )
    .slice(0, MOST_TERMS);
}
