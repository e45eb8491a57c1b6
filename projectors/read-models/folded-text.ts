import { asCompared } from '#contracts/foreign-text.ts';

/** How names, addresses and codes are compared when people search: with what stands in an email or a code, single spaces. */
export function folded(text: string): string {
  return asCompared(text)
    .replace(/[^\p{L}\p{N}@.+-]+/gu, ' ')
    .trim();
}

/** The words asked for; each of them must start a word of the text. */
export function startsWords(foldedText: string, wanted: readonly string[]): boolean {
  const padded = ` ${foldedText}`;
  return wanted.every((word) => padded.includes(` ${word}`));
}

/** A text of signs alone is asked for as it stands, and found nowhere; only an empty one asks for everything. */
export function wordsOf(text: string | undefined): string[] {
  const asked = text?.trim() ?? '';
  const words = folded(asked)
    .split(' ')
    .filter((word) => word !== '');
  return words.length === 0 && asked !== '' ? [asked] : words;
}
