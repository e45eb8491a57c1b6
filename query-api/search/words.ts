import { bitsIn } from './bits.ts';

/** The largest edit distance at which one word counts as a misspelling of another. */
export function mostErrors(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** One bit for each letter in a word: similar words have almost the same bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}

/** Whether words may be this similar: each error adds at most one letter that the other lacks. */
export function hasMostLetters(letters: number, others: number, errors: number): boolean {
  return bitsIn(letters & ~others) <= errors;
}

/**
 * Edit distance with insertions, deletions, substitutions and swaps of neighbours (optimal string alignment); `most +
 * 1` when larger than `most`.
 */
export function typingErrors(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const width = other.length + 1;
  if (rows[0].length < width) rows = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  let [before, last, next] = rows;
  for (let column = 0; column < width; column++) last[column] = column;
  for (let row = 1; row <= one.length; row++) {
    next[0] = row;
    let least = row;
    for (let column = 1; column < width; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      let cost = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      next[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(at(last, other.length), most + 1);
}

/** Reused between calls: one misspelled word is compared with thousands. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = [new Uint16Array(32), new Uint16Array(32), new Uint16Array(32)];

const at = (row: Uint16Array, column: number): number => row[column] ?? 0;
