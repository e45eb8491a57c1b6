import { engineAway } from '../resilience/back-off.ts';

/**
 * The projector's failure policy. `apply` is pure, so an event that makes it throw would always do so and is parked
 * at once. A refused write is retried with increasing pauses, then event by event, so that only the failing event is
 * parked. Waits for an unavailable dependency.
 */
export const failurePolicy = {
  applyThrows: 'park',
  engineAway: { tries: Number.POSITIVE_INFINITY, ...engineAway },
  storeRefuses: { tries: 4, firstPauseMs: 50, longestPauseMs: 2_000, afterwards: 'event by event, then park' },
} as const;
