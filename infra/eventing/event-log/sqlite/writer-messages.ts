import type { MessagePort } from 'node:worker_threads';
import type { ExpectedRevision } from '../port.ts';

/** An event as stored: data and metadata are JSON. */
export type StoredEvent = { id: string; type: string; data: string; metadata: string };

/** To the writer, which responds in order. */
export type AppendRequest = {
  stream: string;
  expected: ExpectedRevision;
  recordedAt: string;
  events: readonly StoredEvent[];
};

/**
 * The position of an append's last event, and whether it was stored before; for a conflict, the stream's current
 * revision (-1 if empty).
 */
export type AppendAnswer = { fits: boolean; revision: number; position: number; isRepeat: boolean };

export type FromWriter =
  | { answers: readonly AppendAnswer[]; head: number }
  /** The transaction of the next `refused` appends failed. */
  | { refused: number; reason: string };

/**
 * Indexes of `WriterStart.signal`. The writer sleeps on `sent`, which each message increments: this wakes it in half
 * the time of an event. `closing` is 1 after the last message.
 */
export const signals = { sent: 0, closing: 1 } as const;

export type WriterStart = { folder: string; maxPages: number; port: MessagePort; signal: Int32Array };
