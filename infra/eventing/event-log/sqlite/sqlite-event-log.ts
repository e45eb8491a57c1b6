import type { EventMetadata, NewEvent } from '../envelope.ts';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { requireEvents, requireSize, requireText } from '../append-checks.ts';
import { startAppendQueue } from './append-queue.ts';
import type { StoredEvent } from './writer-messages.ts';
import { createCatchUpSubscription } from './catch-up-subscription.ts';
import { lockFolder } from './folder-lock.ts';
import { openLogReader } from './log-reader.ts';
import type { EventLog } from '../port.ts';
import { readPaged } from '../read-paged.ts';
import type { OperatorHints } from '../../sqlite-files/operator-hints.ts';
import { closeLogFile, prepareLogFile } from './sqlite-schema.ts';

export type SqliteEventLogOptions = {
  folder: string;
  /** Clock for `recordedAt`, read at each append: demo data is recorded in the past. */
  now?: () => Date;
  /** Maximum file size in pages of 4 KiB; 0: no limit. Larger appends fail like on a full disk. */
  maxPages?: number;
  hints?: OperatorHints;
};

/**
 * The embedded event log: one SQLite file, written by its own thread, which commits all waiting appends together. Only
 * one process at a time can open a folder. If it cannot be opened, throws a one-sentence error with the remedy.
 */
export async function openSqliteEventLog<Metadata extends EventMetadata = EventMetadata>({
  folder,
  now = () => new Date(),
  maxPages = 0,
  hints = {},
}: SqliteEventLogOptions): Promise<EventLog<Metadata>> {
  const lock = lockFolder(folder, { hints });
  try {
    prepareLogFile(folder, hints);
    return (await openLocked({ folder, now, maxPages }, lock)) as EventLog<Metadata>;
  } catch (failure) {
    lock.release();
    throw failure;
  }
}

async function openLocked(
  { folder, now, maxPages }: Required<Omit<SqliteEventLogOptions, 'hints'>>,
  lock: { release(): void },
): Promise<EventLog> {
  const reader = openLogReader(folder);
  const follow = createCatchUpSubscription(reader.readPage, reader.head());
  const queue = await startAppendQueue({ folder, maxPages }, follow.advance);

  return {
    append(stream, expected, events) {
      try {
        requireText(stream, 'stream name');
        const recordedAt = now().toISOString();
        return queue.append({ stream, expected, recordedAt, events: storedEvents(stream, events) });
      } catch (mistake) {
        return Promise.reject(mistake);
      }
    },
    async readStream(stream, options = {}) {
      return open().readStream(stream, options);
    },
    async readAll(options) {
      return readPaged(open(), options);
    },
    subscribe: (options, signal) => follow.subscribe(options, signal),
    async head() {
      return open().head();
    },
    async identity() {
      return open().identity();
    },
    async holds(position) {
      return position <= open().head();
    },
    async close() {
      await queue.close();
      follow.close();
      reader.close();
      closeLogFile(folder);
      lock.release();
    },
  };

  function open() {
    if (!follow.isOpen()) throw new EngineUnavailable('event log', new Error('it is closed'));
    return reader;
  }
}

function storedEvents(stream: string, events: readonly NewEvent[]): StoredEvent[] {
  requireEvents(events);
  const stored = events.map(({ id, type, data, metadata }) => {
    requireText(id, 'event id');
    requireText(type, 'event type');
    return { id, type, data: JSON.stringify(data ?? null), metadata: JSON.stringify(metadata) };
  });
  requireSize(stream, stored);
  return stored;
}
