import { ProofNeeded } from '#contracts/calls/account-proof.ts';
import { detailsOf, isCallError } from '../../api/call-error.ts';

/** A choice of none is for them to sign in anew. */
const nothingToChoose: ProofNeeded = { proofs: [], codeTo: null };

/** What the server wants besides, to know that it is the person themselves; null for every other failure. */
export function askedProof(error: unknown): ProofNeeded | null {
  if (!isCallError(error) || error.code !== 'proof_needed') return null;
  const asked = ProofNeeded.safeParse(detailsOf(error));
  return asked.success ? asked.data : nothingToChoose;
}
