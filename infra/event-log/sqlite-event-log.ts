import type { NewEvent, RecordedEvent } from '#contracts/events/envelope.ts';
import { EngineUnavailable } from '../engine-unavailable.ts';
import { type PackedEvent, startAppendQueue } from './append-queue.ts';
import { followLog } from './follow-log.ts';
import { lockFolder } from './folder-lock.ts';
import { openLogReader } from './log-reader.ts';
import type { EventLog, ReadAllOptions } from './port.ts';
import { prepareLogFile } from './sqlite-schema.ts';

export type SqliteEventLogOptions = {
  folder: string;
  /** The clock of `recordedAt`, asked at each append: demo data is recorded in the past. */
  now?: () => Date;
  /** Size limit of the file in pages of 4 KiB; 0 for none. Appends beyond it are refused as on a full disk. */
  maxPages?: number;
};

/**
 * The embedded event log: one SQLite file, written by a thread of its own that commits all waiting appends together.
 * Only one process at a time can open a folder. Throws one sentence that says what to do when it can't be opened.
 */
export async function openSqliteEventLog({ folder, now = () => new Date(), maxPages = 0 }: SqliteEventLogOptions): Promise<EventLog> {
  const lock = lockFolder(folder);
  try {
    prepareLogFile(folder);
    return await openLocked({ folder, now, maxPages }, lock);
  } catch (failure) {
    lock.release();
    throw failure;
  }
}

async function openLocked({ folder, now, maxPages }: Required<SqliteEventLogOptions>, lock: { release(): void }): Promise<EventLog> {
  const reader = openLogReader(folder);
  const follow = followLog(reader);
  const queue = await startAppendQueue({ folder, maxPages }, follow.advance);
  const timeText = instantWriter();

  return {
    append(stream, expected, events) {
      try {
        requireText(stream, 'stream name');
        return queue.append(stream, expected, timeText(now()), packEvents(events));
      } catch (mistake) {
        return Promise.reject(mistake);
      }
    },
    async readStream(stream, options = {}) {
      return open().readStream(stream, options);
    },
    async readAll(options) {
      return readWhole(open(), options);
    },
    subscribe: (options, signal) => follow.subscribe(options, signal),
    async head() {
      return open().head();
    },
    async close() {
      await queue.close();
      follow.close();
      reader.close();
      lock.release();
    },
  };

  function open() {
    if (!follow.isOpen()) throw new EngineUnavailable('event log', new Error('it is closed'));
    return reader;
  }
}

async function readWhole(reader: ReturnType<typeof openLogReader>, options: ReadAllOptions): Promise<RecordedEvent[]> {
  const wanted = options.limit ?? Number.MAX_SAFE_INTEGER;
  const found: RecordedEvent[] = [];
  const last = reader.head();
  let after = options.after;
  while (found.length < wanted && after < last) {
    const page = reader.readPage({ after, types: options.types, limit: Math.min(wanted - found.length, 10_000) });
    for (const event of page.events) found.push(event);
    after = page.scannedTo;
    if (after < last) await nextTurn();
  }
  return found;
}

/** Lets other work run between the pages of a long read. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Many appends fall in one millisecond, and writing out an instant is dear. */
function instantWriter(): (time: Date) => string {
  let [last, text] = [Number.NaN, ''];
  return (time) => {
    if (time.getTime() !== last) [last, text] = [time.getTime(), time.toISOString()];
    return text;
  };
}

function packEvents(events: readonly NewEvent[]): PackedEvent[] {
  if (events.length === 0) throw new RangeError('An append needs at least one event');
  if (events.length > 1 && new Set(events.map((event) => event.id)).size < events.length) throw new RangeError('The events of an append need different ids');
  return events.map(({ id, type, data, metadata }) => {
    requireText(id, 'event id');
    requireText(type, 'event type');
    return [id, type, JSON.stringify(data ?? null), JSON.stringify(metadata)];
  });
}

/** Data may hold any text, because JSON escapes it; names must be such that every engine gives them back unchanged. */
function requireText(text: string, what: string): void {
  if (text === '' || text.includes('\0') || !text.isWellFormed()) throw new RangeError(`A ${what} must be well-formed text without NUL`);
}
