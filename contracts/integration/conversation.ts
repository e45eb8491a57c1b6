import * as z from 'zod/mini';
import type { conversationEvents } from '../events/conversation.ts';
import type { notificationEvents, platformEvents } from '../events/platform.ts';
import { goesOut, type Rows, staysHere } from './row.ts';

/** That people write to each other, and when; never what. */
export const conversationRows = {
  ConversationOpened: goesOut(
    'suki.conversation.opened.v1',
    'Two people can write to each other.',
    z.object({ conversationId: z.string(), participants: z.array(z.object({ accountId: z.string() })) }),
  ),
  MessageSent: goesOut(
    'suki.conversation.message_sent.v1',
    'One wrote to the other; `sequence` counts from 1.',
    z.object({
      conversationId: z.string(),
      messageId: z.string(),
      senderId: z.string(),
      recipientId: z.string(),
      bookingId: z.nullable(z.string()),
      sequence: z.int(),
      sentAt: z.string(),
    }),
  ),
  MessagesShownToStaff: staysHere('who of the staff looked at what'),
  MessagesRead: goesOut(
    'suki.conversation.messages_read.v1',
    'The other has read up to this one.',
    z.object({ conversationId: z.string(), readerId: z.string(), partnerId: z.string(), upToSequence: z.int() }),
  ),
} satisfies Rows<typeof conversationEvents>;

export const systemRows = {
  DataExported: staysHere('who of the staff took what'),
  ConfigChanged: staysHere('the amounts in other events say what it leads to'),
} satisfies Rows<typeof platformEvents>;

export const inboxRows = {
  NotificationsRead: staysHere('what one person has looked at'),
} satisfies Rows<typeof notificationEvents>;
