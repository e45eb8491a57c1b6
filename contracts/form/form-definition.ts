import * as z from 'zod/mini';
import { type FieldOf, type FormField, FormField as Field, HIGHEST_NUMBER, type ShowIf } from './form-field.ts';

export const MOST_FIELDS = 40;

export type DefinitionProblem = { path: (string | number)[]; message: string };

/** The questions of a form in order, validated individually and together. */
export const FormFields = z.array(Field).check(
  z.maxLength(MOST_FIELDS, `At most ${MOST_FIELDS} questions`),
  z.check(({ value, issues }) => {
    for (const { path, message } of definitionProblems(value))
      issues.push({ code: 'custom', path, message, input: value });
  }),
);
export type FormFields = readonly FormField[];

/** Problems between the questions. Conditions may only refer to earlier questions, so cycles are impossible. */
export function definitionProblems(fields: FormFields): DefinitionProblem[] {
  return fields.flatMap((field, index) =>
    [
      ...repeatedId(fields, index),
      ...limitProblems(field),
      ...optionProblems(field),
      ...showIfProblems(fields.slice(0, index), field.showIf),
    ].map(({ path, message }) => ({ path: [index, ...path], message })),
  );
}

function repeatedId(fields: FormFields, index: number): DefinitionProblem[] {
  const isRepeated = fields.findIndex(({ id }) => id === fields[index]?.id) < index;
  return isRepeated ? [{ path: ['id'], message: 'Another question has this id' }] : [];
}

function limitProblems(field: FormField): DefinitionProblem[] {
  const { min, max } = { min: undefined, max: undefined, ...field };
  if (min !== undefined && max !== undefined && min > max)
    return [{ path: ['max'], message: 'Must not be less than the least' }];
  const isUnreachable = field.type === 'several' && Math.max(field.min ?? 0, field.max ?? 0) > field.options.length;
  return isUnreachable ? [{ path: ['max'], message: 'More than there are options' }] : [];
}

function optionProblems(field: FormField): DefinitionProblem[] {
  if (field.type !== 'choice' && field.type !== 'several') return [];
  const ids = field.options.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ path: ['options', index, 'id'], message: 'Another option has this id' }] : [],
  );
}

function showIfProblems(earlier: FormFields, showIf: ShowIf | undefined): DefinitionProblem[] {
  if (!showIf) return [];
  const asked = earlier.find(({ id }) => id === showIf.fieldId);
  if (!asked) return [{ path: ['showIf', 'fieldId'], message: 'Not a question further up' }];
  return isSatisfiable(showIf, asked)
    ? []
    : [{ path: ['showIf', 'value'], message: 'The question further up is never answered so' }];
}

/** Whether some answer to the question fulfils the condition. */
export function isSatisfiable(showIf: ShowIf, field: FormField): boolean {
  switch (showIf.when) {
    case 'answered':
      return true;
    case 'equals':
      return canBe(showIf.value, field);
    case 'contains':
      return field.type === 'several' && field.options.some(({ id }) => id === showIf.value);
    case 'at_least':
      return field.type === 'number' && showIf.value <= mostOf(field);
    case 'at_most':
      return field.type === 'number' && showIf.value >= leastOf(field);
  }
}

function canBe(value: string | number | boolean, field: FormField): boolean {
  switch (field.type) {
    case 'choice':
      return field.options.some(({ id }) => id === value);
    case 'yes_no':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && isWithin(value, field);
    default:
      return false;
  }
}

const leastOf = ({ min = 0 }: FieldOf<'number'>) => min;
const mostOf = ({ max = HIGHEST_NUMBER }: FieldOf<'number'>) => max;

/** Answers are whole numbers. */
function isWithin(value: number, field: FieldOf<'number'>): boolean {
  return Number.isSafeInteger(value) && value >= leastOf(field) && value <= mostOf(field);
}
