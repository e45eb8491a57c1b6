import type * as z from 'zod/mini';

type RawIssue = z.core.$ZodRawIssue;

/** Messages for schema errors without one of their own; zod/mini would say "Invalid input" for all. */
export function validationText(issue: RawIssue): string | undefined {
  // An enum or a union would report a missing value as a wrong one.
  if (issue.input === undefined && issue.code !== 'custom') return 'Required';
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? 'Not the right kind of value';
    case 'invalid_value':
      return `Not one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `At least ${amountOf(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `At most ${amountOf(issue.maximum, issue.origin)}`;
    case 'invalid_format':
      return `Not in the form of: ${issue.format}`;
    case 'not_multiple_of':
      return `Not a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'In none of the forms that this may have';
    default:
      return undefined;
  }
}

const kinds: Record<string, string> = {
  string: 'Not a text',
  number: 'Not a number',
  int: 'Not a whole number',
  boolean: 'Neither true nor false',
  array: 'Not a list',
  object: 'Not an object',
  record: 'Not an object',
  null: 'Not null',
};

const counted: Record<string, readonly [one: string, more: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function amountOf(bound: number | bigint, origin: string): string {
  const words = counted[origin];
  return words ? `${bound} ${words[Number(bound) === 1 ? 0 : 1]}` : String(bound);
}
