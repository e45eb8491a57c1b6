import type { EventMetadata, RecordedEvent } from '../envelope.ts';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { pause, pauseBefore } from '../../resilience/back-off.ts';
import { requireSize } from '../append-checks.ts';
import { appending } from './appends.ts';
import { connectTo } from './connection.ts';
import { logIdentity } from './identity.ts';
import { liveTail } from './live-tail.ts';
import { holds, readNewest, readNext, readStream } from './reads.ts';
import { createCatchUpSubscription } from '../sqlite/catch-up-subscription.ts';
import type { Appended, EventLog, ExpectedRevision } from '../port.ts';
import { type Page, type PageOptions, readPaged } from '../read-paged.ts';

const DEADLINE_MS = 1_800;

export type EventStoreLogOptions = {
  /** Connection string, such as `esdb://host:2113?tls=false`. */
  url: string;
  /** Clock for `recordedAt`; default: the server's. */
  now?: () => Date;
  /** Milliseconds without a response after which the server counts as unavailable. */
  deadlineMs?: number;
  /** Called when a subscription lost the server; it reconnects automatically. */
  onTrouble?: (trouble: unknown) => void;
};

export type EventStoreLog<Metadata extends EventMetadata = EventMetadata> = EventLog<Metadata> & {
  /** Appends events of another log with their recording times. The server limits the size of an append. */
  appendRecorded(
    stream: string,
    expected: ExpectedRevision,
    events: readonly RecordedEvent<string, unknown, Metadata>[],
  ): Promise<Appended>;
  newest(): Promise<RecordedEvent<string, unknown, Metadata> | undefined>;
  /** For an empty log into which another one will be copied. */
  becomeCopyOf(origin: string): Promise<void>;
};

/**
 * The event log on EventStoreDB 24.10, KurrentDB 25 or later. Opening does not wait for the server: operations throw
 * EngineUnavailable while it is unavailable, and subscriptions wait. Throws StartupError for an invalid address.
 */
export function openEventStoreLog<Metadata extends EventMetadata = EventMetadata>(
  options: EventStoreLogOptions,
): EventStoreLog<Metadata> {
  return openLog(options) as EventStoreLog<Metadata>;
}

function openLog({ url, now, deadlineMs = DEADLINE_MS, onTrouble = () => {} }: EventStoreLogOptions): EventStoreLog {
  const connection = connectTo(url, deadlineMs);
  const closing = new AbortController();
  const appends = appending(connection);
  const identity = logIdentity(connection);
  const newest = { position: 0 };
  const follow = createCatchUpSubscription(readWithRetries, newest.position);
  const losing = new Set<() => void>();
  const tail = liveTail({ connection, advance, saw: appends.follow, onTrouble: lost, signal: closing.signal });

  function lost(trouble: unknown): void {
    onTrouble(trouble);
    for (const tell of losing) tell();
  }

  function advance(position: number): void {
    newest.position = Math.max(newest.position, position);
    follow.advance(position);
  }

  async function head(): Promise<number> {
    const event = await readNewest(connection, newest.position);
    newest.position = Math.max(newest.position, event?.position ?? 0);
    return newest.position;
  }

  /** Subscriptions survive the server's downtime. */
  async function readWithRetries(options: PageOptions, signal: AbortSignal): Promise<Page> {
    const known = tail.page(options);
    if (known) return known;
    const over = AbortSignal.any([signal, closing.signal]);
    for (let attempt = 0; !over.aborted; attempt++) {
      try {
        return await readNext(connection, options, newest.position);
      } catch (trouble) {
        if (!(trouble instanceof EngineUnavailable)) throw trouble;
        lost(trouble);
        await pause(pauseBefore(attempt), over);
      }
    }
    return { events: [], scannedTo: options.after };
  }

  return {
    async append(stream, expected, events) {
      requireSize(
        stream,
        events.map(({ type, data, metadata }) => ({
          type,
          data: JSON.stringify(data ?? null),
          metadata: JSON.stringify(metadata),
        })),
      );
      const recordedAt = now?.().toISOString();
      return appends.append(stream, expected, events, () => recordedAt);
    },

    appendRecorded: (stream, expected, events) =>
      appends.append(stream, expected, events, (index) => events[index]?.recordedAt),

    newest: () => readNewest(connection, 0),

    async readStream(stream, options = {}) {
      const events = await readStream(connection, stream, options);
      if (options.direction !== 'backwards') for (const { revision, id } of events) appends.saw(stream, revision, id);
      return events;
    },

    readAll: (options) => readPaged({ head, readPage: (page) => readNext(connection, page, newest.position) }, options),

    async *subscribe(options, signal) {
      const { onLost = () => {} } = options;
      losing.add(onLost);
      try {
        await unless(signal, tail.start());
        yield* follow.subscribe(options, signal);
      } finally {
        losing.delete(onLost);
      }
    },

    head,

    ...identity,

    holds: (position) => holds(connection, position),

    async close() {
      follow.close();
      closing.abort();
      await connection.close();
    },
  };
}

/** The wait ends when the signal aborts. */
async function unless(signal: AbortSignal, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  signal.addEventListener('abort', end, { once: true });
  if (!signal.aborted) await Promise.race([work, promise]);
  signal.removeEventListener('abort', end);
}
