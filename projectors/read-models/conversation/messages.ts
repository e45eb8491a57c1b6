import type { SentMessage } from '#contracts/events/conversation.ts';
import { messageView } from '#contracts/views/conversation.ts';
import { defineReadModel } from '../../read-model.ts';
import { positionId } from '../position-id.ts';

/** One message, as sent. By position. */
export type MessageDocument = SentMessage;

export const messages = defineReadModel<MessageDocument>({
  name: 'messages',
  version: 2,
  fields: ['conversationId', 'sequence'],
  compound: [['conversationId', 'sequence']],
  numbered: true,
  on: {
    MessageSent: {
      ids: positionId,
      apply: (_, { data }) => data,
      creates: true,
    },
  },
  push: (message) => [
    {
      namespace: 'chat',
      event: 'receive_message',
      to: { accounts: [message.recipientId, message.senderId] },
      payload: messageView(message, null),
    },
  ],
});
