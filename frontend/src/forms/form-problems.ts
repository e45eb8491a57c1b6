import * as z from 'zod/mini';
import { textFaults } from '#contracts/fields.ts';
import { formsEn } from './forms.en.ts';

export type FormWord = keyof typeof formsEn;

export function isFormWord(text: unknown): text is FormWord {
  return typeof text === 'string' && Object.hasOwn(formsEn, text);
}

/** First schema error of each field, by name. */
export function formProblems(schema: z.ZodMiniType, values: unknown): Record<string, FormWord> {
  const checked = z.safeParse(schema, values);
  if (checked.success) return {};
  const problems: Record<string, FormWord> = {};
  for (const issue of checked.error.issues) {
    const field = String(issue.path[0] ?? '');
    problems[field] ??= wordOf(issue, valueAt(values, field));
  }
  return problems;
}

function wordOf(issue: z.core.$ZodIssue, value: unknown): FormWord {
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooMuch';
  if (issue.code === 'invalid_type') return 'required';
  if (issue.code !== 'invalid_format')
    return isFormWord(issue.message) ? issue.message : (messages[issue.message] ?? 'wrong');
  if (issue.format === 'email') return emailProblem(typeof value === 'string' ? value : '');
  return patterns[String(issue.path[0])] ?? 'wrong';
}

/** Texts of schema rules. */
const messages: Record<string, FormWord> = {
  [textFaults.empty]: 'required',
  [textFaults.name]: 'nameWrong',
  [textFaults.link]: 'nameDot',
  [textFaults.reserved]: 'nameReserved',
  [textFaults.untypable]: 'passwordHidden',
};

const patterns: Record<string, FormWord> = { phone: 'phoneWrong', code: 'sixDigits' };

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): FormWord {
  if (origin === 'array') return 'chooseOne';
  if (origin !== 'string') return 'tooLittle';
  return minimum === 1 ? 'required' : 'passwordShort';
}

function emailProblem(email: string): FormWord {
  const [name = '', place, ...more] = email.trim().split('@');
  if (name === '' && place === undefined) return 'required';
  if (place === undefined || more.length > 0) return 'emailAt';
  return name !== '' && /^[\w-]+\.?$/.test(place) ? 'emailEnding' : 'emailWrong';
}

function valueAt(values: unknown, field: string): unknown {
  return typeof values === 'object' && values !== null
    ? Object.entries(values).find(([name]) => name === field)?.[1]
    : undefined;
}
