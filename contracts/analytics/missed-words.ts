import { looksLikeLink } from '../links.ts';

const LONGEST = 40;
/** Longer than in a house number or "24/7": may be a phone number, an id or a card. */
const MOST_DIGITS = 3;

/**
 * The text under which a search without results is counted. null for text that may identify a person or is not a word:
 * addresses, numbers, long text.
 */
export function countableText(words: readonly string[]): string | null {
  const text = words.join(' ');
  const digits = text.replaceAll(/\D/g, '').length;
  const isWord = /\p{L}{2}/u.test(text) && text.length <= LONGEST;
  return isWord && digits <= MOST_DIGITS && !looksLikeLink(text) ? text : null;
}
