import type { Handlers } from '#contracts/calls/handlers.ts';
import { initialReplies, type SavedReplies } from '#contracts/support/support-replies-fold.ts';
import { savedReplyView } from '#contracts/views/support-replies.ts';
import { SAVED_REPLIES_ID, savedReplies } from '#projectors/read-models/support/saved-replies.ts';
import type { QueryContext } from '../query-context.ts';

export function savedReplyQueries({ documents }: Pick<QueryContext, 'documents'>): Handlers<'listSavedReplies'> {
  return {
    async listSavedReplies() {
      const found = await documents.get<SavedReplies>(savedReplies.name, SAVED_REPLIES_ID);
      const { replies } = found?.document ?? initialReplies;
      return { data: { items: replies.map(savedReplyView) } };
    },
  };
}
