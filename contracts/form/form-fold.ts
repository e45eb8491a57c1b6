import type { FormEvent } from '../events/form.ts';
import { noForm, type PublishedForm } from './booking-forms.ts';
import type { FormFields } from './form-definition.ts';

/** Bookings keep the version that they were answered with, so all versions stay readable. */
export type FormVersion = PublishedForm & { publishedAt: string };
export type FormState = {
  /** In order of publication; the last one is current. */ versions: readonly FormVersion[];
  draft: { fields: FormFields; savedAt: string } | null;
};

export const emptyFormState: FormState = { versions: [], draft: null };

/** For the decider and the read model. */
export function foldForm(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'FormDraftSaved':
      return { ...state, draft: { fields: event.data.fields, savedAt: event.data.savedAt } };
    case 'FormDraftDiscarded':
      return { ...state, draft: null };
    case 'BookingFormPublished':
    case 'WorkerFormPublished': {
      const { version, fields, publishedAt } = event.data;
      return { versions: [...state.versions, { version, fields, publishedAt }], draft: null };
    }
  }
}

/** The current version. */
export function publishedForm({ versions }: FormState): PublishedForm {
  return versions.at(-1) ?? noForm;
}

/** How long a replaced version can still be booked with, so that clients need not start over. */
export const REPLACED_FORM_GRACE_MS = 2 * 60 * 60 * 1000;

/** The version for a client who started with version `seen`, at `now`. */
export function formVersionFor(state: FormState, seen: number | undefined, now: string): PublishedForm {
  const newest = publishedForm(state);
  if (seen === undefined || seen === newest.version) return newest;
  const next = state.versions.find(({ version }) => version === seen + 1);
  const isUnderWay = next !== undefined && Date.parse(now) - Date.parse(next.publishedAt) < REPLACED_FORM_GRACE_MS;
  return (isUnderWay && formOfVersion(state, seen)) || newest;
}

/** undefined for an unknown version. */
export function formOfVersion({ versions }: FormState, version: number): PublishedForm | undefined {
  return version === noForm.version ? noForm : versions.find((one) => one.version === version);
}
