import * as z from 'zod/mini';
import { Address, Day, FileUrl } from '../fields.ts';
import { type Answers, answerTo, isAnswered } from './answers.ts';
import type { FormFields } from './form-definition.ts';
import {
  type FieldOf,
  type FieldType,
  type FormField,
  HIGHEST_NUMBER,
  LONGEST_LONG_TEXT,
  LONGEST_TEXT,
  MOST_PHOTOS,
} from './form-field.ts';
import { visibleFields } from './visible-fields.ts';

export const answerFaults = [
  'required',
  'not_asked',
  'wrong_kind',
  'not_an_option',
  'too_short',
  'too_long',
  'too_low',
  'too_high',
  'too_few',
  'too_many',
  'too_early',
  'too_late',
] as const;
export type AnswerFault = (typeof answerFaults)[number];

/** `limit`: the exceeded limit. */
export type AnswerProblem = { fieldId: string; fault: AnswerFault; limit?: number | string };
type Problem = Omit<AnswerProblem, 'fieldId'>;

/** Invalid answers by question, in form order; answers to unknown questions come last. */
export function validateAnswers(fields: FormFields, answers: Answers): AnswerProblem[] {
  const known = new Set(fields.map(({ id }) => id));
  const wrong = visibleFields(fields, answers).flatMap((field) => {
    const problem = problemOf(field, answerTo(answers, field.id));
    return problem ? [{ fieldId: field.id, ...problem }] : [];
  });
  const unknown = Object.keys(answers)
    .filter((id) => !known.has(id))
    .map((fieldId) => ({ fieldId, fault: 'not_asked' as const }));
  return [...wrong, ...unknown];
}

function problemOf(field: FormField, answer: unknown): Problem | null {
  if (!isAnswered(answer)) return field.required ? { fault: 'required' } : null;
  // The table row and the field match by field type.
  const check: (field: never, answer: unknown) => Problem | null = checks[field.type];
  return check(field as never, answer);
}

const wrongKind: Problem = { fault: 'wrong_kind' };

const checks: { readonly [Type in FieldType]: (field: FieldOf<Type>, answer: unknown) => Problem | null } = {
  text: (field, answer) => textProblem(answer, { max: LONGEST_TEXT, ...field }),
  long_text: (field, answer) => textProblem(answer, { max: LONGEST_LONG_TEXT, ...field }),
  number: ({ min = 0, max = HIGHEST_NUMBER }, answer) =>
    Number.isSafeInteger(answer) ? outside(Number(answer), { min, max }, ['too_low', 'too_high']) : wrongKind,
  choice: ({ options }, answer) =>
    options.some(({ id }) => id === answer)
      ? null
      : { fault: typeof answer === 'string' ? 'not_an_option' : 'wrong_kind' },
  several: (field, answer) => severalProblem(field, answer),
  yes_no: (_, answer) => (typeof answer === 'boolean' ? null : wrongKind),
  date: (field, answer) => dateProblem(field, answer),
  photo: ({ min = 1, max = MOST_PHOTOS }, answer) =>
    z.safeParse(z.array(FileUrl), answer).success && Array.isArray(answer)
      ? outside(answer.length, { min, max }, ['too_few', 'too_many'])
      : wrongKind,
  address: (_, answer) => (z.safeParse(Address, answer).success ? null : wrongKind),
};

type Limits = { min?: number | undefined; max?: number | undefined };

function outside(size: number, { min, max }: Limits, [below, above]: [AnswerFault, AnswerFault]): Problem | null {
  if (min !== undefined && size < min) return { fault: below, limit: min };
  return max !== undefined && size > max ? { fault: above, limit: max } : null;
}

function textProblem(answer: unknown, limits: Limits): Problem | null {
  return typeof answer === 'string' ? outside(answer.trim().length, limits, ['too_short', 'too_long']) : wrongKind;
}

function severalProblem({ options, min, max }: FieldOf<'several'>, answer: unknown): Problem | null {
  if (!Array.isArray(answer)) return wrongKind;
  const ids = new Set(options.map(({ id }) => id));
  if (new Set(answer).size < answer.length || answer.some((chosen) => !ids.has(chosen)))
    return { fault: 'not_an_option' };
  return outside(answer.length, { min, max }, ['too_few', 'too_many']);
}

function dateProblem({ min, max }: FieldOf<'date'>, answer: unknown): Problem | null {
  const day = z.safeParse(Day, answer);
  if (!day.success) return wrongKind;
  if (min !== undefined && day.data < min) return { fault: 'too_early', limit: min };
  return max !== undefined && day.data > max ? { fault: 'too_late', limit: max } : null;
}
