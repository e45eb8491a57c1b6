import { useEffect, useReducer, useState } from 'react';
import type { FormFields } from '#contracts/form/form-definition.ts';
import type { FormEditor, FormSaved } from '#contracts/views/form.ts';
import { editedFrom, editForm } from './edited-form.ts';
import { areSame, forgetEdits, keepEdits, readStoredEdits, type SavedForm, startOfEdits } from './stored-edits.ts';

export type SaveForm = (body: { fields: FormFields; publish?: boolean; revision: number }) => Promise<FormSaved>;

/**
 * A saved form, its unsaved changes, and saving them. Changes survive a reload. Another user's save replaces an
 * unchanged form, and is otherwise offered as `newer`.
 */
export function useFormEdits(read: FormEditor, name: string, save: SaveForm) {
  const [start] = useState(() => startOfEdits(savedOf(read), readStoredEdits(name)));
  const [saved, setSaved] = useState(start.saved);
  const [form, edit] = useReducer(editForm, start.fields, editedFrom);
  const { fields } = form;
  const isChanged = !areSame(fields, saved.fields);
  const [isSaving, setIsSaving] = useState(false);
  const newer = isNewer(read, { saved, isSaving }) ? savedOf(read) : null;

  useEffect(() => {
    if (isChanged) keepEdits(name, { fields, saved });
    else forgetEdits(name);
  }, [name, isChanged, saved, fields]);

  function startFrom(next: SavedForm) {
    setSaved(next);
    edit({ kind: 'start', fields: next.fields });
  }

  // The user has no unsaved changes that this would overwrite.
  if (newer && !isChanged) startFrom(newer);

  /** Overwrites another user's save only after it was shown as `newer`. */
  async function send(wanted: FormFields, publish: boolean) {
    setIsSaving(true);
    try {
      const { revision } = await save({ fields: wanted, publish, revision: Math.max(saved.revision, read.revision) });
      setSaved({ revision, fields: wanted });
    } finally {
      setIsSaving(false);
    }
  }

  return {
    fields,
    edit,
    isChanged,
    newer,
    canUndo: form.before.length > 0,
    saveDraft: () => send(fields, false),
    publish: () => send(fields, true),
    /** Returns to the published questions. */
    async discardDraft(asked: FormFields) {
      await send(asked, false);
      edit({ kind: 'start', fields: asked });
    },
    takeNewer() {
      if (newer) startFrom(newer);
    },
  };
}

export type FormEdits = ReturnType<typeof useFormEdits>;

function savedOf({ draft, fields, revision }: FormEditor): SavedForm {
  return { revision, fields: draft?.fields ?? fields };
}

type At = { revision: number };

/**
 * Whether another user saved the read version. The user's own save may be read before its response arrives, so other
 * saves count only after that.
 */
export function isNewer(read: At, { saved, isSaving }: { saved: At; isSaving: boolean }): boolean {
  return !isSaving && read.revision > saved.revision;
}
