import * as z from 'zod/mini';
import { Id, listOf, paging } from '../fields.ts';
import { Notification } from '../views/notification.ts';
import { defineCall } from './call.ts';

export const notificationCalls = {
  listNotifications: defineCall({
    method: 'GET',
    path: '/notifications',
    summary: 'List own notifications, newest first',
    who: 'signed-in',
    query: z.object(paging()),
    answer: z.extend(listOf(Notification), { unread: z.int() }),
    errors: [],
  }),
  readNotifications: defineCall({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark all notifications up to a position as seen',
    who: 'signed-in',
    body: z.object({ upToPosition: z.int().check(z.gte(0)) }),
    answer: z.object({ upToPosition: z.int() }),
    errors: ['conflict'],
  }),
  /** The path names the provider. Twilio signs the form; Semaphore signs nothing, so `key` is a secret. */
  receiveTextReport: defineCall({
    method: 'POST',
    path: '/texts/reports/{provider}',
    summary: 'Receive a text message provider’s report about a delivery',
    who: 'anyone',
    signed: true,
    params: z.object({ provider: Id }),
    query: z.object({ key: z.optional(z.string()) }),
    body: z.unknown(),
    answer: z.object({ received: z.boolean() }),
    errors: [],
  }),
};
