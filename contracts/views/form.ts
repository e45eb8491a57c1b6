import * as z from 'zod/mini';
import type { PublishedForm } from '../form/asked-form.ts';
import { FormFields } from '../form/form-definition.ts';
import { formOfVersion, type FormState, publishedForm } from '../form/form-fold.ts';

/** Counts from 1; 0: nothing was published, and nothing is asked. */
const Version = z.int();

export const Form = z.object({ version: Version, fields: FormFields });

/** For who builds it: what is asked, what isn't yet, and what was. */
export const FormEditor = z.object({
  ...Form.shape,
  draft: z.nullable(z.object({ fields: FormFields, savedAt: z.string() })),
  /** The latest first. */
  versions: z.array(z.object({ ...Form.shape, publishedAt: z.string() })),
  /** To be sent back with a change, so that nobody's are lost; -1: nothing was ever saved. */
  revision: z.int(),
});
export type FormEditor = z.infer<typeof FormEditor>;

export const FormSummary = z.object({
  category: z.string(),
  /** Services that ask it. */ services: z.int(),
  version: Version,
  questions: z.int(),
  publishedAt: z.nullable(z.string()),
  draftSavedAt: z.nullable(z.string()),
});
export type FormSummary = z.infer<typeof FormSummary>;

export const FormSaved = z.object({ version: Version, hasDraft: z.boolean(), revision: z.int() });
export type FormSaved = z.infer<typeof FormSaved>;

/** Of one version, or of what is asked now; null: there never was such a version. */
export function formView(state: FormState, wanted?: number): z.infer<typeof Form> | null {
  const form: PublishedForm | undefined = wanted === undefined ? publishedForm(state) : formOfVersion(state, wanted);
  return form ? { version: form.version, fields: [...form.fields] } : null;
}

export function formEditorView(state: FormState, revision: number): FormEditor {
  const { version, fields } = publishedForm(state);
  return {
    version,
    fields: [...fields],
    draft: state.draft && { ...state.draft, fields: [...state.draft.fields] },
    versions: state.versions.toReversed().map((one) => ({ ...one, fields: [...one.fields] })),
    revision,
  };
}

export function formSummary(category: string, state: FormState, services: number): FormSummary {
  const { version, fields } = publishedForm(state);
  return {
    category,
    services,
    version,
    questions: fields.length,
    publishedAt: state.versions.at(-1)?.publishedAt ?? null,
    draftSavedAt: state.draft?.savedAt ?? null,
  };
}
