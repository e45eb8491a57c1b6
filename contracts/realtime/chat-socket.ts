import * as z from 'zod/mini';
import { Id } from '../fields.ts';
import type { ChatMessage } from '../views/conversation.ts';
import type { Positioned } from './account-socket.ts';

/** The chat socket (namespace /chat, cookies and an auth token; specification section 7). */
export const CHAT_NAMESPACE = '/chat';

export const SendMessage = z.object({
  recipientId: Id,
  text: z.optional(z.string()),
  attachments: z.optional(z.array(z.unknown())),
  clientTempId: z.optional(Id),
  bookingId: z.optional(Id),
});
export type SendMessage = z.infer<typeof SendMessage>;

export const Typing = z.object({ recipientId: Id, typing: z.boolean() });
export const Read = z.object({ partnerId: Id, upToSequence: z.int() });
export type Read = z.infer<typeof Read>;
/** Accounts whose presence this socket watches; each is answered with a `presence` at once. */
export const Watch = z.object({ accountIds: z.array(Id).check(z.maxLength(200)) });

/** The acknowledgement of send_message: the stored message, or why it was not stored. */
export type SendAnswer = { ok: true; message: ChatMessage } | { ok: false; code: string; message: string };

export type ChatClientEvents = {
  send_message: (message: SendMessage, answer?: (result: SendAnswer) => void) => void;
  'chat:typing': (message: z.infer<typeof Typing>) => void;
  'chat:read': (message: Read) => void;
  'presence:watch': (message: z.infer<typeof Watch>) => void;
};

export type ChatServerEvents = {
  /** Signed in. The handshake's auth has the token, and as `after` the last position seen before a reconnect. */
  authenticated: (message: { accountId: string; position: number }) => void;
  receive_message: (message: Positioned<ChatMessage>) => void;
  /** Also sent when the acknowledgement reports the failure. */
  message_error: (message: { message: string; code: string; clientTempId?: string }) => void;
  'chat:typing': (message: { senderId: string; typing: boolean }) => void;
  'chat:read': (
    message: Positioned<{ conversationId: string; readerId: string; partnerId: string; upToSequence: number }>,
  ) => void;
  presence: (message: { accountId: string; online: boolean }) => void;
  resumed: (message: { position: number }) => void;
  reload: (message: { position: number }) => void;
};
