import * as z from 'zod/mini';
import { FileUrl, Id, Line, Text, queryInt } from '../fields.ts';
import { ChatListItem, ChatMessage, ChatMessages, ChatPartner } from '../views/conversation.ts';
import { defineCall } from './call.ts';
import { bookingParams, idParams } from './params.ts';

const window = z.object({
  before: z.optional(queryInt(0, 1e9)),
  after: z.optional(queryInt(0, 1e9)),
  limit: z._default(queryInt(1, 100), 50),
});

export const AttachmentBody = z.object({
  url: FileUrl.check(z.startsWith('/api/files/', 'Not an uploaded file')),
  name: Line.check(z.minLength(1), z.maxLength(200)),
  contentType: z.string().check(z.maxLength(100)),
});

/** A message needs text or an attachment. */
export const NewMessage = z
  .object({
    text: z._default(Text.check(z.maxLength(4000)), ''),
    attachments: z._default(z.array(AttachmentBody).check(z.maxLength(10)), []),
    clientTempId: z.optional(Id),
    bookingId: z.optional(Id),
  })
  .check(
    z.refine(({ text, attachments }) => text !== '' || attachments.length > 0, {
      message: 'Write something or attach a file',
      path: ['text'],
    }),
  );

const sending = { body: NewMessage, answer: ChatMessage, status: 201 } as const;

export const conversationCalls = {
  listChats: defineCall({
    method: 'GET',
    path: '/chats',
    summary: 'List conversations, newest message first',
    who: 'signed-in',
    answer: z.object({ items: z.array(ChatListItem) }),
    errors: [],
  }),
  listPartners: defineCall({
    method: 'GET',
    path: '/chats/partners',
    summary: 'List people that the caller may write to',
    who: 'signed-in',
    answer: z.object({ items: z.array(ChatPartner) }),
    errors: [],
  }),
  readBookingMessages: defineCall({
    method: 'GET',
    path: '/chats/{bookingId}/messages',
    summary: 'Read the conversation of a booking',
    who: 'signed-in',
    params: bookingParams,
    query: window,
    answer: ChatMessages,
    errors: ['not_found'],
  }),
  sendToBooking: defineCall({
    ...sending,
    method: 'POST',
    path: '/chats/{bookingId}/messages',
    summary: 'Write to the other side of a booking',
    who: 'signed-in',
    permission: 'chats.write',
    verified: true,
    params: bookingParams,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
  readPartnerMessages: defineCall({
    method: 'GET',
    path: '/chats/partners/{id}/messages',
    summary: 'Read the conversation with a person',
    who: 'signed-in',
    params: idParams,
    query: window,
    answer: ChatMessages,
    errors: ['not_found'],
  }),
  sendToPartner: defineCall({
    ...sending,
    method: 'POST',
    path: '/chats/partners/{id}/messages',
    summary: 'Write to a person',
    who: 'signed-in',
    permission: 'chats.write',
    verified: true,
    params: idParams,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
  findPartners: defineCall({
    method: 'POST',
    path: '/chats/partners/known',
    summary: 'Select the caller’s partners among these accounts: presence and typing are only shared with partners',
    who: 'signed-in',
    body: z.object({ ids: z.array(Id).check(z.maxLength(200)) }),
    answer: z.object({ ids: z.array(z.string()) }),
    errors: [],
  }),
  markRead: defineCall({
    method: 'POST',
    path: '/chats/partners/{id}/read',
    summary: 'Mark messages as read up to a sequence',
    who: 'signed-in',
    params: idParams,
    body: z.object({ upToSequence: z.int().check(z.gte(0), z.lte(1e9)) }),
    answer: z.object({ upToSequence: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
};
