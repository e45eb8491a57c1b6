import type { FormFields } from '#contracts/form/form-definition.ts';
import { fieldTypes, type FormField } from '#contracts/form/form-field.ts';
import { tabStorage } from '../../browser/browser-storage.ts';

/** Unsaved questions, stored in the tab across a reload, with the saved form that they change. */
type StoredEdits = { fields: FormFields; saved: SavedForm };

/** `revision`: of the read. */
export type SavedForm = { revision: number; fields: FormFields };

const keyOf = (form: string) => `suki.form-builder ${form}`;

export function keepEdits(form: string, edits: StoredEdits): void {
  tabStorage.setItem(keyOf(form), JSON.stringify(edits));
}

export function forgetEdits(form: string): void {
  tabStorage.removeItem(keyOf(form));
}

/** null without stored edits. */
export function readStoredEdits(form: string): StoredEdits | null {
  const kept = parsed(tabStorage.getItem(keyOf(form)));
  return isStoredEdits(kept) ? kept : null;
}

/**
 * Start of editing: the stored edits, even if another user has saved since, which is then offered. Stored edits equal
 * to the saved form are dropped.
 */
export function startOfEdits(read: SavedForm, kept: StoredEdits | null): StoredEdits {
  return kept && !areSame(kept.fields, read.fields) ? kept : { fields: read.fields, saved: read };
}

export function areSame(one: FormFields, other: FormFields): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Incomplete questions fail the form's schema, so only their basic fields are validated. */
function isStoredEdits(kept: unknown): kept is StoredEdits {
  return hasQuestions(kept) && 'saved' in kept && hasQuestions(kept.saved) && 'revision' in kept.saved;
}

function hasQuestions(form: unknown): form is object {
  return (
    typeof form === 'object' &&
    form !== null &&
    'fields' in form &&
    Array.isArray(form.fields) &&
    form.fields.every(isQuestion)
  );
}

function isQuestion(field: unknown): field is FormField {
  if (typeof field !== 'object' || field === null) return false;
  const { id, type, label }: { id?: unknown; type?: unknown; label?: unknown } = field;
  return typeof id === 'string' && fieldTypes.some((known) => known === type) && typeof label === 'object';
}
