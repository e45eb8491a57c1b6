import { type FormEvent, formEvents, formPublished } from '#contracts/events/form.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import { foldFormHead, type FormHead, nothingPublished } from '#contracts/form/form-head.ts';
import type { Audience } from '#contracts/realtime/changes.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/**
 * A form's current questions and the list of its versions (`form-versions` holds their questions). By stream name;
 * categories and workers have forms.
 */
export type FormDocument = FormHead & { revision: number };

export const forms = defineReadModel<FormDocument>({
  name: 'forms',
  version: 2,
  fields: [],
  on: onEach<FormEvent['type'], FormDocument>(typesOf(formEvents), {
    ids: ({ stream }) => stream,
    apply: (document, event) => {
      const { actor } = event.metadata;
      const by = actor === 'system' ? null : actor.accountId;
      return { ...foldFormHead(document ?? nothingPublished, event, by), revision: event.revision };
    },
  }),
  // Only staff may have a draft open.
  push: (_, { type }) => [
    { namespace: 'account', event: 'form:updated', to: isPublishing(type) ? 'everyone' : staff, payload: {} },
  ],
});

const staff: Audience = { staff: ['catalogue.read'] };

function isPublishing(type: string): boolean {
  return formPublished.some((published) => published === type);
}
