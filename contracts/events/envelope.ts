/** Who caused an event: a signed-in person with the role they acted in, or the platform itself (policies, timers). */
export type Actor = { accountId: string; role: 'client' | 'worker' | 'admin' | 'guest' } | 'system';

export type EventMetadata = {
  schemaVersion: number;
  actor: Actor;
  commandId: string;
  /** Shared by the whole thread: of a booking's story the id that its request came with, of a payout its own (docs/decisions/threads.md). */
  $correlationId: string;
  /** The id of the event or command that directly led to this one. */
  $causationId: string;
  /** Of what the platform did by itself: the policy's name. Not in events from before 2026-11-23. */
  policy?: string;
  /** Of what a payment provider told: its name. Not in events from before 2026-11-23. */
  provider?: string;
};

/** An event that is about to be appended. Ids follow from command, stream and index (infra/eventing/ids.ts), so a retry repeats them. */
export type NewEvent<Type extends string = string, Data = unknown> = {
  id: string;
  type: Type;
  data: Data;
  metadata: EventMetadata;
};

/** An event as the log holds it. Revisions count from 0 in each stream; positions rise over the whole log. */
export type RecordedEvent<Type extends string = string, Data = unknown> = NewEvent<Type, Data> & {
  stream: string;
  revision: number;
  position: number;
  /** ISO 8601 instant, UTC. */
  recordedAt: string;
};
