import { looksLikeLink } from '../links.ts';

const LONGEST = 40;
/** More digits than a house number or "24/7" has: a phone number, an id, a card. */
const MOST_DIGITS = 3;

/**
 * The words of a search as they are counted when it found nothing; null for what may tell of a person, or is no word: an
 * address to write to or to open, a number, something long.
 */
export function countedWords(words: readonly string[]): string | null {
  const text = words.join(' ');
  const digits = text.replaceAll(/\D/g, '').length;
  const isWord = /\p{L}{2}/u.test(text) && text.length <= LONGEST;
  return isWord && digits <= MOST_DIGITS && !looksLikeLink(text) ? text : null;
}
