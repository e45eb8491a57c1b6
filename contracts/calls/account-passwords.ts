import * as z from 'zod/mini';
import { ContactKind } from '../events/account.ts';
import { Password, Phone, SixDigits, Typed } from '../fields.ts';
import { ATTEMPT_HEADER, REFRESH_TOKEN_HEADER } from '../headers.ts';
import { Session } from '../views/account.ts';
import { defineCall } from './call.ts';
import { Done, idParams } from './params.ts';

const ResetToken = z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(200));

/** Forgotten and changed passwords (docs/decisions/passwords.md). */
export const passwordCalls = {
  /** Gives the same answer for every name, before the account is looked up. */
  forgotPassword: defineCall({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Send a password reset link to an email, or a code to a mobile number, if it has an account',
    who: 'anyone',
    body: z.object({ email: Typed.check(z.minLength(1, 'Required'), z.maxLength(254)) }),
    headers: [ATTEMPT_HEADER],
    answer: Done,
    errors: [],
  }),
  /** The same link or code with the same rate limit, to a verified address of the person. Staff never see it. */
  sendPasswordReset: defineCall({
    method: 'POST',
    path: '/admin/users/{id}/send-password-reset',
    summary: 'Send a person a password reset link, or a code by text',
    who: ['admin'],
    freshSignIn: 'always',
    permission: 'people.help',
    params: idParams,
    answer: z.object({ sentTo: ContactKind }),
    errors: ['not_found', 'not_allowed_now', 'second_proof_needed', 'conflict'],
  }),
  tryResetCode: defineCall({
    method: 'POST',
    path: '/auth/reset-password/code',
    summary: 'Exchange a texted password reset code for the token of a link',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({ phone: Phone, code: SixDigits }),
    headers: [ATTEMPT_HEADER],
    answer: z.object({ token: z.string() }),
    errors: ['wrong_code', 'code_used_up'],
  }),
  validateReset: defineCall({
    method: 'GET',
    path: '/auth/reset-password/validate',
    summary: 'Check whether a password reset link is still valid',
    who: 'anyone',
    readBy: 'command-api',
    query: z.object({ token: ResetToken }),
    answer: z.object({ valid: z.literal(true), expiresAt: z.string() }),
    errors: ['link_expired'],
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with the token of the link; ends all sessions',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({ token: ResetToken, password: Password }),
    answer: Done,
    errors: ['link_expired', 'common_password', 'conflict'],
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Change the password, or set a first one; ends all other sessions and renews the tokens of this one',
    who: 'signed-in',
    freshSignIn: 'always',
    rate: 'signingIn',
    body: z.object({
      email: z.optional(Typed.check(z.maxLength(254))),
      password: Password,
    }),
    headers: [REFRESH_TOKEN_HEADER],
    answer: Session,
    errors: ['common_password', 'second_factor_needed', 'not_found', 'conflict'],
  }),
};
