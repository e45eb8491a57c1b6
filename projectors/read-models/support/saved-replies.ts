import { typesOf } from '#contracts/events/event-schemas.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { type SavedReplyEvent, savedReplyEvents } from '#contracts/events/support-replies.ts';
import { foldSavedReplies, initialReplies, type SavedReplies } from '#contracts/support/support-replies-fold.ts';
import { defineReadModel, onEach, type PushDraft } from '../../read-model.ts';

/** One document with all saved replies; it does not exist until staff change the defaults. */
export const SAVED_REPLIES_ID = 'replies';

export const savedReplies = defineReadModel<SavedReplies>({
  name: 'saved-replies',
  version: 1,
  fields: [],
  on: {
    ...onEach<SavedReplyEvent['type'], SavedReplies>(typesOf(savedReplyEvents), {
      ids: () => SAVED_REPLIES_ID,
      apply: (document: SavedReplies = initialReplies, event: Recorded<SavedReplyEvent['type']>) =>
        foldSavedReplies(document, event),
    }),
  },
  push: () => [toStaff],
});

/** Other staff may have them open. */
const toStaff: PushDraft = {
  namespace: 'account',
  event: 'ticket:updated',
  to: { staff: ['tickets.read'] },
  payload: { ticketId: SAVED_REPLIES_ID },
};
