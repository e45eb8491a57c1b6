import * as z from 'zod/mini';
import type { Language } from '../roles.ts';

/** One text of a form: English is always there, and stands in for a language that lacks it. */
export function wordsOf(longest: number) {
  const text = z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(longest));
  return z.object({ en: text, fil: z.optional(text), ceb: z.optional(text) });
}

export type Words = { en: string; fil?: string | undefined; ceb?: string | undefined };

export function wordsIn(words: Words, language: Language): string {
  return words[language] ?? words.en;
}
