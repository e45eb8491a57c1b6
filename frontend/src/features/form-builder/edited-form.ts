import type { FormFields } from '#contracts/form/form-definition.ts';
import type { FormField } from '#contracts/form/form-field.ts';

/** A form during editing: current questions, and those before each change. */
export type EditedForm = {
  fields: FormFields;
  before: readonly FormFields[];
  /** Last changed field: continued typing in it is one change. */
  last: string | null;
};

export type FormEdit =
  | { kind: 'add'; field: FormField; /** Inserts before this index; without it, at the end. */ at?: number }
  | { kind: 'replace'; field: FormField }
  | { kind: 'remove'; id: string }
  | { kind: 'move'; id: string; to: number }
  /** Questions of an earlier version. */
  | { kind: 'restore'; fields: FormFields }
  | { kind: 'undo' }
  /** Starts over from the saved or stored questions. */
  | { kind: 'start'; fields: FormFields };

/** Maximum undo steps. */
const MOST_BEFORE = 100;

export function editedFrom(fields: FormFields): EditedForm {
  return { fields, before: [], last: null };
}

export function editForm(form: EditedForm, edit: FormEdit): EditedForm {
  if (edit.kind === 'start') return editedFrom(edit.fields);
  if (edit.kind === 'undo') return undone(form);
  const fields = changed(form.fields, edit);
  if (fields === form.fields) return form;
  const last = edit.kind === 'replace' ? edit.field.id : null;
  const before = last !== null && last === form.last ? form.before : [...form.before, form.fields].slice(-MOST_BEFORE);
  return { fields, before, last };
}

function undone({ fields, before }: EditedForm): EditedForm {
  return { fields: before.at(-1) ?? fields, before: before.slice(0, -1), last: null };
}

type Change = Exclude<FormEdit, { kind: 'start' | 'undo' }>;

function changed(fields: FormFields, edit: Change): FormFields {
  switch (edit.kind) {
    case 'add':
      return fields.toSpliced(edit.at ?? fields.length, 0, edit.field);
    case 'replace':
      return fields.map((field) => (field.id === edit.field.id ? edit.field : field));
    case 'remove':
      return fields.filter(({ id }) => id !== edit.id);
    case 'restore':
      return edit.fields;
    case 'move':
      return moved(fields, edit);
  }
}

function moved(fields: FormFields, { id, to }: { id: string; to: number }): FormFields {
  const from = fields.findIndex((field) => field.id === id);
  const field = fields[from];
  if (!field || from === to || to < 0 || to >= fields.length) return fields;
  return fields.toSpliced(from, 1).toSpliced(to, 0, field);
}
