import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { EventMetadata, RecordedEvent } from '../envelope.ts';
import { limitParameter } from '../../sqlite-files/limit-parameter.ts';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import type { LogIdentity, ReadStreamOptions } from '../port.ts';
import type { Page, PageOptions } from '../read-paged.ts';
import { eventsFile } from './sqlite-schema.ts';
import { parseStored } from '../stored-json.ts';

const columns = 'e.position, e.revision, e.id, e.type, e.data, e.metadata, e.recorded_at';
const fromStream = `SELECT ${columns} FROM events e WHERE e.stream = ?`;
const fromAll = `SELECT ${columns}, s.name FROM events e CROSS JOIN streams s ON s.number = e.stream WHERE e.position > ?`;
const queries = {
  forwards: `${fromStream} AND e.revision >= ? ORDER BY e.revision LIMIT ${limitParameter}`,
  backwards: `${fromStream} AND e.revision <= ? ORDER BY e.revision DESC LIMIT ${limitParameter}`,
  all: `${fromAll} ORDER BY e.position LIMIT ${limitParameter}`,
  ofTypes: `${fromAll} AND e.position <= ? AND e.type IN (SELECT value FROM json_each(?)) ORDER BY e.position LIMIT ${limitParameter}`,
  stream: 'SELECT number FROM streams WHERE name = ?',
  head: 'SELECT coalesce(max(position), 0) FROM events',
  identity: 'SELECT id, origin FROM identity',
};

/** Maximum events scanned per read when looking for rare types, so that a read does not block the thread for long. */
const maxScanned = 20_000;

/** Reads committed events on a connection of its own, so that readers and the writer do not block each other. */
export function openLogReader(folder: string, { cacheKilobytes = 32_768 }: { cacheKilobytes?: number } = {}) {
  const database = new DatabaseSync(eventsFile(folder), { readOnly: true, timeout: 5000 });
  database.exec(`PRAGMA cache_size = -${cacheKilobytes}`);
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  };
  const statements = mapValues(queries, prepare);

  function rows(statement: StatementSync, ...parameters: (string | number)[]): unknown[][] {
    try {
      // setReturnArrays makes each row an array, which the types do not express.
      return statement.all(...parameters) as unknown as unknown[][];
    } catch (cause) {
      throw new EngineUnavailable('event log', cause);
    }
  }

  const head = () => Number(rows(statements.head)[0]?.[0]);

  return {
    head,

    identity(): LogIdentity {
      const [id, origin] = rows(statements.identity)[0] ?? [];
      return { id: String(id), origin: String(origin) };
    },

    readStream(stream: string, { from, direction = 'forwards', limit }: ReadStreamOptions): RecordedEvent[] {
      const number = rows(statements.stream, stream)[0]?.[0];
      if (number === undefined) return [];
      const start = from ?? (direction === 'forwards' ? 0 : Number.MAX_SAFE_INTEGER);
      return rows(statements[direction], Number(number), start, limit ?? -1).map((row) => eventOf(row, stream));
    },

    /** One page of at most `limit` events; without types it ends early only at the head. */
    readPage({ after, types, limit }: PageOptions): Page {
      const until = types && Math.min(after + maxScanned, head());
      const found =
        types && until !== undefined
          ? rows(statements.ofTypes, after, until, JSON.stringify(types), limit)
          : rows(statements.all, after, limit);
      const events = found.map((row) => eventOf(row, String(row[7])));
      const last = events.at(-1)?.position ?? after;
      return { events, scannedTo: until === undefined || events.length === limit ? last : Math.max(after, until) };
    },

    close: () => database.close(),
  };
}

/** A row (`columns`) as an event. */
function eventOf(row: readonly unknown[], stream: string): RecordedEvent {
  return {
    id: String(row[2]),
    type: String(row[3]),
    data: parseStored(String(row[4])),
    // The codec validates the content.
    metadata: parseStored(String(row[5])) as EventMetadata,
    stream,
    revision: Number(row[1]),
    position: Number(row[0]),
    recordedAt: String(row[6]),
  };
}

function mapValues<K extends string, A, B>(record: Record<K, A>, change: (value: A) => B): Record<K, B> {
  const entries = Object.entries<A>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries);
}
