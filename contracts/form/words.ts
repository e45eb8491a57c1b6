import * as z from 'zod/mini';
import { asText } from '../foreign-text.ts';
import type { Language } from '../roles.ts';

/** One text of a form: English is always there, and stands in for a language that lacks it. */
export function wordsOf(longest: number) {
  // What an older form says with blanks alone stays readable; the call that saves one asks for more.
  const text = z.string().check(
    z.overwrite((words) => asText(words) || words.trim()),
    z.minLength(1, 'Required'),
    z.maxLength(longest),
  );
  return z.object({ en: text, fil: z.optional(text), ceb: z.optional(text) });
}

/** Nothing in it is made of blanks alone. */
export function isShown(words: Words): boolean {
  return Object.values(words).every((text) => asText(text) !== '');
}

export type Words = { en: string; fil?: string | undefined; ceb?: string | undefined };

export function wordsIn(words: Words, language: Language): string {
  return words[language] ?? words.en;
}
