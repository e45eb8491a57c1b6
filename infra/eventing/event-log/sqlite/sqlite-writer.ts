/** The thread that owns all writing to the event log: a slow disk makes appends wait here, never reads on the main thread. */
import { availableParallelism } from 'node:os';
import { isMainThread, type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { DatabaseSync } from 'node:sqlite';
import { createAppendTransaction } from './append-transaction.ts';
import { openForWriting } from './sqlite-schema.ts';
import { type AppendRequest, type FromWriter, signals, type WriterStart } from './writer-messages.ts';

/** Bounds one transaction, so that its appends don't wait for an endless one. */
const maxAppendsInTransaction = 5_000;
/**
 * The write-ahead log is moved into the file when it has so many pages (4 KiB each). After that it is written from its beginning again,
 * which a disk does faster than growing it, so it should not be long.
 */
const pagesBetweenCheckpoints = 2000;
/**
 * How long the writer stays awake after its work at least, and at most where appends follow one another so closely; on
 * a single core that time would be taken from the main thread.
 */
const [shortlyAwakeMs, longAwakeMs] = availableParallelism() > 1 ? [0.05, 0.2] : [0, 0];

function runWriter({ port, signal, folder, maxPages }: WriterStart): void {
  const database = openForWriting(folder);
  if (maxPages > 0) database.exec(`PRAGMA max_page_count = ${maxPages}`);
  const transaction = createAppendTransaction(database);
  const checkpointWhenLong = checkpoints(database);
  const waitForAppends = waiting(port, signal);

  for (let first = waitForAppends(); first; first = waitForAppends()) {
    port.postMessage(store(transaction, withAllWaiting(port, first)));
    checkpointWhenLong();
  }
  database.close();
  port.close();
}

function receive(port: MessagePort): AppendRequest[] | undefined {
  return receiveMessageOnPort(port)?.message;
}

/**
 * Sleeps until a message arrives. Undefined when nothing is left to do and the port is closed. Clients often append
 * again right after an answer, so staying awake briefly saves waking the thread: 27 of the 55 µs of an append's
 * communication. A dozen writers need longer than one, so the recent intervals, including one wake-up, set the
 * waiting time.
 */
function waiting(port: MessagePort, signal: Int32Array): () => AppendRequest[] | undefined {
  let lastPauseMs = 0;

  return () => {
    const startedAt = performance.now();
    const awakeUntil = startedAt + (lastPauseMs <= 2 * longAwakeMs ? longAwakeMs : shortlyAwakeMs);
    for (;;) {
      const sent = Atomics.load(signal, signals.sent);
      const closing = Atomics.load(signal, signals.closing) === 1;
      const appends = receive(port);
      if (appends || closing) {
        lastPauseMs = performance.now() - startedAt;
        return appends;
      }
      if (!comesSoon(signal, sent, awakeUntil)) Atomics.wait(signal, signals.sent, sent);
    }
  };
}

function comesSoon(signal: Int32Array, sent: number, until: number): boolean {
  while (performance.now() < until) {
    if (Atomics.load(signal, signals.sent) !== sent) return true;
  }
  return false;
}

/** Combines appends that arrived during the last transaction into one. */
function withAllWaiting(port: MessagePort, appends: AppendRequest[]): AppendRequest[] {
  while (appends.length < maxAppendsInTransaction) {
    const next = receive(port);
    if (!next) return appends;
    appends.push(...next);
  }
  return appends;
}

function store(transaction: ReturnType<typeof createAppendTransaction>, appends: AppendRequest[]): FromWriter {
  try {
    return { answers: transaction.run(appends), head: transaction.head() };
  } catch (failure) {
    rollBackQuietly(transaction);
    return { refused: appends.length, reason: failure instanceof Error ? failure.message : String(failure) };
  }
}

/** Called after the answers are sent. What can't be moved now (a reader, a full disk) stays in the write-ahead log for the next time. */
function checkpoints(database: DatabaseSync): () => void {
  const walState = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  return () => {
    try {
      if (Number(walState.get()?.['log']) >= pagesBetweenCheckpoints) database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // The write-ahead log holds everything; the next checkpoint tries again.
    }
  };
}

/** When the disk refuses even this, the next transaction recovers before it begins. */
function rollBackQuietly(transaction: { rollBack(): void }): void {
  try {
    transaction.rollBack();
  } catch {
    // Its appends were refused already.
  }
}

if (!isMainThread) runWriter(workerData);
