import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import type { EventOf } from './event-schemas.ts';

export const Attachment = z.object({ url: z.string(), name: z.string(), contentType: z.string() });
export type Attachment = z.infer<typeof Attachment>;

export const conversationEvents = {
  ConversationOpened: z.object({ conversationId: z.string(), participants: z.array(Person) }),
  MessageSent: z.object({
    conversationId: z.string(),
    messageId: z.string(),
    clientTempId: z.nullable(z.string()),
    senderId: z.string(),
    recipientId: z.string(),
    text: z.string(),
    attachments: z.array(Attachment),
    bookingId: z.nullable(z.string()),
    /** Counts the messages of the conversation from 1. */
    sequence: z.int(),
    sentAt: z.string(),
  }),
  /** A member of staff may read what two people wrote to each other for a while, and said why. */
  MessagesShownToStaff: z.object({ conversationId: z.string(), reason: z.string(), until: z.string() }),
  MessagesRead: z.object({
    conversationId: z.string(),
    readerId: z.string(),
    partnerId: z.string(),
    upToSequence: z.int(),
  }),
};
export type ConversationEvent = EventOf<typeof conversationEvents>;
