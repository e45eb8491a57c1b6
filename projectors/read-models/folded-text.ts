import { comparableText } from '#contracts/foreign-text.ts';

/** Text as searches compare it: keeps the characters of emails and codes, with single spaces. */
export function folded(text: string): string {
  return comparableText(text)
    .replace(/[^\p{L}\p{N}@.+-]+/gu, ' ')
    .trim();
}

/** Whether each wanted word starts a word of the text. */
export function startsWords(foldedText: string, wanted: readonly string[]): boolean {
  const padded = ` ${foldedText}`;
  return wanted.every((word) => padded.includes(` ${word}`));
}

/** A text of symbols only stays as it is and matches nothing; only an empty text matches everything. */
export function wordsOf(text: string | undefined): string[] {
  const asked = text?.trim() ?? '';
  const words = folded(asked)
    .split(' ')
    .filter((word) => word !== '');
  return words.length === 0 && asked !== '' ? [asked] : words;
}
