import * as z from 'zod/mini';
import { Closing } from '../views/account-closing.ts';
import { defineCall } from './call.ts';

/** Closing an account, and what prevents it (docs/decisions/closing-an-account.md). */
export const closingCalls = {
  readClosing: defineCall({
    method: 'GET',
    path: '/auth/closing',
    summary: 'List what must end before the own account can be closed',
    who: 'signed-in',
    answer: Closing,
    errors: ['not_found'],
  }),
  closeAccount: defineCall({
    method: 'POST',
    path: '/auth/close-account',
    summary: 'Close the own account: ends all sessions; signing in within 30 days reopens it',
    who: 'signed-in',
    freshSignIn: 'always',
    body: z.object({ grant: z.optional(z.string().check(z.minLength(1, 'Required'), z.maxLength(1000))) }),
    answer: z.object({ reopenUntil: z.string() }),
    errors: ['not_found', 'closing_unchecked', 'closing_blocked', 'conflict'],
  }),
};
