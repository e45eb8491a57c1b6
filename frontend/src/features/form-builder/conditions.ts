import type { FormFields } from '#contracts/form/form-definition.ts';
import type { FormField, ShowIf } from '#contracts/form/form-field.ts';
import type { Words } from '#contracts/form/words.ts';

/** How a question further up can be answered so that another one is asked. `words`: of an option. */
export type Condition = { id: string; showIf: ShowIf; words?: Words; value?: boolean };

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
    default:
      return [answered];
  }
}

/** Which of them a question has; undefined: the condition can't hold any more, or is one of a number. */
export function conditionOf(field: FormField, showIf: ShowIf): Condition | undefined {
  const wanted = JSON.stringify(valueOf(showIf));
  return conditionsOn(field).find((one) => JSON.stringify(valueOf(one.showIf)) === wanted);
}

function valueOf(showIf: ShowIf): unknown {
  return showIf.when === 'answered' ? null : showIf.value;
}
