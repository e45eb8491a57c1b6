/** The thread that writes the event log: a slow disk delays appends, never reads on the main thread. */
import { availableParallelism } from 'node:os';
import { isMainThread, type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { DatabaseSync } from 'node:sqlite';
import { createAppendTransaction } from './append-transaction.ts';
import { openForWriting } from './sqlite-schema.ts';
import { type AppendRequest, type FromWriter, signals, type WriterStart } from './writer-messages.ts';

/** Limits the duration of a transaction. */
const maxAppendsInTransaction = 5_000;
/**
 * Length of the write-ahead log in pages (4 KiB) at which it is merged into the file. It is then overwritten from its
 * beginning, which is faster than growing it, so the limit is low.
 */
const pagesBetweenCheckpoints = 2000;
/**
 * How long the writer spins after its work: the minimum, and the value when appends follow each other closely. 0 on a
 * single core, where spinning would slow the main thread.
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
 * Sleeps until a message arrives. Returns undefined when the port is closed and no message is left. Clients often
 * append again right after a response, so spinning briefly saves waking the thread: 27 of the 55 µs of an append's
 * communication. A dozen writers need longer than one, so the last interval, including the wake-up, determines the
 * time.
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

/**
 * Called after the responses are sent. Pages that cannot be merged now (a reader, a full disk) stay in the write-ahead
 * log.
 */
function checkpoints(database: DatabaseSync): () => void {
  const walState = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  return () => {
    try {
      if (Number(walState.get()?.['log']) >= pagesBetweenCheckpoints) database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // The write-ahead log has all data; the next checkpoint retries.
    }
  };
}

/** If the disk refuses even a rollback, the next transaction recovers first. */
function rollBackQuietly(transaction: { rollBack(): void }): void {
  try {
    transaction.rollBack();
  } catch {
    // The appends were refused already.
  }
}

if (!isMainThread) runWriter(workerData);
