import type * as kit from '#infra/eventing/event-log/envelope.ts';

/** Who caused an event: a signed-in person with the role they acted in, or the platform itself (policies, timers). */
export type Actor = { accountId: string; role: 'client' | 'worker' | 'admin' | 'guest' } | 'system';

/**
 * `$correlationId`: of all that becomes of a booking the id that its request came with, of a payout its own
 * (docs/decisions/correlation-and-causation.md).
 */
export type EventMetadata = kit.EventMetadata<Actor> & {
  /** Of what the platform did by itself: the policy's name. Not in events from before 2026-11-23. */
  policy?: string;
  /** Of what a payment provider told: its name. Not in events from before 2026-11-23. */
  provider?: string;
};

export type NewEvent<Type extends string = string, Data = unknown> = kit.NewEvent<Type, Data, EventMetadata>;

export type RecordedEvent<Type extends string = string, Data = unknown> = kit.RecordedEvent<Type, Data, EventMetadata>;
