import * as z from 'zod/mini';
import type { PublishedForm } from '../form/booking-forms.ts';
import { FormFields } from '../form/form-definition.ts';
import type { FormHead } from '../form/form-head.ts';

/** Counts from 1; 0: nothing was published, and nothing is asked. */
const Version = z.int();

export const Form = z.object({ version: Version, fields: FormFields });

const FormVersion = z.extend(Form, { publishedAt: z.string() });

/** Editor view: published, draft and earlier questions. */
export const FormEditor = z.object({
  ...Form.shape,
  draft: z.nullable(z.object({ fields: FormFields, savedAt: z.string() })),
  /** Latest first. */
  versions: z.array(FormVersion),
  /** Sent back with a change, so that concurrent edits are detected; -1: nothing was saved yet. */
  revision: z.int(),
});
export type FormEditor = z.infer<typeof FormEditor>;

/** A category's form, with the publisher of each version. null: the platform, or unknown. */
export const CategoryFormEditor = z.extend(FormEditor, {
  versions: z.array(z.extend(FormVersion, { publishedBy: z.nullable(z.string()) })),
});
export type CategoryFormEditor = z.infer<typeof CategoryFormEditor>;

export const FormSummary = z.object({
  category: z.string(),
  /** Services that use it. */ services: z.int(),
  version: Version,
  questions: z.int(),
  publishedAt: z.nullable(z.string()),
  draftSavedAt: z.nullable(z.string()),
});
export type FormSummary = z.infer<typeof FormSummary>;

export const FormSaved = z.object({ version: Version, hasDraft: z.boolean(), revision: z.int() });
export type FormSaved = z.infer<typeof FormSaved>;

export function formView({ version, fields }: PublishedForm): z.infer<typeof Form> {
  return { version, fields: [...fields] };
}

/** `asked`: the questions of the versions, in any order. */
export function formEditorView(
  { published, draft, versions }: FormHead,
  { asked, revision }: { asked: readonly PublishedForm[]; revision: number },
): FormEditor {
  const fieldsOf = new Map(asked.map(({ version, fields }) => [version, fields]));
  return {
    ...formView(published),
    draft: draft && { ...draft, fields: [...draft.fields] },
    versions: versions.toReversed().map(({ version, publishedAt }) => ({
      version,
      fields: [...(fieldsOf.get(version) ?? [])],
      publishedAt,
    })),
    revision,
  };
}

export function formSummary(category: string, { published, versions, draft }: FormHead, services: number): FormSummary {
  return {
    category,
    services,
    version: published.version,
    questions: published.fields.length,
    publishedAt: versions.at(-1)?.publishedAt ?? null,
    draftSavedAt: draft?.savedAt ?? null,
  };
}
