import * as z from 'zod/mini';
import { ContactKind } from '../events/account.ts';
import { SixDigits, TypedPassword } from '../fields.ts';
import { Assertion } from './account-passkeys.ts';
import { defineCall } from './call.ts';
import { Done } from './params.ts';

/**
 * Proofs for a fresh sign-in: they tell the user from an attacker with the session. A new one is added here and in
 * ways-to-prove.ts.
 */
const proofs = {
  /** Any passkey of the account, with `passkeySignInOptions` as for sign-in. */
  passkey: z.optional(Assertion),
  /** Code from the authenticator app. */
  appCode: z.optional(SixDigits),
  password: z.optional(TypedPassword),
  /** Code that was sent to a verified address. */
  code: z.optional(SixDigits),
};

export type Proofs = z.infer<z.ZodMiniObject<typeof proofs>>;
/** Proofs of a new payout account where no texts are sent. */
export const PayoutProof = z.object({ passkey: proofs.passkey, code: proofs.code });
export type PayoutProof = z.infer<typeof PayoutProof>;
export type WayToProve = keyof Proofs;
/** Strongest first: the first is offered by default. */
export const waysToProve = ['passkey', 'appCode', 'password', 'code'] as const satisfies readonly WayToProve[];

const Contact = z.object({ kind: ContactKind, address: z.string() });

/**
 * Details of `sign_in_again`: available proofs, and addresses for a code. If both are empty, the user must sign in
 * again.
 */
export const RequiredProof = z.object({ ways: z.array(z.enum(waysToProve)), codeTo: z.array(Contact) });
export type RequiredProof = z.infer<typeof RequiredProof>;

/** A fresh sign-in without leaving the page (docs/decisions/step-up.md). */
export const proofCalls = {
  sendProofCode: defineCall({
    method: 'POST',
    path: '/auth/prove/send-code',
    summary: 'Send a code to the own verified email or number, for a fresh sign-in',
    who: 'signed-in',
    body: z.object({ kind: ContactKind }),
    answer: Done,
    errors: ['not_found', 'forbidden', 'switched_off'],
  }),
  prove: defineCall({
    method: 'POST',
    path: '/auth/prove',
    summary: 'Confirm the own identity; endpoints that need a fresh sign-in are available for ten minutes',
    who: 'signed-in',
    rate: 'signingIn',
    body: z.object(proofs).check(
      z.refine((given) => Object.values(given).some((each) => each !== undefined), {
        error: 'One proof is needed',
        path: ['password'],
      }),
    ),
    answer: Done,
    errors: [
      'passkey_refused',
      'account_suspended',
      'wrong_password',
      'wrong_code',
      'code_not_current',
      'code_used_up',
      'code_spent',
      'not_found',
      'conflict',
    ],
  }),
};
