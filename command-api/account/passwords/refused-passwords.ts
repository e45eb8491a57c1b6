import { dictionary } from '@zxcvbn-ts/language-common';

/** The tens of thousands that are tried first everywhere (ASVS 5.0, 6.2.4), of those that are long enough to be one here; folded. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter((password) => password.length >= 8));

/** What anybody would try on this site. */
const siteWords = ['suki', 'password'];
/** Shorter parts of a name say nothing: half of all words hold an "al". */
const SHORTEST_WORD = 3;
/** What a password must hold beside the words that lie near, its digits and its signs. */
const OWN_LETTERS = 4;

export type PasswordOwner = { email: string; firstName: string; lastName: string };

/**
 * Whether a password is one of the most common, a pattern, or little more than this site's or its owner's own name ("Suki2026!",
 * "andrea.reyes1"): the first guesses at any account. Case does not help, nor do digits and signs around a name.
 */
export function isRefusedPassword(password: string, owner: PasswordOwner): boolean {
  const folded = fold(password);
  return (
    common.has(folded) || isPattern(Array.from(folded)) || isLittleMoreThan([...siteWords, ...wordsOf(owner)], folded)
  );
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** "aaaaaaaa", "abcabcab", "narranarra" and "mnopqrst": said in fewer words than it has letters. */
function isPattern(signs: readonly string[]): boolean {
  const steps = signs.slice(1).map((sign, at) => (sign.codePointAt(0) ?? 0) - (signs[at]?.codePointAt(0) ?? 0));
  const isRun = Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
  return isRun || new Set(signs).size < 4 || [1, 2, 3, 4, 5, 6, 7].some((length) => repeats(signs, length));
}

/** Whether it is a part of that length again and again: a short one may end midway. */
function repeats(signs: readonly string[], length: number): boolean {
  if (length > 4 && signs.length % length > 0) return false;
  return signs.every((sign, at) => at < length || sign === signs[at - length]);
}

function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  return [mailbox, firstName, lastName]
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length >= SHORTEST_WORD);
}

/** A passphrase that has a name in it, or no letters at all, is not meant. */
function isLittleMoreThan(words: readonly string[], folded: string): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), folded);
  return rest !== folded && lettersIn(rest) < OWN_LETTERS && rest.replaceAll(' ', '').length < 2 * OWN_LETTERS;
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
