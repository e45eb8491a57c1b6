import {
  BACKWARDS,
  END,
  ErrorType,
  eventTypeFilter,
  type EventStoreDBClient,
  FORWARDS,
  type ReadRevision,
  type ResolvedEvent,
} from '@eventstore/db-client';
import type { RecordedEvent } from '../envelope.ts';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import type { ReadStreamOptions } from '../port.ts';
import type { Page, PageOptions } from '../read-paged.ts';
import { hasErrorType, isPositionUnknown } from './answers.ts';
import type { Connection } from './connection.ts';
import { type Coming, drainStream } from './drain-stream.ts';
import { placeOf, rawPosition, toRecorded, toStreamed } from './stored-events.ts';

const LARGEST_READ = 1_000;
const FIRST_LOOK_FOR_NEWEST = 16;
/** The server sends a checkpoint after this many times 32 filtered events. */
const CHECKPOINT_INTERVAL = 32;

type ReadStreamOfServer = {
  fromRevision: ReadRevision;
  direction: typeof FORWARDS | typeof BACKWARDS;
  maxCount: number;
};
type Read = { coming: Coming; cancel: () => Promise<void> };

async function drainRead(
  { deadlineMs }: Connection,
  open: () => Coming & { cancel(): Promise<void> },
): Promise<ResolvedEvent[]> {
  const events: ResolvedEvent[] = [];
  const reading = (): Read => {
    const coming = open();
    return { coming, cancel: () => coming.cancel() };
  };
  await drainStream({ deadlineMs, open: reading, take: (event) => events.push(event) > 0 });
  return events;
}

/** A stream or a range of it, in reads of limited length. */
export function readStream(
  connection: Connection,
  stream: string,
  { from, direction = 'forwards', limit = Number.MAX_SAFE_INTEGER }: ReadStreamOptions,
): Promise<RecordedEvent[]> {
  return direction === 'forwards'
    ? readForwards(connection, stream, from ?? 0, limit)
    : readBackwards(connection, stream, from ?? Number.MAX_SAFE_INTEGER, limit);
}

async function readForwards(
  connection: Connection,
  stream: string,
  from: number,
  limit: number,
): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  for (let next = from; found.length < limit; next = (found.at(-1)?.revision ?? next) + 1) {
    const maxCount = Math.min(limit - found.length, LARGEST_READ);
    const page = await readStreamPage(connection, stream, {
      fromRevision: BigInt(next),
      direction: FORWARDS,
      maxCount,
    });
    for (const event of page) found.push(event);
    if (page.length < maxCount) break;
  }
  return found;
}

async function readBackwards(
  connection: Connection,
  stream: string,
  from: number,
  limit: number,
): Promise<RecordedEvent[]> {
  // Backward reads from beyond the end would count missing revisions.
  const [newest] = await readStreamPage(connection, stream, { fromRevision: END, direction: BACKWARDS, maxCount: 1 });
  const found: RecordedEvent[] = [];
  for (let revision = Math.min(newest?.revision ?? -1, from); revision >= 0 && found.length < limit;) {
    const maxCount = Math.min(limit - found.length, LARGEST_READ);
    const page = await readStreamPage(connection, stream, {
      fromRevision: BigInt(revision),
      direction: BACKWARDS,
      maxCount,
    });
    for (const event of page) found.push(event);
    revision -= maxCount;
  }
  return found;
}

async function readStreamPage(
  connection: Connection,
  stream: string,
  options: ReadStreamOfServer,
): Promise<RecordedEvent[]> {
  try {
    const events = await connection.use((client) =>
      drainRead(connection, () => client.readStream(stream, { ...options, requiresLeader: true })),
    );
    return events.flatMap((event) => toStreamed(event) ?? []);
  } catch (failure) {
    if (hasErrorType(failure, ErrorType.STREAM_NOT_FOUND)) return [];
    throw failure;
  }
}

/** The newest non-system event; undefined if there is none after `known`, the position of an existing event. */
export async function readNewest(connection: Connection, known: number): Promise<RecordedEvent | undefined> {
  let before: ReturnType<typeof placeOf> | typeof END = END;
  for (let maxCount = FIRST_LOOK_FOR_NEWEST; ; maxCount = Math.min(maxCount * 4, LARGEST_READ)) {
    const fromPosition = before;
    const events = await connection.use((client) =>
      drainRead(connection, () =>
        client.readAll({ fromPosition, direction: BACKWARDS, maxCount, requiresLeader: true }),
      ),
    );
    for (const event of events) {
      if (rawPosition(event) <= known) return undefined;
      const recorded = toRecorded(event);
      if (recorded) return recorded;
    }
    const last = events.at(-1);
    if (!last || events.length < maxCount) return undefined;
    before = placeOf(rawPosition(last));
  }
}

/**
 * False for a position without an event, as are most positions of another log: the server permanently fails every
 * read from there.
 */
export async function holds(connection: Connection, position: number): Promise<boolean> {
  if (position === 0) return true;
  const newest = await readNewest(connection, 0);
  if (position > (newest?.position ?? 0)) return false;
  return connection.use(async (client) => {
    try {
      await drainRead(connection, () =>
        client.readAll({ fromPosition: placeOf(position), direction: FORWARDS, maxCount: 1, requiresLeader: true }),
      );
      return true;
    } catch (failure) {
      if (isPositionUnknown(failure)) return false;
      throw failure;
    }
  });
}

/**
 * The next events after a position, as `readPage`, for callers that read until `head`. A server that shows less
 * although `head` was seen lags behind: throws EngineUnavailable, which is transient.
 */
export async function readNext(connection: Connection, options: PageOptions, head: number): Promise<Page> {
  const leadsOn = ({ scannedTo }: Page) => scannedTo > options.after || scannedTo >= head;
  const page = await readPage(connection, options, head);
  if (leadsOn(page)) return page;
  // Without an event or a checkpoint it is unknown how far the server has searched: a read of all types shows it.
  const whole = options.types ? await readPageOfAll(connection, options, head) : page;
  if (leadsOn(whole)) return whole;
  throw new EngineUnavailable('event log', new Error('The server shows less than was seen before'));
}

/**
 * The next events after a position, without system events. `head` is a position seen on any node. The page reaches
 * only as far as this read has shown, by an event or the server's answer; otherwise events that a lagging node lacks
 * would be skipped.
 */
export async function readPage(
  connection: Connection,
  { after, types, limit }: PageOptions,
  head: number,
): Promise<Page> {
  if (types?.length === 0) return { events: [], scannedTo: Math.max(after, head) };
  return types
    ? readPageOfTypes(connection, { after, types, limit }, head)
    : readPageOfAll(connection, { after, limit }, head);
}

/** Reads all types, and filters them here. */
async function readPageOfAll(
  connection: Connection,
  { after, types, limit }: PageOptions,
  head: number,
): Promise<Page> {
  const found: RecordedEvent[] = [];
  for (let reached = after; found.length < limit;) {
    // The event at the start position is included, so it is skipped.
    const maxCount = (types ? LARGEST_READ : Math.min(limit - found.length, LARGEST_READ)) + 1;
    const fromPosition = placeOf(reached);
    const events = await connection.use((client) =>
      drainRead(connection, () =>
        client.readAll({ fromPosition, direction: FORWARDS, maxCount, requiresLeader: true }),
      ),
    );
    for (const event of events) {
      const recorded = rawPosition(event) > reached ? toRecorded(event) : undefined;
      if (recorded && (!types || types.includes(recorded.type)) && found.length < limit) found.push(recorded);
    }
    const last = events.at(-1);
    if (last) reached = rawPosition(last);
    if (events.length < maxCount) return pageToTheEnd(found, { after, limit }, Math.min(reached, head));
  }
  return { events: found, scannedTo: lastOf(found) };
}

/** The read reached the end. `shown`: the position up to which all events were examined. */
function pageToTheEnd(found: RecordedEvent[], { after, limit }: PageOptions, shown: number): Page {
  return { events: found, scannedTo: found.length === limit ? lastOf(found) : Math.max(after, shown, lastOf(found)) };
}

function lastOf(events: readonly RecordedEvent[]): number {
  return events.at(-1)?.position ?? 0;
}

/**
 * A subscription filters by type on the server and reports when it has caught up; reads cannot filter. Its checkpoint
 * may be the position of a system event after our newest event, so it counts up to `head`.
 */
async function readPageOfTypes(
  connection: Connection,
  { after, types = [], limit }: PageOptions,
  head: number,
): Promise<Page> {
  const regex = `^(${types.map((type) => type.replaceAll(/\W/g, '\\$&')).join('|')})$`;
  return connection.use(async (client) => {
    const found: RecordedEvent[] = [];
    const looked = await drainStream({
      deadlineMs: connection.deadlineMs,
      open: (alive) => openFiltered(client, after, regex, alive),
      take: (event) => {
        const recorded = toRecorded(event);
        if (recorded && recorded.position > after) found.push(recorded);
        return found.length < limit;
      },
    });
    return pageToTheEnd(found, { after, limit }, Math.min(looked, head));
  });
}

function openFiltered(
  client: EventStoreDBClient,
  after: number,
  regex: string,
  alive: (lookedTo: number) => void,
): Read {
  const filter = eventTypeFilter({
    regex,
    checkpointInterval: CHECKPOINT_INTERVAL,
    checkpointReached: async (_, { commit }) => alive(Number(commit)),
  });
  const coming = client.subscribeToAll({ fromPosition: placeOf(after), filter, requiresLeader: true });
  return { coming, cancel: () => coming.unsubscribe() };
}
