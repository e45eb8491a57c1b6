import type { FormEvent } from '../events/form.ts';
import { noForm, type PublishedForm } from './asked-form.ts';
import type { FormFields } from './form-definition.ts';

/** Bookings keep the version that they were answered by, so that all of them stay readable. */
export type FormVersion = PublishedForm & { publishedAt: string };
export type FormState = {
  /** In the order they were published; the last one is asked. */ versions: readonly FormVersion[];
  draft: { fields: FormFields; savedAt: string } | null;
};

export const nothingAsked: FormState = { versions: [], draft: null };

/** For the decider and for those who are asked. */
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

/** What is asked now. */
export function publishedForm({ versions }: FormState): PublishedForm {
  return versions.at(-1) ?? noForm;
}

/** How long questions that were replaced can still be booked by: who is answering them is not made to begin anew. */
export const STILL_ASKED_MS = 2 * 60 * 60 * 1000;

/** What is asked of somebody who has begun with the version `seen`, at the instant `now`. */
export function formStillAsked(state: FormState, seen: number | undefined, now: string): PublishedForm {
  const newest = publishedForm(state);
  if (seen === undefined || seen === newest.version) return newest;
  const next = state.versions.find(({ version }) => version === seen + 1);
  const isUnderWay = next !== undefined && Date.parse(now) - Date.parse(next.publishedAt) < STILL_ASKED_MS;
  return (isUnderWay && formOfVersion(state, seen)) || newest;
}

/** Of a version that never was: undefined. */
export function formOfVersion({ versions }: FormState, version: number): PublishedForm | undefined {
  return version === noForm.version ? noForm : versions.find((one) => one.version === version);
}
