import type { FormFields } from '#contracts/form/form-definition.ts';
import { type FieldOf, type FormField, HIGHEST_NUMBER, type ShowIf } from '#contracts/form/form-field.ts';
import type { Words } from '#contracts/form/words.ts';

const comparisons = ['at_least', 'at_most', 'equals'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * A condition on an earlier question's answer. `words`: text of an option. `comparison`: with a number, initially
 * that in `showIf`.
 */
export type Condition = { id: string; showIf: ShowIf; words?: Words; value?: boolean; comparison?: Comparison };

/** Questions before this one, and the question of its current condition wherever it is. */
export function questionsBefore(fields: FormFields, field: FormField): FormFields {
  const place = fields.findIndex(({ id }) => id === field.id);
  return fields.filter(({ id }, index) => id !== field.id && (index < place || id === field.showIf?.fieldId));
}

/** All conditions possible on an earlier question: answered at all, or answered in a certain way. */
export function conditionsOn(field: FormField): Condition[] {
  const fieldId = field.id;
  const answered: Condition = { id: 'answered', showIf: { fieldId, when: 'answered' } };
  switch (field.type) {
    case 'choice':
      return [
        answered,
        ...field.options.map(({ id, label }): Condition => ({
          id: `is ${id}`,
          words: label,
          showIf: { fieldId, when: 'equals', value: id },
        })),
      ];
    case 'several':
      return [
        answered,
        ...field.options.map(({ id, label }): Condition => ({
          id: `is ${id}`,
          words: label,
          showIf: { fieldId, when: 'contains', value: id },
        })),
      ];
    case 'yes_no':
      return [true, false].map((value): Condition => ({
        id: `is ${value}`,
        value,
        showIf: { fieldId, when: 'equals', value },
      }));
    case 'number':
      return [
        answered,
        ...comparisons.map((when): Condition => ({
          id: when,
          comparison: when,
          showIf: { fieldId, when, value: firstCompared(field) },
        })),
      ];
    default:
      return [answered];
  }
}

/** A valid first number that excludes some answers, if possible. */
function firstCompared({ min = 0, max = HIGHEST_NUMBER }: FieldOf<'number'>): number {
  return Math.min(Math.max(min, 1), max);
}

/** The number in a comparison; undefined for other conditions. */
export function comparedWith(showIf: ShowIf): number | undefined {
  const value = valueOf(showIf);
  return typeof value === 'number' ? value : undefined;
}

export function comparing(showIf: ShowIf, value: number): ShowIf {
  return showIf.when === 'answered' || showIf.when === 'contains' ? showIf : { ...showIf, value };
}

/** The matching condition; undefined if it can no longer be met. */
export function conditionOf(field: FormField, showIf: ShowIf): Condition | undefined {
  if (field.type === 'number') return conditionsOn(field).find((one) => one.showIf.when === showIf.when);
  const wanted = JSON.stringify(valueOf(showIf));
  return conditionsOn(field).find((one) => JSON.stringify(valueOf(one.showIf)) === wanted);
}

function valueOf(showIf: ShowIf): unknown {
  return showIf.when === 'answered' ? null : showIf.value;
}
