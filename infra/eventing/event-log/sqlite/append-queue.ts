import { MessageChannel, Worker } from 'node:worker_threads';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import type { StoredAppend } from './tail-cache.ts';
import { type Appended, type ExpectedRevision, WrongExpectedRevision } from '../port.ts';
import { spinWhile } from './spin-wait.ts';
import {
  type FromWriter,
  outcome,
  packExpected,
  type Packed,
  type PackedEvent,
  signals,
  type WriterStart,
} from './writer-messages.ts';

type Waiting = {
  append: StoredAppend;
  expected: ExpectedRevision;
  resolve(appended: Appended): void;
  reject(reason: unknown): void;
};

type Listeners = {
  /** An append is stored: told before whoever appended it hears of it. */
  onStored: (append: StoredAppend) => void;
  /** And so is everything up to this position. */
  onHead: (head: number) => void;
};

/** So many values (about 60 appends of one event) are sent at once: the writer begins while the main thread still packs the others. */
const valuesSentAtOnce = 500;

/** The main thread's end of the writer. Appends of one turn of the event loop travel in one message; answers come in the same order. */
export async function startAppendQueue(
  start: Pick<WriterStart, 'folder' | 'maxPages'>,
  { onStored, onHead }: Listeners,
) {
  const { port1: port, port2: writersPort } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(8));
  const workerData: WriterStart = { ...start, port: writersPort, signal };
  const worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), {
    workerData,
    transferList: [writersPort],
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let waiting: Waiting[] = [];
  let outgoing: Packed = [];
  let stopped: unknown;
  const awaitAnswer = spinWhile(() => waiting.length > 0);

  await new Promise<void>((resolve, reject) => {
    worker.once('online', resolve);
    worker.once('error', reject);
  });
  worker.on('error', (failure) => stop(failure));
  port.once('close', () => stop(new Error('the writer has ended')));
  port.on('message', (message: FromWriter) => {
    if ('refused' in message) return refuse(takeWaiting(message.refused), new Error(message.reason));
    const answered = takeWaiting(message.answers.length / 3);
    for (const append of storedOf(answered, message.answers)) onStored(append);
    onHead(message.head);
    answer(answered, message.answers);
  });

  function takeWaiting(count: number): Waiting[] {
    if (count === waiting.length) {
      const all = waiting;
      waiting = [];
      return all;
    }
    return waiting.splice(0, count);
  }

  function stop(reason: unknown): void {
    stopped ??= reason;
    refuse(takeWaiting(waiting.length), stopped);
  }

  function flush(): void {
    const appends = outgoing;
    outgoing = [];
    if (appends.length === 0 || stopped !== undefined) return;
    port.postMessage(appends);
    wakeWriter();
    awaitAnswer();
  }

  function wakeWriter(): void {
    Atomics.add(signal, signals.sent, 1);
    Atomics.notify(signal, signals.sent);
  }

  return {
    append(
      stream: string,
      expected: ExpectedRevision,
      recordedAt: string,
      events: readonly PackedEvent[],
    ): Promise<Appended> {
      if (stopped !== undefined) return Promise.reject(new EngineUnavailable('event log', stopped));
      if (outgoing.length === 0) setImmediate(flush);
      outgoing.push(stream, packExpected(expected), recordedAt, events.length);
      for (const event of events) outgoing.push(event[0], event[1], event[2], event[3]);
      const appended = new Promise<Appended>((resolve, reject) =>
        waiting.push({ append: { stream, recordedAt, events, revision: -1, position: 0 }, expected, resolve, reject }),
      );
      if (outgoing.length >= valuesSentAtOnce) flush();
      return appended;
    },

    /** Appends already taken are still stored. */
    async close(): Promise<void> {
      flush();
      Atomics.store(signal, signals.closing, 1);
      wakeWriter();
      stopped ??= new Error('the event log is closed');
      await ended;
    },
  };
}

/** The appends that were stored, with where they stand. */
function* storedOf(waiting: readonly Waiting[], answers: Float64Array): Generator<StoredAppend> {
  for (let n = 0; n < waiting.length; n++) {
    const append = waiting[n]?.append;
    if (!append || answers[n * 3] !== outcome.appended) continue;
    append.revision = answers[n * 3 + 1] ?? -1;
    append.position = answers[n * 3 + 2] ?? 0;
    yield append;
  }
}

function answer(waiting: readonly Waiting[], answers: Float64Array): void {
  for (const [n, { append, expected, resolve, reject }] of waiting.entries()) {
    if (answers[n * 3] === outcome.appended) resolve({ revision: append.revision, position: append.position });
    else reject(new WrongExpectedRevision(append.stream, expected, answers[n * 3 + 1] ?? -1));
  }
}

function refuse(waiting: readonly Waiting[], reason: unknown): void {
  for (const { reject } of waiting) reject(new EngineUnavailable('event log', reason));
}
