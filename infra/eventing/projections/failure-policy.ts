import { engineAway } from '../resilience/back-off.ts';

/**
 * What the projector does when something fails (design: every worker of the log names it). `apply` is pure, so an
 * event that makes it throw would do so again: it is parked at once. What a store refuses is tried again with longer and
 * longer pauses, then event by event, so that only the one that can't be stored is parked. An engine that is away is
 * waited for.
 */
export const failurePolicy = {
  applyThrows: 'park',
  engineAway: { tries: Number.POSITIVE_INFINITY, ...engineAway },
  storeRefuses: { tries: 4, firstPauseMs: 50, longestPauseMs: 2_000, then: 'event by event, then park' },
} as const;
