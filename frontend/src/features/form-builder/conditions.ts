import type { FormFields } from '#contracts/form/form-definition.ts';
import { type FieldOf, type FormField, HIGHEST_NUMBER, type ShowIf } from '#contracts/form/form-field.ts';
import type { Words } from '#contracts/form/words.ts';

const comparisons = ['at_least', 'at_most', 'equals'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * How a question further up can be answered so that another one is asked. `words`: of an option. `comparison`: with a
 * number, of which the one in `showIf` is only the first.
 */
export type Condition = { id: string; showIf: ShowIf; words?: Words; value?: boolean; comparison?: Comparison };

/** Those before the question, and its own, wherever it stands now. */
export function questionsBefore(fields: FormFields, field: FormField): FormFields {
  const place = fields.findIndex(({ id }) => id === field.id);
  return fields.filter(({ id }, index) => id !== field.id && (index < place || id === field.showIf?.fieldId));
}

/** Each choice that somebody who builds a form has of a question further up: answered at all, or in one way. */
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

/** One that can be answered, and that says something where it may. */
function firstCompared({ min = 0, max = HIGHEST_NUMBER }: FieldOf<'number'>): number {
  return Math.min(Math.max(min, 1), max);
}

/** The number that a condition compares with; undefined: it compares with none. */
export function comparedWith(showIf: ShowIf): number | undefined {
  const value = valueOf(showIf);
  return typeof value === 'number' ? value : undefined;
}

/** The same comparison with another number. */
export function comparing(showIf: ShowIf, value: number): ShowIf {
  return showIf.when === 'answered' || showIf.when === 'contains' ? showIf : { ...showIf, value };
}

/** Which of them a question has; undefined: the condition can't hold any more. */
export function conditionOf(field: FormField, showIf: ShowIf): Condition | undefined {
  if (field.type === 'number') return conditionsOn(field).find((one) => one.showIf.when === showIf.when);
  const wanted = JSON.stringify(valueOf(showIf));
  return conditionsOn(field).find((one) => JSON.stringify(valueOf(one.showIf)) === wanted);
}

function valueOf(showIf: ShowIf): unknown {
  return showIf.when === 'answered' ? null : showIf.value;
}
