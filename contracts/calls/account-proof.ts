import * as z from 'zod/mini';
import { ContactKind } from '../events/account.ts';
import { SixDigits, TypedPassword } from '../fields.ts';
import { Assertion } from './account-passkeys.ts';
import { defineCall } from './call.ts';
import { Done } from './params.ts';

/** How somebody shows that it is themselves, and not somebody with their session; a new way is a row here and in ways-to-prove.ts. */
const proofs = {
  /** Any of theirs, asked for as to sign in (`passkeySignInOptions`). */
  passkey: z.optional(Assertion),
  /** That their authenticator app shows. */
  appCode: z.optional(SixDigits),
  password: z.optional(TypedPassword),
  /** That went to an address which they proved. */
  code: z.optional(SixDigits),
};

export type Proofs = z.infer<z.ZodMiniObject<typeof proofs>>;
export type WayToProve = keyof Proofs;
/** The strongest first: it is what somebody is asked for unless they choose another. */
export const waysToProve = ['passkey', 'appCode', 'password', 'code'] as const satisfies readonly WayToProve[];

const Contact = z.object({ kind: ContactKind, address: z.string() });

/** What `sign_in_again` adds: what there is to choose from, and where a code can go. Nothing of both: they sign in anew. */
export const ProofNeeded = z.object({ ways: z.array(z.enum(waysToProve)), codeTo: z.array(Contact) });
export type ProofNeeded = z.infer<typeof ProofNeeded>;

/** A fresh sign-in, without leaving what one is at (docs/decisions/step-up.md). */
export const proofCalls = {
  sendProofCode: defineCall({
    method: 'POST',
    path: '/auth/prove/send-code',
    summary: 'Send a code to one’s own proven email or number, to prove that it is oneself',
    who: 'signed-in',
    body: z.object({ kind: ContactKind }),
    answer: Done,
    errors: ['not_found', 'forbidden'],
  }),
  prove: defineCall({
    method: 'POST',
    path: '/auth/prove',
    summary: 'Prove that it is oneself: what asks for a fresh sign-in may be done for ten minutes',
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
