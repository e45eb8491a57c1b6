import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, unpublished } from './marks.ts';

export const Attachment = z.object({ url: z.string(), name: z.string(), contentType: z.string() });
export type Attachment = z.infer<typeof Attachment>;

export const SentMessage = published('A message was sent; `sequence` counts from 1.', {
  conversationId: z.string(),
  messageId: z.string(),
  clientTempId: internal(z.nullable(z.string())),
  senderId: z.string(),
  recipientId: z.string(),
  text: personal(z.string()),
  attachments: personal(z.array(Attachment)),
  bookingId: z.nullable(z.string()),
  /** Numbers the messages of a conversation from 1. */
  sequence: z.int(),
  sentAt: z.string(),
});
export type SentMessage = z.infer<typeof SentMessage>;

export const conversationEvents = {
  ConversationOpened: published('Two people can write to each other.', {
    conversationId: z.string(),
    participants: z.array(Person),
  }),
  MessageSent: SentMessage,
  /** A staff member may read the messages between two people for a while, for a stated reason. */
  MessagesShownToStaff: unpublished('reads by staff', {
    conversationId: z.string(),
    reason: personal(z.string()),
    until: z.string(),
  }),
  MessagesRead: published('Messages were read up to this one.', {
    conversationId: z.string(),
    readerId: z.string(),
    partnerId: z.string(),
    upToSequence: z.int(),
  }),
};
export type ConversationEvent = EventOf<typeof conversationEvents>;

export const messageSent = 'MessageSent' satisfies ConversationEvent['type'];

/** The staff member may read the messages until its `until`. */
export const messagesShown = 'MessagesShownToStaff' satisfies ConversationEvent['type'];

/** From then on two people can write to each other. */
export const startsConversation = 'ConversationOpened' satisfies ConversationEvent['type'];
