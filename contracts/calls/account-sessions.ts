import * as z from 'zod/mini';
import { SignedInSession } from '../views/account-session.ts';
import { defineCall } from './call.ts';
import { Reason } from '../fields.ts';
import { Done, idParams } from './params.ts';

/** A user's sessions, and how to end them (docs/decisions/session-lifetimes.md). */
export const sessionCalls = {
  listSessions: defineCall({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'List own sessions, the current one first',
    who: 'signed-in',
    readBy: 'command-api',
    answer: z.object({ items: z.array(SignedInSession) }),
    errors: ['not_found'],
  }),
  /** Access tokens of an ended session are refused within two seconds, and its sockets are closed. */
  endSession: defineCall({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'End one of the own sessions',
    who: 'signed-in',
    params: idParams,
    answer: Done,
    errors: ['not_found', 'conflict'],
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'End all own sessions except the current one',
    who: 'signed-in',
    answer: z.object({ ended: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
  /** For a lost phone or a suspected intruder, when a suspension would be too much. */
  endSessionsOf: defineCall({
    method: 'POST',
    path: '/admin/users/{id}/end-sessions',
    summary: 'End all sessions of a person; they may sign in again',
    who: ['admin'],
    permission: 'people.help',
    freshSignIn: 'always',
    params: idParams,
    body: z.object({ reason: Reason }),
    answer: Done,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
};
