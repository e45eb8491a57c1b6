import { newId } from '../browser/new-id.ts';

/** After this time the same command counts as a new action, ms. */
const MEANT_ANEW_MS = 10 * 60_000;

/**
 * Idempotency-Keys of commands without a definite result, by request. Each may have taken effect, and a user who
 * presses again wants the effect once.
 */
const pending = new Map<string, { key: string; askedAt: number }>();

/** Key for this request: that of the last attempt if it may have taken effect, else a new one. */
export function idempotencyKeyFor(question: string): string {
  const last = pending.get(question);
  return last && Date.now() - last.askedAt < MEANT_ANEW_MS ? last.key : newId();
}

export function settleIdempotencyKey(question: string, key: string, isDefinite: boolean): void {
  if (isDefinite) pending.delete(question);
  else pending.set(question, { key, askedAt: Date.now() });
}
