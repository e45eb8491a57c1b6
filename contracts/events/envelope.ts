import type * as kit from '#infra/eventing/event-log.ts';

/** The cause of an event: a signed-in person in their role, or the platform (policies, timers). */
export type Actor = { accountId: string; role: 'client' | 'worker' | 'admin' | 'guest' } | 'system';

/**
 * `$correlationId`: for all events of a booking, the id of its request; for a payout, its own
 * (docs/decisions/correlation-and-causation.md).
 */
export type EventMetadata = kit.EventMetadata<Actor> & {
  /** The policy's name, for events caused by the platform. Absent before 2026-11-23. */
  policy?: string;
  /** The payment provider's name, for events reported by it. Absent before 2026-11-23. */
  provider?: string;
};

export type NewEvent<Type extends string = string, Data = unknown> = kit.NewEvent<Type, Data, EventMetadata>;

export type RecordedEvent<Type extends string = string, Data = unknown> = kit.RecordedEvent<Type, Data, EventMetadata>;
