import type { CallError } from './call-error.ts';
import { settleIdempotencyKey } from './pending-idempotency-keys.ts';

/** Statuses returned before a call is processed: authentication, authorisation, rate limits. */
const unprocessedStatuses: readonly number[] = [401, 403, 408, 425, 429];
const wrongProofs: readonly string[] = ['wrong_credentials', 'id_token_refused', 'passkey_refused', 'sign_in_expired'];

/** A wrong password is a 401 as well, and a refresh would not help. */
export function isWrongProof({ code }: CallError): boolean {
  return wrongProofs.includes(code);
}

/**
 * Whether a failed call may have taken effect. `refused`: processed without effect. `unknown`: possibly.
 * `unprocessed`: this attempt was not processed, and an earlier one without a response is still unknown.
 */
export function meaningOfFailure(error: CallError): 'refused' | 'unknown' | 'unprocessed' {
  const { status, code } = error;
  if (status === 0 || status >= 500) return 'unknown';
  // Without a code the response is not from the API but from an intermediary.
  const isOurs = code !== String(status);
  return isOurs && (!unprocessedStatuses.includes(status) || isWrongProof(error)) ? 'refused' : 'unprocessed';
}

/**
 * Keeps the key of a call that may have taken effect, and releases it once the result is known. `error`: null after
 * success.
 */
export function settleKeyByOutcome(question: string, key: string, error: CallError | null): void {
  const meaning = error && meaningOfFailure(error);
  // A call that was not processed tells nothing about an earlier attempt.
  if (meaning !== 'unprocessed') settleIdempotencyKey(question, key, meaning !== 'unknown');
}
