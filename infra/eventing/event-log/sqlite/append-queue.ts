import { MessageChannel, Worker } from 'node:worker_threads';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { type Appended, WrongExpectedRevision } from '../port.ts';
import { spinWhile } from './spin-wait.ts';
import {
  type AppendAnswer,
  type AppendRequest,
  type FromWriter,
  signals,
  type WriterStart,
} from './writer-messages.ts';

type Waiting = {
  request: AppendRequest;
  resolve(appended: Appended): void;
  reject(reason: unknown): void;
};

/** Batch size: the writer begins while the main thread still prepares the next batch. */
const appendsSentAtOnce = 60;

/**
 * The main thread's side of the writer. Appends of one event-loop turn are sent in one message; responses arrive in the
 * same order. `onHead`: everything up to this position is stored; called before the appends resolve.
 */
export async function startAppendQueue(
  start: Pick<WriterStart, 'folder' | 'maxPages'>,
  onHead: (head: number) => void,
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
  let outgoing: AppendRequest[] = [];
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
    const answered = takeWaiting(message.answers.length);
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
    append(request: AppendRequest): Promise<Appended> {
      if (stopped !== undefined) return Promise.reject(new EngineUnavailable('event log', stopped));
      if (outgoing.length === 0) setImmediate(flush);
      outgoing.push(request);
      const appended = new Promise<Appended>((resolve, reject) => void waiting.push({ request, resolve, reject }));
      if (outgoing.length >= appendsSentAtOnce) flush();
      return appended;
    },

    /** Queued appends are still stored. */
    async close(): Promise<void> {
      flush();
      Atomics.store(signal, signals.closing, 1);
      wakeWriter();
      stopped ??= new Error('the event log is closed');
      await ended;
    },
  };
}

function answer(waiting: readonly Waiting[], answers: readonly AppendAnswer[]): void {
  for (const [n, { request, resolve, reject }] of waiting.entries()) {
    const { isAccepted = false, revision = -1, position = 0, isRepeat = false } = answers[n] ?? {};
    if (isAccepted) resolve({ revision, position, isRepeat });
    else reject(new WrongExpectedRevision(request.stream, request.expected, revision));
  }
}

function refuse(waiting: readonly Waiting[], reason: unknown): void {
  for (const { reject } of waiting) reject(new EngineUnavailable('event log', reason));
}
