import { type Answers, answerTo } from './answers.ts';
import type { FormFields } from './form-definition.ts';
import type { FormField } from './form-field.ts';

/** A published form by version; 0: none exists, and nothing is asked. */
export type PublishedForm = { version: number; fields: FormFields };

export const noForm: PublishedForm = { version: 0, fields: [] };

/** The shown versions; the worker's is only used with a chosen worker. */
export type FormVersions = { formVersion: number; workerFormVersion: number };

export type BookingForms = { form: PublishedForm; workerForm: PublishedForm };

const OF_WORKER = 'worker.';

/**
 * A booking's questions: those of the category, then those of the chosen worker. Answers to a worker's questions have
 * keys `worker.…`, so that both forms may use the same ids.
 */
export function fieldsOfForms({ form, workerForm }: BookingForms): FormField[] {
  return [...form.fields, ...workerForm.fields.map(ofWorker)];
}

/**
 * A booking's questions with or without a package. A package has a fixed price: questions and options that add to the
 * price are omitted, and single choices, which describe the job, cost nothing.
 */
export function bookedFields(asked: BookingForms, hasPackage: boolean): FormField[] {
  const fields = fieldsOfForms(asked);
  return hasPackage ? fields.flatMap(inPackage) : fields;
}

/** Removes answers that a package makes void: those from before it was chosen, or with a price. */
export function bookedAnswers(asked: BookingForms, answers: Answers, hasPackage: boolean): Record<string, unknown> {
  const left = { ...answers };
  if (!hasPackage) return left;
  const booked = new Map(bookedFields(asked, true).map((field) => [field.id, field]));
  for (const field of fieldsOfForms(asked)) {
    const { id } = field;
    const said = answerTo(left, id);
    if (!booked.has(id)) delete left[id];
    else if (field.type === 'several' && Array.isArray(said))
      left[id] = said.filter((option) => !field.options.some((one) => one.id === option && one.price));
  }
  return left;
}

function inPackage(field: FormField): FormField[] {
  switch (field.type) {
    case 'number':
    case 'yes_no':
      return field.price ? [] : [field];
    case 'choice':
      return [{ ...field, options: field.options.map(({ price, ...option }) => option) }];
    case 'several': {
      const options = field.options.filter(({ price }) => !price);
      return options.length < Math.max(2, field.min ?? 0) ? [] : [{ ...field, options }];
    }
    default:
      return [field];
  }
}

/** Whether any questions were published. If not, any answers are accepted. */
export function hasForm({ form, workerForm }: BookingForms): boolean {
  return form.version !== noForm.version || workerForm.version !== noForm.version;
}

export function versionsOf({ form, workerForm }: BookingForms): FormVersions {
  return { formVersion: form.version, workerFormVersion: workerForm.version };
}

/** Whether it is a question of the chosen worker. */
export function isOwnOfWorker(fieldId: string): boolean {
  return fieldId.startsWith(OF_WORKER);
}

/** Answers to the category's questions only: a worker's are private to that worker. */
export function withoutOwnOfWorker(answers: Answers): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !isOwnOfWorker(id)));
}

function ofWorker<Field extends FormField>(field: Field): Field {
  const { id, showIf } = field;
  const earlier = showIf && { ...showIf, fieldId: `${OF_WORKER}${showIf.fieldId}` };
  return { ...field, id: `${OF_WORKER}${id}`, ...(earlier && { showIf: earlier }) };
}
