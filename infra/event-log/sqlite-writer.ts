/** The thread that owns all writing to the event log: a slow disk makes appends wait here, never reads on the main thread. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { DatabaseSync } from 'node:sqlite';
import { createAppendTransaction, endOfAppend } from './append-transaction.ts';
import { openForWriting } from './sqlite-schema.ts';
import type { FromWriter, ToWriter, WriterStart } from './writer-messages.ts';

/** Bounds one transaction, so that its appends don't wait for an endless one. */
const maxValuesInTransaction = 40_000;
/** About 32 MB of write-ahead log between checkpoints. */
const valuesBetweenCheckpoints = 60_000;

function startWriter(port: NonNullable<typeof parentPort>, start: WriterStart): void {
  const database = openForWriting(start.folder);
  if (start.maxPages > 0) database.exec(`PRAGMA max_page_count = ${start.maxPages}`);
  const transaction = createAppendTransaction(database);
  let sinceCheckpoint = 0;

  const send = (message: FromWriter) => port.postMessage(message);

  function store(appends: (string | number)[]): void {
    const count = countAppends(appends);
    try {
      send({ answers: transaction.run(appends, count), head: transaction.head() });
    } catch (failure) {
      send({ refused: count, reason: failure instanceof Error ? failure.message : String(failure) });
      rollBackQuietly(transaction);
    }
    sinceCheckpoint += appends.length;
  }

  port.on('message', (first: ToWriter) => {
    let closing = first === 'close';
    const waiting = first === 'close' ? [] : first.appends;
    while (!closing && waiting.length < maxValuesInTransaction) {
      const next: { message: ToWriter } | undefined = receiveMessageOnPort(port);
      if (!next) break;
      if (next.message === 'close') closing = true;
      else for (const value of next.message.appends) waiting.push(value);
    }
    if (waiting.length > 0) store(waiting);
    if (sinceCheckpoint > valuesBetweenCheckpoints) {
      sinceCheckpoint = 0;
      checkpoint(database);
    }
    if (!closing) return;
    database.close();
    port.close();
  });
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

if (parentPort) startWriter(parentPort, workerData);
