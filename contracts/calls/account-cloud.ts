import * as z from 'zod/mini';
import { IdToken } from '../fields.ts';
import { Language } from '../roles.ts';
import { Session, SignInMethods } from '../views/account.ts';
import { defineCall } from './call.ts';

/** Sign-in with a cloud account. */
export const cloudSignInCalls = {
  cloudLogin: defineCall({
    method: 'POST',
    path: '/auth/firebase/login',
    summary: 'Sign in with Google, using a Firebase ID token; creates an account on first use',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({
      idToken: IdToken,
      /** Used if this creates an account. Default: client. */
      userType: z.optional(z.enum(['client', 'worker'])),
      language: z.optional(Language),
    }),
    answer: Session,
    errors: ['id_token_refused', 'account_suspended', 'sign_in_to_link', 'switched_off', 'not_found', 'conflict'],
  }),
  readWaysIn: defineCall({
    method: 'GET',
    path: '/auth/ways-in',
    summary: 'List own sign-in methods',
    who: 'signed-in',
    readBy: 'command-api',
    answer: SignInMethods,
    errors: ['not_found'],
  }),
  linkCloudSignIn: defineCall({
    method: 'POST',
    path: '/auth/firebase/link',
    summary: 'Add a Google account as a sign-in method; the user is notified',
    who: 'signed-in',
    freshSignIn: 'always',
    rate: 'signingIn',
    body: z.object({ idToken: IdToken }),
    answer: SignInMethods,
    errors: [
      'id_token_refused',
      'sign_in_taken',
      'already_exists',
      'account_suspended',
      'second_factor_needed',
      'not_found',
      'conflict',
    ],
  }),
  unlinkCloudSignIn: defineCall({
    method: 'DELETE',
    path: '/auth/firebase/link',
    summary: 'Remove the Google account as a sign-in method, unless it is the last one',
    who: 'signed-in',
    freshSignIn: 'always',
    rate: 'signingIn',
    answer: SignInMethods,
    errors: ['last_way_in', 'second_factor_needed', 'not_found', 'conflict'],
  }),
};
