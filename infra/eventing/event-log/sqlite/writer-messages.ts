import type { MessagePort } from 'node:worker_threads';
import type { ExpectedRevision } from '../port.ts';

/** An event as the file holds it: data and metadata as JSON. */
export type StoredEvent = { id: string; type: string; data: string; metadata: string };

/** To the writer, which answers them in order. */
export type AppendRequest = {
  stream: string;
  expected: ExpectedRevision;
  recordedAt: string;
  events: readonly StoredEvent[];
};

/**
 * Where the last event of an append stands, and whether it stood there before; of one that did not fit, the revision
 * that its stream is at (-1 when empty).
 */
export type AppendAnswer = { fits: boolean; revision: number; position: number; isRepeat: boolean };

export type FromWriter =
  | { answers: readonly AppendAnswer[]; head: number }
  /** The transaction of the next `refused` appends failed as a whole. */
  | { refused: number; reason: string };

/**
 * The places in `WriterStart.signal`. The writer sleeps on `sent`, which rises with each message: that wakes it in half
 * the time of an event. `closing` is 1 once nothing more will be sent.
 */
export const signals = { sent: 0, closing: 1 } as const;

export type WriterStart = { folder: string; maxPages: number; port: MessagePort; signal: Int32Array };
