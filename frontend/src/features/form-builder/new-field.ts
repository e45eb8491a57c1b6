import type { FieldType, FormField, FormOption } from '#contracts/form/form-field.ts';
import { newId } from '../../browser/new-id.ts';

const noWords = { en: '' };

/** Ids name questions and options for ever, so they come from no text that may change. */
export function newKey(): string {
  return newId().slice(-12);
}

export function newOption(id = newKey()): FormOption {
  return { id, label: noWords };
}

/** A question that nobody has written yet. */
export function newField(type: FieldType, id = newKey()): FormField {
  const asked = { id, label: noWords, required: false };
  if (type === 'choice' || type === 'several') return { ...asked, type, options: [newOption(), newOption()] };
  return { ...asked, type };
}

/** The same question once more, under an id of its own. */
export function copyOf(field: FormField, id = newKey()): FormField {
  return { ...field, id };
}
