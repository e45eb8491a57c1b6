import * as z from 'zod/mini';
import { asText } from '../foreign-text.ts';
import type { Language } from '../roles.ts';

/** A text of a form in several languages: English is required and is the fallback. */
export function wordsOf(longest: number) {
  // Blank texts of older forms stay readable; saving a form is stricter.
  const text = z.string().check(
    z.overwrite((words) => asText(words) || words.trim()),
    z.minLength(1, 'Required'),
    z.maxLength(longest),
  );
  return z.object({ en: text, fil: z.optional(text), ceb: z.optional(text) });
}

/** No text is blank. */
export function hasText(words: Words): boolean {
  return Object.values(words).every((text) => asText(text) !== '');
}

export type Words = { en: string; fil?: string | undefined; ceb?: string | undefined };

export function wordsIn(words: Words, language: Language): string {
  return words[language] ?? words.en;
}
