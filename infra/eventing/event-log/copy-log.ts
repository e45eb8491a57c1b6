import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RecordedEvent } from './envelope.ts';
import { pauseBefore } from '../resilience/back-off.ts';
import { EngineUnavailable } from '../resilience/engine-unavailable.ts';
import type { EventStoreLog } from './eventstore/eventstore-event-log.ts';
import type { EventLog } from './port.ts';

type Source = Pick<EventLog, 'readAll' | 'readStream' | 'head' | 'identity'>;
type Target = Pick<EventStoreLog, 'readAll' | 'newest' | 'appendRecorded' | 'becomeCopyOf'>;
/** `done` and `total`: positions in the source. */
type OnProgress = (what: 'copied' | 'verified', done: number, total: number) => void;
type Copy = { from: Source; to: Target; onProgress: OnProgress };

export type Digest = { events: number; hash: string };

const PAGE = 1_000;
/** Maximum size of an append in bytes, far below every server's limit. */
const LARGEST_APPEND = 500_000;
const EVENTS_AT_ONCE = 200;
/** Retries take 16 to 31 s in total, about the time of a server restart. */
const TRIES = 12;

/**
 * Copies a log into another in order, with ids, types, data, metadata and recording times; positions differ. Events are
 * appended in sequence, so the target's last event shows where an interrupted copy continues. Throws if the target has
 * other events. Returns the number of events copied now.
 */
export async function copyLog({ from, to, onProgress }: Copy): Promise<number> {
  const total = await from.head();
  const after = await resumePosition(from, to);
  const { origin } = await from.identity();
  if (after === 0) await withRetries(() => to.becomeCopyOf(origin));
  let [copied, reached] = [0, after];
  while (reached < total) {
    const page = await from.readAll({ after: reached, limit: PAGE });
    for (const events of appendsOf(page)) {
      const [first] = events;
      if (first)
        await withRetries(() =>
          to.appendRecorded(first.stream, first.revision === 0 ? 'none' : first.revision - 1, events),
        );
      copied += events.length;
    }
    reached = page.at(-1)?.position ?? total;
    onProgress('copied', reached, total);
  }
  return copied;
}

async function resumePosition(from: Source, to: Target): Promise<number> {
  const last = await withRetries(() => to.newest());
  if (!last) return 0;
  const [same] = await from.readStream(last.stream, { from: last.revision, limit: 1 });
  if (same?.id === last.id) return same.position;
  throw new Error(
    `The target is not a copy of this log (it holds ${last.type} in ${last.stream}): copy into an empty one.`,
  );
}

/** Appends consecutive events of one stream together, up to a size. */
function appendsOf(events: readonly RecordedEvent[]): RecordedEvent[][] {
  const appends: RecordedEvent[][] = [];
  let size = 0;
  for (const event of events) {
    const bytes =
      Buffer.byteLength(JSON.stringify(event.data ?? null)) + Buffer.byteLength(JSON.stringify(event.metadata));
    const current = appends.at(-1);
    const fits =
      current?.[0]?.stream === event.stream && current.length < EVENTS_AT_ONCE && size + bytes <= LARGEST_APPEND;
    if (current && fits) current.push(event);
    else appends.push([event]);
    size = fits ? size + bytes : bytes;
  }
  return appends;
}

/** Retries while the server is briefly unavailable; a refusal ends the copy. */
async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof EngineUnavailable) || failure.refusal !== undefined || attempt === TRIES) throw failure;
      await delay(pauseBefore(attempt));
    }
  }
}

/**
 * Number of a log's events, and a hash over their streams, revisions, ids, types, data, metadata and recording times,
 * in order.
 */
export async function digestOf(
  log: Pick<EventLog, 'readAll'>,
  onProgress: (events: number) => void = () => {},
): Promise<Digest> {
  const hash = createHash('sha256');
  let [events, after] = [0, 0];
  for (;;) {
    const from = after;
    const page = await withRetries(() => log.readAll({ after: from, limit: PAGE }));
    for (const { stream, revision, id, type, data, metadata, recordedAt } of page) {
      hash.update(`${JSON.stringify([stream, revision, id, type, data, sorted(metadata), recordedAt])}\n`);
    }
    events += page.length;
    after = page.at(-1)?.position ?? after;
    onProgress(events);
    if (page.length < PAGE) return { events, hash: hash.digest('hex') };
  }
}

/** The order of metadata fields is irrelevant, because all of them are ours. */
function sorted(metadata: object): [string, unknown][] {
  return Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Compares both logs completely. Throws if they differ. */
export async function verifyCopy({ from, to, onProgress }: Copy): Promise<Digest> {
  const total = await from.head();
  const ours = await digestOf(from);
  const theirs = await digestOf(to, (events) => onProgress('verified', Math.min(events, total), total));
  if (ours.events !== theirs.events)
    throw new Error(`The copy is incomplete: ${ours.events} events in the source, ${theirs.events} in the copy.`);
  if (ours.hash !== theirs.hash)
    throw new Error(`The copy differs: sha256 ${ours.hash} in the source, ${theirs.hash} in the copy.`);
  return ours;
}
