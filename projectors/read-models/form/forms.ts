import { type FormEvent, formEvents } from '#contracts/events/form.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import { foldForm, type FormState, nothingAsked } from '#contracts/form/form-fold.ts';
import type { Audience } from '#contracts/realtime/changes.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** What clients are asked, in every version. By the name of its stream: a category's and a worker's are kept alike. */
export type FormDocument = FormState & { revision: number };

export const forms = defineReadModel<FormDocument>({
  name: 'forms',
  version: 1,
  fields: [],
  on: onEach<FormEvent['type'], FormDocument>(typesOf(formEvents), {
    ids: ({ stream }) => stream,
    apply: (document, event) => ({ ...foldForm(document ?? nothingAsked, event), revision: event.revision }),
  }),
  // A draft is staff's business, who may have it open.
  push: (_, { type }) => [
    { namespace: 'account', event: 'form:updated', to: isPublishing(type) ? 'everyone' : staff, payload: {} },
  ],
});

const staff: Audience = { staff: ['catalogue.read'] };

function isPublishing(type: string): boolean {
  return type === 'BookingFormPublished' || type === 'WorkerFormPublished';
}
