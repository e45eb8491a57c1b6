import * as z from 'zod/mini';
import { Attachment, type SentMessage } from '../events/conversation.ts';
import { BookingStatusSchema } from './booking.ts';

export const ChatMessage = z.object({
  _id: z.string(),
  clientTempId: z.nullable(z.string()),
  conversationId: z.string(),
  senderId: z.string(),
  recipientId: z.string(),
  text: z.string(),
  attachments: z.array(Attachment),
  bookingId: z.nullable(z.string()),
  sequence: z.int(),
  sentAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** `readAt`: when its recipient read it; null while unread. */
export function messageView({ messageId, ...message }: SentMessage, readAt: string | null): ChatMessage {
  return { _id: messageId, ...message, readAt };
}

export const ChatPartner = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  online: z.boolean(),
});

/** The part of a booking that a chat shows above its messages. */
export const ChatBooking = z.object({
  id: z.string(),
  code: z.string(),
  status: BookingStatusSchema,
  service: z.object({ id: z.string(), name: z.string(), category: z.string() }),
  startsAt: z.string(),
});

export const ChatListItem = z.object({
  conversationId: z.string(),
  /** The latest booking that the two share or wrote about; null for none. */
  bookingId: z.nullable(z.string()),
  partner: ChatPartner,
  lastMessage: z.nullable(
    z.object({ text: z.string(), senderId: z.string(), sentAt: z.string(), attachments: z.int() }),
  ),
  unreadCount: z.int(),
  booking: z.nullable(ChatBooking),
});
export type ChatListItem = z.infer<typeof ChatListItem>;

/**
 * Messages in ascending sequence. `total`: messages in the conversation; `readUpTo`: the last one that the partner has
 * read.
 */
export const ChatMessages = z.object({
  items: z.array(ChatMessage),
  total: z.int(),
  readUpTo: z.int(),
  partner: ChatPartner,
  booking: z.nullable(ChatBooking),
  /** An unapproved worker may write to staff only. */
  mayWrite: z.boolean(),
});
export type ChatMessages = z.infer<typeof ChatMessages>;
