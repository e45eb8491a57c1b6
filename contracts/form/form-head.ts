import type { FormEvent } from '../events/form.ts';
import { noForm, type PublishedForm } from './booking-forms.ts';
import type { FormState } from './form-fold.ts';

/** `publishedBy`: an account id; null: the platform. */
type PublishedVersion = { version: number; publishedAt: string; publishedBy: string | null };

/**
 * A form's current questions with a list of its versions. The questions of earlier versions are read separately, so
 * that the form does not grow with them.
 */
export type FormHead = Pick<FormState, 'draft'> & {
  published: PublishedForm;
  /** In order of publication. */ versions: readonly PublishedVersion[];
};

export const nothingPublished: FormHead = { published: noForm, versions: [], draft: null };

/** `by`: the account that published it. */
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
