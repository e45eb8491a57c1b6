import type { FieldType, FormField, FormOption } from '#contracts/form/form-field.ts';
import { newId } from '../../browser/new-id.ts';

const noWords = { en: '' };

/** Ids of questions and options are permanent, so they do not derive from a text. */
export function newKey(): string {
  return newId().slice(-12);
}

export function newOption(id = newKey()): FormOption {
  return { id, label: noWords };
}

/** An empty question. */
export function newField(type: FieldType, id = newKey()): FormField {
  const asked = { id, label: noWords, required: false };
  if (type === 'choice' || type === 'several') return { ...asked, type, options: [newOption(), newOption()] };
  return { ...asked, type };
}

/** A copy of the question with a new id. */
export function copyOf(field: FormField, id = newKey()): FormField {
  return { ...field, id };
}
