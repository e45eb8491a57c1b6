import type { TextsOf } from './texts.ts';
import type { conversation } from './conversation.ts';

/** Texts of conversation events. */
export const conversationEn = {
  ConversationOpened: {
    action: 'Opened a conversation',
    happened: 'Conversation opened',
  },
  MessageSent: {
    action: 'Sent a message',
    happened: 'Message {count} sent',
    changes: 'message {sequence}{files, plural, =0 {} one {, # attachment} other {, # attachments}}',
  },
  MessagesShownToStaff: {
    action: 'Viewed private messages',
    happened: 'Messages opened by staff: {reason}',
    changes: '{reason}',
  },
  MessagesRead: {
    action: 'Read messages',
    happened: 'Read up to message {count}',
    changes: 'up to {upToSequence}',
  },
} satisfies TextsOf<typeof conversation>;
