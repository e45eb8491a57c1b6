import { join } from 'node:path';
import { nameOf, poPathOf, readPo, type Translation } from './po-files.ts';

const root = join(import.meta.dirname, '../..');

/** A file of English texts in another language, read once. `file`: its path in the repository, without `.en.ts`. */
export function translatedTexts<English extends object>(
  language: Translation,
  english: English,
  file: string,
): InAnotherLanguage<English> {
  const path = join(root, `${file}.en.ts`);
  const byId = new Map(readPo(poPathOf(path, language)).map(({ id, text }) => [id, text]));
  return inPlaceOf(english, [nameOf(path)], byId) as InAnotherLanguage<English>;
}

export type InAnotherLanguage<English> = {
  [Key in keyof English]: English[Key] extends string ? string : InAnotherLanguage<English[Key]>;
};

function inPlaceOf(value: unknown, path: readonly string[], byId: ReadonlyMap<string, string>): unknown {
  // A text without a translation stays English.
  if (typeof value === 'string') return byId.get(path.join('.')) || value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, inPlaceOf(inner, [...path, key], byId)]),
  );
}

/** The same in every language. */
export function inEveryLanguage<English extends object>(
  english: English,
  file: string,
): Readonly<Record<'en' | Translation, InAnotherLanguage<English>>> {
  return {
    en: english as InAnotherLanguage<English>,
    fil: translatedTexts('fil', english, file),
    ceb: translatedTexts('ceb', english, file),
  };
}
