import type { savedReplies } from './support-replies.ts';
import type { TextsOf } from './texts.ts';

/** Texts of saved reply events. */
export const savedRepliesEn = {
  SavedReplyAdded: { action: 'Added a saved reply', happened: 'A saved reply was added' },
  SavedReplyChanged: {
    action: 'Changed a saved reply',
    happened: 'A saved reply was changed: {what}',
    changes: '{what}',
  },
  SavedReplyDeleted: { action: 'Deleted a saved reply', happened: 'A saved reply was deleted' },
  SavedRepliesOrdered: {
    action: 'Put the saved replies in another order',
    happened: 'The saved replies were put in another order',
  },
} satisfies TextsOf<typeof savedReplies>;
