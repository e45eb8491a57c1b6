import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common passwords (ASVS 5.0, 6.2.4) of the minimum length; case-folded. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter((password) => password.length >= 8));

/** Obvious words for this site. */
const siteWords = ['suki', 'password'];
/** Shorter name parts are ignored: half of all words contain "al". */
const SHORTEST_WORD = 3;
/** Letters required besides obvious words, digits and punctuation. */
const OWN_LETTERS = 4;

export type PasswordOwner = { email: string; firstName: string; lastName: string };

/**
 * Whether a password is common, a pattern, or little more than the name of the site or the owner ("Suki2026!",
 * "andrea.reyes1"). Case, and digits or punctuation around a name, make no difference.
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

/** Repetitions and sequences: "aaaaaaaa", "abcabcab", "narranarra", "mnopqrst". */
function isPattern(signs: readonly string[]): boolean {
  const steps = signs.slice(1).map((sign, at) => (sign.codePointAt(0) ?? 0) - (signs[at]?.codePointAt(0) ?? 0));
  const isRun = Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
  return isRun || new Set(signs).size < 4 || [1, 2, 3, 4, 5, 6, 7].some((length) => repeats(signs, length));
}

/** Whether the text repeats a part of this length; the last repetition of a short part may be incomplete. */
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

/** Accepts a passphrase that contains a name, and text without letters. */
function isLittleMoreThan(words: readonly string[], folded: string): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), folded);
  return rest !== folded && lettersIn(rest) < OWN_LETTERS && rest.replaceAll(' ', '').length < 2 * OWN_LETTERS;
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
