import { newId } from '../browser/new-id.ts';

/** Whoever does the same again later than this means it. */
const MEANT_ANEW_MS = 10 * 60_000;

/**
 * The Idempotency-Keys of commands that came to no definite answer, by what was asked: each may have been done, and a
 * person who presses again wants it done once.
 */
const pending = new Map<string, { key: string; askedAt: number }>();

/** The key to ask this with: that of the last try if it may have been done, else a new one. */
export function idempotencyKeyFor(question: string): string {
  const last = pending.get(question);
  return last && Date.now() - last.askedAt < MEANT_ANEW_MS ? last.key : newId();
}

export function settleIdempotencyKey(question: string, key: string, isDefinite: boolean): void {
  if (isDefinite) pending.delete(question);
  else pending.set(question, { key, askedAt: Date.now() });
}
