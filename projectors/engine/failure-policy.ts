import { setTimeout as delay } from 'node:timers/promises';

/**
 * What the projector does when something fails (design: every follower of the log names it). `apply` is pure, so an
 * event that makes it throw would do so again: it is parked at once. What a store refuses is tried again with longer and
 * longer pauses, then event by event, so that only the one that can't be stored is parked. An engine that is away is
 * waited for.
 */
export const failurePolicy = {
  applyThrows: 'park',
  engineAway: { tries: Number.POSITIVE_INFINITY, firstPauseMs: 50, longestPauseMs: 5_000 },
  storeRefuses: { tries: 4, firstPauseMs: 50, longestPauseMs: 2_000, then: 'event by event, then park' },
} as const;

type Pauses = { firstPauseMs: number; longestPauseMs: number };

/** Doubles with each try up to the longest; half of it is random, so that several instances don't knock together. */
export function pauseBefore(attempt: number, { firstPauseMs, longestPauseMs }: Pauses, random = Math.random): number {
  const whole = Math.min(firstPauseMs * 2 ** Math.min(attempt, 30), longestPauseMs);
  return whole / 2 + (whole / 2) * random();
}

/** Ends early, without an error, when the signal aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch (reason) {
    if (!signal.aborted) throw reason;
  }
}
