import * as z from 'zod/mini';
import { Address, recordOfAtMost, Text } from '../fields.ts';

/**
 * An answer by kind of question: text, a number, an option's id, several ids, yes or no, a day, URLs of uploaded
 * photos, an address. null: no answer.
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

/** Answers to a form by question id. */
export const Answers = recordOfAtMost(80, z.string().check(z.maxLength(60)), Answer);
export type Answers = Readonly<Record<string, unknown>>;

/** Question ids may equal properties of every object (`constructor`). */
export function answerTo(answers: Answers, fieldId: string): unknown {
  return Object.hasOwn(answers, fieldId) ? answers[fieldId] : undefined;
}

/** All texts in the answers, including list items; photo URLs are such. */
export function textsIn(answers: Answers): string[] {
  return Object.values(answers)
    .flat()
    .filter((answer): answer is string => typeof answer === 'string');
}

/** Empty texts and lists do not count as answers. */
export function isAnswered(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  return Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer !== null;
}
