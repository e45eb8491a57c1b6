import { type Answers, answerTo } from './answers.ts';
import type { FormFields } from './form-definition.ts';
import type { FormField } from './form-field.ts';

/** A form as it was published, by its number; 0: none was, and nothing is asked. */
export type PublishedForm = { version: number; fields: FormFields };

export const noForm: PublishedForm = { version: 0, fields: [] };

/** Which versions were asked; of the worker's own only where a worker was chosen. */
export type AskedVersions = { formVersion: number; workerFormVersion: number };

export type AskedForms = { form: PublishedForm; workerForm: PublishedForm };

const OF_WORKER = 'worker.';

/**
 * What a client is asked: the category's questions, then those of the worker whom they chose. A worker's questions stand
 * among the answers as `worker.…`, so that both may use the same ids.
 */
export function askedFields({ form, workerForm }: AskedForms): FormField[] {
  return [...form.fields, ...workerForm.fields.map(ofWorker)];
}

/**
 * What is asked of a booking, whose package, if it has one, has a fixed price: questions and options that add to a price
 * are left out, and a single choice, which describes the job, costs nothing.
 */
export function bookedFields(asked: AskedForms, hasPackage: boolean): FormField[] {
  const fields = askedFields(asked);
  return hasPackage ? fields.flatMap(inPackage) : fields;
}

/** Without answers that a package makes void: given before it was chosen, or when it still cost them. */
export function bookedAnswers(asked: AskedForms, answers: Answers, hasPackage: boolean): Record<string, unknown> {
  const left = { ...answers };
  if (!hasPackage) return left;
  const booked = new Map(bookedFields(asked, true).map((field) => [field.id, field]));
  for (const field of askedFields(asked)) {
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

/** Whether anybody ever published questions for it: where nobody did, any answers are taken. */
export function hasForm({ form, workerForm }: AskedForms): boolean {
  return form.version !== noForm.version || workerForm.version !== noForm.version;
}

export function versionsOf({ form, workerForm }: AskedForms): AskedVersions {
  return { formVersion: form.version, workerFormVersion: workerForm.version };
}

/** Whether that is a question of the worker who was chosen. */
export function isOwnOfWorker(fieldId: string): boolean {
  return fieldId.startsWith(OF_WORKER);
}

/** The answers to the category's questions alone: those of a worker are nobody else's. */
export function withoutOwnOfWorker(answers: Answers): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !isOwnOfWorker(id)));
}

function ofWorker<Field extends FormField>(field: Field): Field {
  const { id, showIf } = field;
  const earlier = showIf && { ...showIf, fieldId: `${OF_WORKER}${showIf.fieldId}` };
  return { ...field, id: `${OF_WORKER}${id}`, ...(earlier && { showIf: earlier }) };
}
