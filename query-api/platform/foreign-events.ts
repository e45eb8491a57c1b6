import { LRUCache } from 'lru-cache';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { nextTurn } from '#infra/eventing/event-log.ts';

type Log = Pick<DecodedLog, 'readOn'>;
/** Revisions of foreign events, ascending, up to the scanned revision. */
type ForeignRevisions = { lookedAtTo: number; revisions: readonly number[] };

const EVENTS_AT_ONCE = 200;
const STREAMS_KEPT = 1000;

/** Streams are append-only, so each event is scanned once per process. */
const caches = new WeakMap<Log, LRUCache<string, ForeignRevisions>>();

/** Revisions of foreign events in a stream, up to a revision: lists neither show nor count them. */
export async function foreignRevisionsOf(log: Log, stream: string, last: number): Promise<readonly number[]> {
  const kept = cacheOf(log);
  const { lookedAtTo, revisions: before }: ForeignRevisions = kept.get(stream) ?? { lookedAtTo: -1, revisions: [] };
  const revisions = [...before];
  let from = lookedAtTo + 1;
  while (from <= last) {
    const { events, next } = await log.readOn(stream, { from, limit: Math.min(EVENTS_AT_ONCE, last - from + 1) });
    if (next <= from) break;
    const ours = new Set(events.map(({ revision }) => revision));
    revisions.push(...range(from, next).filter((revision) => !ours.has(revision)));
    from = next;
    await nextTurn();
  }
  kept.set(stream, { lookedAtTo: from - 1, revisions });
  return revisions.filter((revision) => revision <= last);
}

function cacheOf(log: Log): LRUCache<string, ForeignRevisions> {
  const kept = caches.get(log) ?? new LRUCache<string, ForeignRevisions>({ max: STREAMS_KEPT });
  caches.set(log, kept);
  return kept;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, nth) => from + nth);
}

/** The revision from which `ours` of Suki's events precede `revision`, if foreign events are not counted. */
export function revisionBefore(revision: number, ours: number, foreign: readonly number[]): number {
  let found = revision - ours;
  for (const left of foreign.toReversed()) if (left <= revision && left >= found) found -= 1;
  return found;
}
