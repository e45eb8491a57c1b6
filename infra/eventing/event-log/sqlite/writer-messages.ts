import type { MessagePort } from 'node:worker_threads';
import type { ExpectedRevision } from '../port.ts';

/** An event as stored: data and metadata are JSON. */
export type StoredEvent = { id: string; type: string; data: string; metadata: string };

/** Sent to the writer, which responds in order. */
export type AppendRequest = {
  stream: string;
  expected: ExpectedRevision;
  recordedAt: string;
  events: readonly StoredEvent[];
};

/**
 * If accepted: the last event's revision and position, and whether an earlier append had stored it. Else: the stream's
 * current revision (-1 if empty).
 */
export type AppendAnswer = { isAccepted: boolean; revision: number; position: number; isRepeat: boolean };

export type FromWriter =
  | { answers: readonly AppendAnswer[]; head: number }
  /** The transaction of the next `refused` appends failed. */
  | { refused: number; reason: string };

/**
 * Indexes of `WriterStart.signal`. The writer sleeps on `sent`, which each message increments: this wakes it twice as fast
 * as a `message` event. `closing` is 1 after the last message.
 */
export const signals = { sent: 0, closing: 1 } as const;

export type WriterStart = { folder: string; maxPages: number; port: MessagePort; signal: Int32Array };
