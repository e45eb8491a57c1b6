import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RecordedEvent } from './envelope.ts';
import { pauseBefore } from '../resilience/back-off.ts';
import { EngineUnavailable } from '../resilience/engine-unavailable.ts';
import type { EventStoreLog } from './eventstore/eventstore-event-log.ts';
import type { EventLog } from './port.ts';

type Source = Pick<EventLog, 'readAll' | 'readStream' | 'head' | 'identity'>;
type Target = Pick<EventStoreLog, 'readAll' | 'newest' | 'appendRecorded' | 'becomeCopyOf'>;
/** `done` and `total` as positions of the source, which count its events. */
type OnProgress = (what: 'copied' | 'verified', done: number, total: number) => void;
type Copy = { from: Source; to: Target; onProgress: OnProgress };

export type Digest = { events: number; hash: string };

const PAGE = 1_000;
/** Separately stored events may be appended together, far below every server's limit. */
const LARGEST_APPEND = 500_000;
const EVENTS_AT_ONCE = 200;
/** With their pauses 16 to 31 s, about the time of a server restart. */
const TRIES = 12;

/**
 * Copies one log into another in its order, with ids, types, data, metadata and the times of recording; positions come
 * out differently. The events are appended one after another, so the last one there tells where an interrupted copy goes on.
 * Throws when the target holds anything else. Returns how many were copied now.
 */
export async function copyLog({ from, to, onProgress }: Copy): Promise<number> {
  const total = await from.head();
  const after = await placeToGoOn(from, to);
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

async function placeToGoOn(from: Source, to: Target): Promise<number> {
  const last = await withRetries(() => to.newest());
  if (!last) return 0;
  const [same] = await from.readStream(last.stream, { from: last.revision, limit: 1 });
  if (same?.id === last.id) return same.position;
  throw new Error(
    `The target is not a copy of this log (it holds ${last.type} in ${last.stream}): copy into an empty one.`,
  );
}

/** What stands together in one stream is appended together, up to a size. */
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

/** A short absence of the server does not end the copy; its refusal does. */
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

/** What a log holds, as a number and a hash over stream, revision, id, type, data, metadata and time of recording, in order. */
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

/** Metadata has fields of ours only: their order says nothing. */
function sorted(metadata: object): [string, unknown][] {
  return Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Compares the two whole logs. Throws when they differ. */
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
