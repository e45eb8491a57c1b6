import * as z from 'zod/mini';
import { TicketTopic } from '../events/support-tickets.ts';
import { Email, Id, LongText, Name, SixDigits } from '../fields.ts';
import { THREAD_HEADER } from '../headers.ts';
import { Language } from '../roles.ts';
import { Ticket, TicketMessage, TicketRating } from '../views/support-tickets.ts';
import { defineCall } from './call.ts';
import { Done } from './params.ts';
import { hasWords, RatingComment, ticketMessageFields } from './support-tickets.ts';
import { Uploaded } from './upload.ts';

const Token = z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(100));
const Words = LongText.check(z.minLength(1, 'Required'));

/** A visitor's first message; the code verifies their address. */
export const NewContact = z.object({
  name: Name,
  email: Email,
  topic: TicketTopic,
  text: Words,
  language: z.optional(Language),
});

/** Support for visitors without an account or access to it (docs/decisions/support-tickets.md). */
export const contactCalls = {
  startContact: defineCall({
    method: 'POST',
    path: '/contact',
    summary: 'Request support without an account: sends a code to the address; the ticket opens once it is confirmed',
    who: 'anyone',
    rate: 'signingIn',
    body: NewContact,
    answer: z.object({ contactId: z.string() }),
    errors: [],
  }),
  confirmContact: defineCall({
    method: 'POST',
    path: '/contact/confirm',
    summary: 'Confirm the code: opens the ticket and returns its token',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({ contactId: Id, code: SixDigits }),
    answer: z.object({ token: z.string(), code: z.string() }),
    fleeting: true,
    status: 201,
    errors: ['wrong_code', 'code_used_up', 'code_spent', 'link_expired', 'conflict'],
  }),
  readContact: defineCall({
    method: 'GET',
    path: '/contact/thread',
    summary: 'Read a visitor’s ticket, with the token of the mail’s link',
    who: 'anyone',
    readBy: 'command-api',
    query: z.object({ token: Token }),
    answer: Ticket,
    errors: ['link_expired'],
  }),
  replyToContact: defineCall({
    method: 'POST',
    path: '/contact/thread/replies',
    summary: 'Reply in a visitor’s ticket, with the token of the mail’s link',
    who: 'anyone',
    body: z.object({ token: Token, ...ticketMessageFields }).check(hasWords),
    answer: TicketMessage,
    status: 201,
    errors: ['link_expired', 'not_allowed_now', 'conflict'],
  }),
  uploadContactPictures: defineCall({
    method: 'POST',
    path: '/contact/thread/pictures',
    summary: 'Upload pictures for a message, with the token of the mail’s link',
    who: 'anyone',
    headers: [THREAD_HEADER],
    files: { field: 'files', max: 10 },
    answer: z.object({ items: z.array(Uploaded) }),
    errors: ['link_expired', 'too_large', 'unsupported_media', 'request_timeout', 'daily_upload_limit'],
  }),
  reopenContact: defineCall({
    method: 'POST',
    path: '/contact/thread/reopen',
    summary: 'Reopen a visitor’s ticket within 14 days, with the token of the mail’s link',
    who: 'anyone',
    body: z.object({ token: Token }),
    answer: Done,
    errors: ['link_expired', 'not_allowed_now', 'conflict'],
  }),
  rateContact: defineCall({
    method: 'POST',
    path: '/contact/thread/rating',
    summary: 'Rate the support, with the token of the mail’s link',
    who: 'anyone',
    body: z.extend(TicketRating, { token: Token, comment: RatingComment }),
    answer: Done,
    errors: ['link_expired', 'not_allowed_now', 'conflict'],
  }),
};
