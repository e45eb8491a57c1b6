/** The thread that owns all writing to the event log: a slow disk makes appends wait here, never reads on the main thread. */
import { isMainThread, type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { DatabaseSync } from 'node:sqlite';
import { createAppendTransaction, endOfAppend } from './append-transaction.ts';
import { openForWriting } from './sqlite-schema.ts';
import type { FromWriter, ToWriter, WriterStart } from './writer-messages.ts';

/** Bounds one transaction, so that its appends don't wait for an endless one. */
const maxValuesInTransaction = 40_000;
/**
 * The write-ahead log is moved into the file when it has so many pages (4 KiB each). After that it is written from its beginning again,
 * which a disk does faster than growing it, so it should not be long.
 */
const pagesBetweenCheckpoints = 2000;

function runWriter({ port, ...start }: WriterStart): void {
  const database = openForWriting(start.folder);
  if (start.maxPages > 0) database.exec(`PRAGMA max_page_count = ${start.maxPages}`);
  const transaction = createAppendTransaction(database);
  const walState = database.prepare('PRAGMA wal_checkpoint(NOOP)');

  const send = (message: FromWriter) => port.postMessage(message);

  function store(appends: (string | number)[]): void {
    const count = countAppends(appends);
    try {
      send({ answers: transaction.run(appends, count), head: transaction.head() });
    } catch (failure) {
      send({ refused: count, reason: failure instanceof Error ? failure.message : String(failure) });
      rollBackQuietly(transaction);
    }
  }

  for (let closing = false; !closing; ) {
    const { appends, close } = takeWaiting(port, start.signal);
    closing = close;
    if (appends.length > 0) store(appends);
    if (Number(walState.get()?.['log']) >= pagesBetweenCheckpoints) checkpoint(database);
  }
  database.close();
}

/** Sleeps until something is sent, then takes all that waits. */
function takeWaiting(port: MessagePort, signal: Int32Array): { appends: (string | number)[]; close: boolean } {
  let appends: (string | number)[] | undefined;
  for (;;) {
    const seen = Atomics.load(signal, 0);
    const next: { message: ToWriter } | undefined = receiveMessageOnPort(port);
    if (next?.message === 'close') return { appends: appends ?? [], close: true };
    if (next && !appends) appends = next.message.appends;
    else if (next && appends) for (const value of next.message.appends) appends.push(value);
    if (appends && (!next || appends.length >= maxValuesInTransaction)) return { appends, close: false };
    if (!next) Atomics.wait(signal, 0, seen);
  }
}

/** Runs after the answers are sent. What can't be moved now (a reader, a full disk) stays in the write-ahead log for the next time. */
function checkpoint(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // The write-ahead log holds everything; the next checkpoint tries again.
  }
}

/** When the disk refuses even this, the next transaction recovers before it begins. */
function rollBackQuietly(transaction: { rollBack(): void }): void {
  try {
    transaction.rollBack();
  } catch {
    // Its appends were refused already.
  }
}

function countAppends(appends: readonly (string | number)[]): number {
  let count = 0;
  for (let at = 0; at < appends.length; at = endOfAppend(appends, at)) count++;
  return count;
}

if (!isMainThread) runWriter(workerData);
