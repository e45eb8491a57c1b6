import * as z from 'zod/mini';
import { Language } from '../roles.ts';
import { Session } from '../views/account.ts';
import { defineCall } from './call.ts';

/** As Firebase gives it to a browser that signed in there; well under a body's limit. */
const IdToken = z.string().check(z.minLength(1, 'Required'), z.maxLength(8000));

/** Signing in with an account that one has elsewhere. */
export const cloudSignInCalls = {
  cloudLogin: defineCall({
    method: 'POST',
    path: '/auth/firebase/login',
    summary: 'Sign in with Google, by the id token that Firebase gave; the first time opens an account',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({
      idToken: IdToken,
      /** Read when this opens an account; a client unless said otherwise. */
      userType: z.optional(z.enum(['client', 'worker'])),
      language: z.optional(Language),
    }),
    answer: Session,
    errors: ['id_token_refused', 'account_suspended', 'sign_in_to_link', 'not_found', 'conflict'],
  }),
};
