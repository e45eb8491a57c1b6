import { folded } from '#projectors/read-models/folded-text.ts';

const otherNames: ReadonlyMap<string, string> = new Map([
  ['tagalog', 'filipino'],
  ['pilipino', 'filipino'],
  ['bisaya', 'cebuano'],
  ['binisaya', 'cebuano'],
]);

/** A language by whichever of its names people write. */
export function languageKey(language: string): string {
  const key = folded(language);
  return otherNames.get(key) ?? key;
}
