import { randomUUID } from 'node:crypto';
import { requireEvents, requireSize, requireText } from '../event-log/append-checks.ts';
import type { EventMetadata, NewEvent, RecordedEvent } from '../event-log/envelope.ts';
import { type Appended, type EventLog, type ExpectedRevision, WrongExpectedRevision } from '../event-log/port.ts';
import { type Page, type PageOptions, readPaged } from '../event-log/read-paged.ts';
import { createCatchUpSubscription } from '../event-log/sqlite/catch-up-subscription.ts';

type Row = { id: string; type: string; json: string; stream: string; revision: number; recordedAt: string };

/** The event log in memory, for tests of code above it: no file and no thread to start for each test. */
export function createMemoryEventLog<Metadata extends EventMetadata = EventMetadata>({
  now = () => new Date(),
}: { now?: () => Date } = {}): EventLog<Metadata> & {
  /** The events after a position of the log, without waiting. */
  eventsAfter(position: number): RecordedEvent<string, unknown, Metadata>[];
} {
  /** The event at position n + 1. */
  const rows: Row[] = [];
  /** Positions by stream and revision. */
  const streams = new Map<string, number[]>();
  const follow = createCatchUpSubscription(readPage, 0);
  const id = randomUUID();

  function eventAt(position: number): RecordedEvent<string, unknown, Metadata> {
    const { json, ...row } = rows[position - 1] as Row;
    return { ...row, ...(JSON.parse(json) as { data: unknown; metadata: Metadata }), position };
  }

  function readPage({ after, types, limit }: PageOptions): Page {
    const events: RecordedEvent[] = [];
    let scannedTo = after;
    for (; scannedTo < rows.length && events.length < limit; scannedTo++)
      if (!types || types.includes(rows[scannedTo]?.type ?? '')) events.push(eventAt(scannedTo + 1));
    return { events, scannedTo };
  }

  /** The positions of these ids if they were appended to the stream before; undefined if none was. */
  function repeated(known: readonly number[], events: readonly NewEvent[]): number[] | undefined {
    const ids = new Set(events.map((event) => event.id));
    const before = known.filter((position) => ids.has(rows[position - 1]?.id ?? ''));
    return before.length > 0 ? before : undefined;
  }

  function append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Appended {
    requireText(stream, 'stream name');
    requireEvents(events);
    const stored = events.map((event) => {
      requireText(event.id, 'event id');
      requireText(event.type, 'event type');
      return { ...event, data: JSON.stringify(event.data ?? null), metadata: JSON.stringify(event.metadata) };
    });
    requireSize(stream, stored);
    const known = streams.get(stream) ?? [];
    const before = repeated(known, events);
    const last = before?.at(-1);
    if (last !== undefined && before?.length === events.length)
      return { revision: known.indexOf(last), position: last, isRepeat: true };
    const actual = known.length - 1;
    const isExpected = expected === 'any' || (expected === 'none' ? -1 : expected) === actual;
    // Partly known: the same ids were used for another decision.
    if (before || !isExpected) throw new WrongExpectedRevision(stream, expected, actual);
    const recordedAt = now().toISOString();
    for (const { id: eventId, type, data, metadata } of stored) {
      const json = `{"data":${data},"metadata":${metadata}}`;
      rows.push({ id: eventId, type, json, stream, revision: known.length, recordedAt });
      known.push(rows.length);
    }
    streams.set(stream, known);
    follow.advance(rows.length);
    return { revision: known.length - 1, position: rows.length, isRepeat: false };
  }

  return {
    eventsAfter: (position) => rows.slice(position).map((_, n) => eventAt(position + n + 1)),
    append: async (stream, expected, events) => append(stream, expected, events),
    async readStream(stream, { from, direction = 'forwards', limit = Infinity } = {}) {
      const known = streams.get(stream) ?? [];
      const wanted =
        direction === 'forwards' ? known.slice(from ?? 0) : known.slice(0, (from ?? known.length) + 1).toReversed();
      return wanted.slice(0, limit).map(eventAt);
    },
    readAll: async (options) =>
      (await readPaged({ head: () => rows.length, readPage }, options)) as RecordedEvent<string, unknown, Metadata>[],
    subscribe: follow.subscribe as EventLog<Metadata>['subscribe'],
    head: async () => rows.length,
    identity: async () => ({ id, origin: id }),
    holds: async (position) => position <= rows.length,
    close: async () => follow.close(),
  };
}
