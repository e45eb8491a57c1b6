import * as z from 'zod/mini';
import { Address, recordOfAtMost, Text } from '../fields.ts';

/**
 * An answer by the kind of its question: words, a number, an option's id, ids of several, yes or no, a day, addresses of
 * uploaded photos, an address. null: none.
 */
export const Answer = z.union([
  Text.check(z.maxLength(2000)),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().check(z.maxLength(300))).check(z.maxLength(30)),
  Address,
]);
export type Answer = z.infer<typeof Answer>;

/** To the questions about a job, by the question's id. */
export const Answers = recordOfAtMost(80, z.string().check(z.maxLength(60)), Answer);
export type Answers = Readonly<Record<string, unknown>>;

/** A question may be called as what every object has by itself (`constructor`). */
export function answerTo(answers: Answers, fieldId: string): unknown {
  return Object.hasOwn(answers, fieldId) ? answers[fieldId] : undefined;
}

/** Every text among them, those of lists one by one: addresses of photos are such. */
export function textsIn(answers: Answers): string[] {
  return Object.values(answers)
    .flat()
    .filter((answer): answer is string => typeof answer === 'string');
}

/** Nothing was said: an empty text and an empty list are no answer. */
export function isAnswered(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  return Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer !== null;
}
