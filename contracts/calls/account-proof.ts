import * as z from 'zod/mini';
import { ContactKind } from '../events/account.ts';
import { SixDigits } from '../fields.ts';

/** That it is the person themselves, and not somebody with their session, by one of these; neither is asked of who has just signed in. */
export const furtherProof = {
  password: z.optional(z.string().check(z.minLength(1, 'Required'), z.maxLength(200))),
  currentCode: z.optional(SixDigits),
};

export const furtherProofErrors = [
  'proof_needed',
  'wrong_password',
  'wrong_current_code',
  'current_code_used_up',
] as const;

/** What `proof_needed` adds: what there is to choose from, and where a code for it goes. Nothing of both: they sign in anew. */
export const ProofNeeded = z.object({
  proofs: z.array(z.enum(['password', 'currentCode'])),
  codeTo: z.nullable(z.object({ kind: ContactKind, address: z.string() })),
});
export type ProofNeeded = z.infer<typeof ProofNeeded>;
