import type { Answers } from './answers.ts';
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
