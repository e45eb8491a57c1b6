import type { RecordedEvent } from '../event-log/envelope.ts';

/**
 * What an event comes to: a task under a key, due at a time (ISO 8601 instant), or the end of the one that waits there.
 * `group`: tasks that one event may wake together.
 */
export type Reaction<Data> =
  | { schedule: { key: string; dueAt: string; data: Data; group?: string } }
  | { cancel: string };

/** A task's matter is not settled yet. ISO 8601 instant. */
export type Reschedule = { lookAgainAt: string };

/**
 * A task failed when a part of it was done. The next try finds `noted` among its data, so that it does that part no
 * second time.
 */
export class PartialFailure extends Error {
  readonly noted: Readonly<Record<string, unknown>>;

  constructor(cause: unknown, noted: Readonly<Record<string, unknown>>) {
    super(messageOf(cause), { cause });
    this.name = 'PartialFailure';
    this.noted = noted;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * "Whenever this event, do that, now or at a later time": the half that follows the log. `Events`: the product's, by
 * type. What a due task does is the product's to say; it decides for itself whether there is still anything to do, so a
 * task that runs twice does no harm.
 */
export type Policy<Events extends Readonly<Record<string, RecordedEvent>>, Data> = {
  name: string;
  on: { readonly [Type in keyof Events]?: (event: Events[Type]) => Reaction<Data> | null };
  /** Tasks of this group that wait are due at once; null: none. */
  wakes?: { readonly [Type in keyof Events]?: (event: Events[Type]) => string | null };
  /** Types of events with which everything is over that it was to do because of those before. */
  resetOn?: readonly (keyof Events)[];
  /**
   * A task first looked at this long after its due time is dropped as useless. A task that failed in time is still
   * retried.
   */
  staleAfterMs?: number;
};

/** A policy with erased event types, for the task store. */
export type AnyPolicy = {
  name: string;
  on: Readonly<Record<string, (event: never) => Reaction<Record<string, unknown>> | null>>;
  wakes?: Readonly<Record<string, (event: never) => string | null>>;
  resetOn?: readonly string[];
  staleAfterMs?: number;
};
