import type { ConversationEvent } from '../events/conversation.ts';
import type { DetailsOf } from './event-details.ts';

export const conversation = {
  ConversationOpened: {
    tone: 'neutral',
    icon: 'MessagesSquare',
    subject: ({ data }) => data.participants.map(({ name }) => name).join(', '),
  },
  MessageSent: {
    tone: 'neutral',
    icon: 'MessageCircle',
    subject: ({ data }) => ({ accountId: data.recipientId }),
    changes: ({ attachments }) => ({ files: attachments.length }),
  },
  MessagesShownToStaff: { tone: 'mango', icon: 'Eye', subject: ({ data }) => data.conversationId, strict: true },
  MessagesRead: { tone: 'neutral', icon: 'CheckCheck', subject: ({ data }) => ({ accountId: data.partnerId }) },
} satisfies DetailsOf<ConversationEvent['type']>;
