import type { RecordedEvent } from '../event-log/envelope.ts';

/**
 * The reaction to an event: a task under a key with a due time (ISO 8601 instant), or the cancellation of the waiting
 * one. `group`: tasks that one event may wake together.
 */
export type Reaction<Data> =
  | { schedule: { key: string; dueAt: string; data: Data; group?: string } }
  | { cancel: string };

/** The matter is not settled: look again at this ISO 8601 instant. */
export type Reschedule = { lookAgainAt: string };

/** A task failed after completing a part. The next attempt gets `noted` in its data, to skip that part. */
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
 * A reaction to events, immediate or by timer: the half that reads the log. `Events`: the product's events, by type.
 * The product executes due tasks and checks whether there is still anything to do, so a repeated task does no harm.
 */
export type Policy<Events extends Readonly<Record<string, RecordedEvent>>, Data> = {
  name: string;
  on: { readonly [Type in keyof Events]?: (event: Events[Type]) => Reaction<Data> | null };
  /** Wakes the waiting tasks of this group; null for none. */
  wakes?: { readonly [Type in keyof Events]?: (event: Events[Type]) => string | null };
  /** Event types that cancel all tasks of earlier events. */
  resetOn?: readonly (keyof Events)[];
  /**
   * A task first looked at this long after its due time is dropped as useless. A task that failed in time is still
   * retried.
   */
  staleAfterMs?: number;
  /**
   * The policy measures periods. After a change of the system clock its waiting tasks run at once, with the sum of all
   * changes in their data (`Stepped`).
   */
  measuresTime?: true;
};

/** `steppedMs`: how far the clock was set ahead since the task's event; negative: back. */
export type Stepped = { steppedMs?: number };

/** A policy with erased event types, for the task store. */
export type AnyPolicy = {
  name: string;
  on: Readonly<Record<string, (event: never) => Reaction<Record<string, unknown>> | null>>;
  wakes?: Readonly<Record<string, (event: never) => string | null>>;
  resetOn?: readonly string[];
  staleAfterMs?: number;
  measuresTime?: true;
};
