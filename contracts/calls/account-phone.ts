import * as z from 'zod/mini';
import { PhilippineMobile, SixDigits } from '../fields.ts';
import { ATTEMPT_HEADER, REFRESH_TOKEN_HEADER } from '../headers.ts';
import { Language } from '../roles.ts';
import { Session } from '../views/account.ts';
import { defineCall } from './call.ts';
import { Done } from './params.ts';

/** Registration and sign-in with a mobile number and a code alone (docs/decisions/phone-only.md). */
export const phoneCalls = {
  /** Gives the same answer for every number, before the account is looked up. */
  sendSignInCode: defineCall({
    method: 'POST',
    path: '/auth/phone/send-code',
    summary: 'Send a six-digit code to a mobile number, for registration or sign-in',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({ phone: PhilippineMobile, language: z.optional(Language) }),
    headers: [ATTEMPT_HEADER],
    answer: Done,
    errors: [],
  }),
  loginByPhone: defineCall({
    method: 'POST',
    path: '/auth/phone/login',
    summary: 'Sign in with a mobile number and the code sent to it',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({
      phone: PhilippineMobile,
      code: SixDigits,
    }),
    headers: [REFRESH_TOKEN_HEADER, ATTEMPT_HEADER],
    answer: Session,
    errors: ['wrong_code', 'code_used_up', 'code_spent', 'no_account', 'second_proof_needed', 'account_suspended'],
  }),
};
