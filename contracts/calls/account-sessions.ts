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
    summary: 'Where one is signed in: the devices, the one that asks first',
    who: 'signed-in',
    readBy: 'command-api',
    answer: z.object({ items: z.array(SignedInSession) }),
    errors: ['not_found'],
  }),
  /** Access tokens of an ended session are refused within two seconds, and its sockets are closed. */
  endSession: defineCall({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'Sign one of one’s own devices out',
    who: 'signed-in',
    params: idParams,
    answer: Done,
    errors: ['not_found', 'conflict'],
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Sign all of one’s devices out but the one that asks',
    who: 'signed-in',
    answer: z.object({ ended: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
  /** For a lost phone or a suspected intruder, when a suspension would be too much. */
  endSessionsOf: defineCall({
    method: 'POST',
    path: '/admin/users/{id}/end-sessions',
    summary: 'Sign a person out everywhere; they may sign in again',
    who: ['admin'],
    permission: 'people.help',
    freshSignIn: 'always',
    params: idParams,
    body: z.object({ reason: Reason }),
    answer: Done,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
};
