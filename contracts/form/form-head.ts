import type { FormEvent } from '../events/form.ts';
import { noForm, type PublishedForm } from './asked-form.ts';
import type { FormState } from './form-fold.ts';

/** `publishedBy`: an account's id; null: the platform. */
type PublishedVersion = { version: number; publishedAt: string; publishedBy: string | null };

/**
 * A form as it is read: what is asked now, and of each version only that there was one. Their questions are read by
 * themselves, so that what is asked of everybody doesn't grow with what was asked before.
 */
export type FormHead = Pick<FormState, 'draft'> & {
  published: PublishedForm;
  /** In the order they were published. */ versions: readonly PublishedVersion[];
};

export const nothingPublished: FormHead = { published: noForm, versions: [], draft: null };

/** `by`: who did it, by their account. */
export function foldFormHead(head: FormHead, event: FormEvent, by: string | null): FormHead {
  switch (event.type) {
    case 'FormDraftSaved':
      return { ...head, draft: { fields: event.data.fields, savedAt: event.data.savedAt } };
    case 'FormDraftDiscarded':
      return { ...head, draft: null };
    case 'BookingFormPublished':
    case 'WorkerFormPublished': {
      const { version, fields, publishedAt } = event.data;
      const published = { version, publishedAt, publishedBy: by };
      return { published: { version, fields }, versions: [...head.versions, published], draft: null };
    }
  }
}
