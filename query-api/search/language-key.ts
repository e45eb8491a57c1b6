import { folded } from '#projectors/read-models/folded-text.ts';

const otherNames: ReadonlyMap<string, string> = new Map([
  ['tagalog', 'filipino'],
  ['pilipino', 'filipino'],
  ['bisaya', 'cebuano'],
  ['binisaya', 'cebuano'],
]);

/** A language's key from any of its names. */
export function languageKey(language: string): string {
  const key = folded(language);
  return otherNames.get(key) ?? key;
}
