import type { SavedReplyEvent } from '../events/support-replies.ts';
import { firstSavedReplies } from './first-saved-replies.ts';
import type { SavedReply } from './saved-reply.ts';

/** Folds the saved replies' events. The decider and the read model share this function. */

/** In display order. */
export type SavedReplies = { replies: readonly SavedReply[] };

export const initialReplies: SavedReplies = { replies: firstSavedReplies };

export function foldSavedReplies({ replies }: SavedReplies, event: SavedReplyEvent): SavedReplies {
  switch (event.type) {
    case 'SavedReplyAdded': {
      const { replyId, title, texts } = event.data;
      return { replies: [...replies, { replyId, title, texts, version: 0 }] };
    }
    case 'SavedReplyChanged': {
      const { replyId, title, texts, version } = event.data;
      return { replies: replies.map((one) => (one.replyId === replyId ? { replyId, title, texts, version } : one)) };
    }
    case 'SavedReplyDeleted':
      return { replies: replies.filter(({ replyId }) => replyId !== event.data.replyId) };
    case 'SavedRepliesOrdered':
      return { replies: event.data.order.flatMap((id) => replies.filter(({ replyId }) => replyId === id)) };
  }
}
