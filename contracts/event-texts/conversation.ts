import type { ConversationEvent } from '../events/conversation.ts';
import type { DetailsOf } from './event-details.ts';

export const conversation = {
  ConversationOpened: {
    tone: 'neutral',
    subject: ({ data }) => data.participants.map(({ name }) => name).join(' and '),
  },
  MessageSent: {
    tone: 'neutral',
    subject: ({ data }) => ({ accountId: data.recipientId }),
    changes: ({ attachments }) => ({ files: attachments.length }),
  },
  MessagesShownToStaff: { tone: 'mango', subject: ({ data }) => data.conversationId, strict: true },
  MessagesRead: { tone: 'neutral', subject: ({ data }) => ({ accountId: data.partnerId }) },
} satisfies DetailsOf<ConversationEvent['type']>;
