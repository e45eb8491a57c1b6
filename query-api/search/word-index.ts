import { hasMostLetters, lettersOf, mostErrors, typingErrors } from './words.ts';

/**
 * Inverted index of entries by word, with weights. Entries are numbers from the caller. Designed for tens of thousands
 * of entries that change one by one: each entry's words are inserted and removed separately (docs/decisions/search.md
 * has measurements of alternatives).
 */

/** Words of an entry with their weights, above 0 and at most 1. */
export type WordWeights = ReadonlyMap<string, number>;

type Term = {
  word: string;
  letters: number;
  /** Ascending. */ entries: number[];
  weights: number[];
  /** The highest weight of any entry. */ highest: number;
};

/** Words of the same length and first letter. */
type Shape = { first: string; length: number; terms: Set<Term> };

/** An indexed word that a search word may mean. `likeness`: 1 for the same word, less for others. */
export type MatchedTerm = { term: Readonly<Term>; likeness: number };

export type WordIndex = ReturnType<typeof createWordIndex>;

const LOOK_UPS_KEPT = 2000;
/** Two letters match many words: the most frequent are enough. */
const MOST_TERMS = 64;

export function createWordIndex() {
  const terms = new Map<string, Term>();
  /** By their first two letters. */
  const beginnings = new Map<string, Set<Term>>();
  /** By length and first letter: a misspelled word is only compared with words of similar length. */
  const shapes = new Map<string, Shape>();
  const termsOf = new Map<number, readonly Term[]>();
  let lookUps = new Map<string, readonly MatchedTerm[]>();

  /** Words change by the thousand: an empty cache is not replaced. */
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
      // Among similar words the more frequent come first.
      forgetLookUps();
    }
    term.highest = Math.max(term.highest, weight);
    return term;
  }

  /** The word and its extensions; `misspelled`: words that it may mean with typing errors, in full or as a prefix. */
  function lookUp(word: string, misspelled: boolean): readonly MatchedTerm[] {
    const key = `${misspelled ? '~' : '='}${word}`;
    const known = lookUps.get(key);
    if (known) return known;
    const made = misspelled ? alike(shapes.values(), word) : termsWithPrefix(beginnings, terms, word);
    if (lookUps.size >= LOOK_UPS_KEPT) forgetLookUps();
    lookUps.set(key, made);
    return made;
  }

  return {
    /** Replaces the words of an entry; without words it is removed. */
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
    /** The exact word. */
    get: (word: string): Readonly<Term> | undefined => terms.get(word),
  };
}

/** The entry with the highest weight may be gone. */
function lower(term: Term, said: number): void {
  if (said === term.highest) term.highest = term.weights.reduce((most, weight) => Math.max(most, weight), 0);
}

function placeIn(entries: readonly number[], entry: number): number {
  let [low, high] = [0, entries.length];
  // Fast path: new entries have the highest number.
  if ((entries[high - 1] ?? -1) < entry) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle] ?? 0) < entry) low = middle + 1;
    else high = middle;
  }
  return low;
}

const PREFIX_LIKENESS = 0.6;
/** "pinto" means doors, and rarely a "pintor". */
const PREFIX_LIKENESS_BESIDE_WORD = 0.35;

/** A whole word matches better than a prefix, and a long prefix better than a short one. */
function termsWithPrefix(
  beginnings: ReadonlyMap<string, ReadonlySet<Term>>,
  terms: ReadonlyMap<string, Term>,
  word: string,
): MatchedTerm[] {
  const same = terms.get(word);
  const found: MatchedTerm[] = same ? [{ term: same, likeness: 1 }] : [];
  // 17 is not a prefix of 178-B.
  if (word.length < 2 || /\d/.test(word)) return found;
  for (const term of beginnings.get(word.slice(0, 2)) ?? [])
    if (term !== same && term.word.startsWith(word))
      found.push({
        term,
        likeness: (same ? PREFIX_LIKENESS_BESIDE_WORD : PREFIX_LIKENESS) + 0.3 * (word.length / term.word.length),
      });
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
      const likeness = similarityOf(word, term.word, most);
      if (likeness > 0) found.push({ term, likeness });
    }
  }
  return mostFrequent(found);
}

/** Shorter words are not extended. */
const LEAST_BEGUN = 5;

/** Whole words first; else a prefix of a longer word with one error, while it is being typed. */
function similarityOf(word: string, other: string, most: number): number {
  const errors = typingErrors(word, other, most);
  // The first letter is rarely wrong.
  const doubt = word[0] === other[0] ? 0 : 0.1;
  if (errors <= most) return 0.9 - 0.15 * errors - doubt;
  if (word.length < LEAST_BEGUN || other.length <= word.length || word[0] !== other[0]) return 0;
  return typingErrors(word, other.slice(0, word.length), 1) <= 1 ? 0.6 : 0;
}

/** In an order independent of insertion, so that both stores find the same. */
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
