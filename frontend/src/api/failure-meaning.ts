import type { CallError } from './call-error.ts';
import { settleIdempotencyKey } from './pending-idempotency-keys.ts';

/** Asked of every call before it is looked at: who it is, whether they may, and whether they ask too often. */
const turnedAway: readonly number[] = [401, 403, 408, 425, 429];
const wrongProofs: readonly string[] = ['wrong_credentials', 'id_token_refused', 'passkey_refused', 'sign_in_expired'];

/** A wrong password answers 401 too, and no refresh would help. */
export function isWrongProof({ code }: CallError): boolean {
  return wrongProofs.includes(code);
}

/**
 * What a failure says of whether the thing was done. `refused`: it was looked at, and is not. `unknown`: it may be.
 * `turned away`: this try did nothing, and says nothing of an earlier one whose answer was lost.
 */
export function meaningOfFailure(error: CallError): 'refused' | 'unknown' | 'turned away' {
  const { status, code } = error;
  if (status === 0 || status >= 500) return 'unknown';
  // Without a code it is no answer of Suki's, but of something on the way.
  const isOurs = code !== String(status);
  return isOurs && (!turnedAway.includes(status) || isWrongProof(error)) ? 'refused' : 'turned away';
}

/** Keeps the key of what may have been done, and lets go of it once that is known. `error`: null when it was done. */
export function settleKeyByOutcome(question: string, key: string, error: CallError | null): void {
  const meaning = error && meaningOfFailure(error);
  // Who was turned away knows as much, or as little, as before.
  if (meaning !== 'turned away') settleIdempotencyKey(question, key, meaning !== 'unknown');
}
