import type { MessagePort } from 'node:worker_threads';
import type { ExpectedRevision } from '../port.ts';

/**
 * What crosses between the main thread and the writer's, kept flat because one array of strings and numbers is copied
 * several times faster than nested objects. Each append is
 *   stream, expected, recordedAt, n, then n times id, type, data, metadata
 * and is answered in order by three numbers: outcome, revision, position.
 */
export type Packed = (string | number)[];

/** An event ready for the writer: id, type, data as JSON, metadata as JSON. */
export type PackedEvent = readonly [id: string, type: string, data: string, metadata: string];

export type FromWriter =
  | { answers: Float64Array; head: number }
  /** The transaction of the next `refused` appends failed as a whole. */
  | { refused: number; reason: string };

/**
 * The places in `WriterStart.signal`. The writer sleeps on `sent`, which rises with each message: that wakes it in half
 * the time of an event. `closing` is 1 once nothing more will be sent.
 */
export const signals = { sent: 0, closing: 1 } as const;

export type WriterStart = { folder: string; maxPages: number; port: MessagePort; signal: Int32Array };

export const outcome = { appended: 0, wrongRevision: 1 } as const;

const none = -1;
const any = -2;

/** As one number: -1 for none, -2 for any. */
export function packExpected(expected: ExpectedRevision): number {
  if (expected === 'none') return none;
  return expected === 'any' ? any : expected;
}

/** Whether a stream whose last revision is `head` (-1 when empty) is where the packed expectation says. */
export function meetsExpected(packed: number, head: number): boolean {
  return packed === any || packed === head;
}
