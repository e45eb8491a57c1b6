import * as z from 'zod/mini';
import { Id, Line, LongText } from '../fields.ts';
import { replyPlaceholders, unknownPlaceholders } from '../support/support-replies-text.ts';
import { SavedReply } from '../views/support-replies.ts';
import { defineCall } from './call.ts';
import { Done, idParams } from './params.ts';

const admin = ['admin'] as const;

/** Maximum number of saved replies. */
export const MOST_SAVED_REPLIES = 100;

const known = replyPlaceholders.map((name) => `{${name}}`).join(', ');

const Text = z.optional(
  LongText.check(
    z.minLength(1, 'Required'),
    z.refine((text) => unknownPlaceholders(text).length === 0, { message: `In braces there may stand ${known}` }),
  ),
);

export const ReplyContent = z.object({
  title: Line.check(z.minLength(1, 'Required'), z.maxLength(60)),
  /** By language: the person's if present, else English. */
  texts: z.object({ en: Text, fil: Text, ceb: Text }).check(
    z.refine((texts) => Object.values(texts).some((text) => text !== undefined), {
      message: 'Write it in one language at least',
      path: ['en'],
    }),
  ),
});

/** Saved answers of staff to frequent questions (docs/decisions/support-tickets.md). */
export const savedReplyCalls = {
  listSavedReplies: defineCall({
    method: 'GET',
    path: '/admin/saved-replies',
    summary: 'List saved replies, in order',
    who: admin,
    permission: 'tickets.read',
    answer: z.object({ items: z.array(SavedReply) }),
    errors: [],
  }),
  addSavedReply: defineCall({
    method: 'POST',
    path: '/admin/saved-replies',
    summary: 'Add a saved reply at the end',
    who: admin,
    permission: 'tickets.answer',
    body: ReplyContent,
    answer: z.object({ id: z.string() }),
    status: 201,
    errors: ['already_exists', 'not_allowed_now', 'conflict'],
  }),
  changeSavedReply: defineCall({
    method: 'PUT',
    path: '/admin/saved-replies/{id}',
    summary: 'Change a saved reply',
    who: admin,
    permission: 'tickets.answer',
    params: idParams,
    body: z.extend(ReplyContent, { version: z.int().check(z.gte(0)) }),
    answer: Done,
    errors: ['not_found', 'already_exists', 'stale', 'conflict'],
  }),
  deleteSavedReply: defineCall({
    method: 'DELETE',
    path: '/admin/saved-replies/{id}',
    summary: 'Delete a saved reply',
    who: admin,
    permission: 'tickets.answer',
    params: idParams,
    answer: Done,
    errors: ['conflict'],
  }),
  orderSavedReplies: defineCall({
    method: 'POST',
    path: '/admin/saved-replies/order',
    summary: 'Reorder the saved replies',
    who: admin,
    permission: 'tickets.answer',
    body: z.object({ ids: z.array(Id).check(z.maxLength(MOST_SAVED_REPLIES)) }),
    answer: Done,
    errors: ['stale', 'conflict'],
  }),
};
