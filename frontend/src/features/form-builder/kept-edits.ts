import type { FormFields } from '#contracts/form/form-definition.ts';
import { fieldTypes, type FormField } from '#contracts/form/form-field.ts';
import { tabStorage } from '../../browser/browser-storage.ts';

/** Questions that were not saved yet, kept in the tab over a reload. `revision`: of the saved form that they change. */
type KeptEdits = { revision: number; fields: FormFields };

const keyOf = (form: string) => `suki.form-builder ${form}`;

export function keepEdits(form: string, edits: KeptEdits): void {
  tabStorage.setItem(keyOf(form), JSON.stringify(edits));
}

export function forgetEdits(form: string): void {
  tabStorage.removeItem(keyOf(form));
}

/** null where nothing was kept, or what was saved since is another form. */
export function keptEdits(form: string, revision: number): FormFields | null {
  const kept = parsed(tabStorage.getItem(keyOf(form)));
  return isKeptEdits(kept) && kept.revision === revision ? kept.fields : null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Half-written questions fail the form's own schema, so only what every question has from the start is asked for. */
function isKeptEdits(kept: unknown): kept is KeptEdits {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'revision' in kept &&
    'fields' in kept &&
    Array.isArray(kept.fields) &&
    kept.fields.every(isQuestion)
  );
}

function isQuestion(field: unknown): field is FormField {
  if (typeof field !== 'object' || field === null) return false;
  const { id, type, label }: { id?: unknown; type?: unknown; label?: unknown } = field;
  return typeof id === 'string' && fieldTypes.some((known) => known === type) && typeof label === 'object';
}
