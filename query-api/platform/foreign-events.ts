import { LRUCache } from 'lru-cache';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { nextTurn } from '#infra/eventing/event-log/read-paged.ts';

type Log = Pick<DecodedLog, 'readOn'>;
/** Revisions at which somebody else wrote, ascending, of what was looked at so far. */
type ForeignRevisions = { lookedAtTo: number; revisions: readonly number[] };

const EVENTS_AT_ONCE = 200;
const STREAMS_KEPT = 1000;

/** Streams only grow, so that each of their events is looked at once in the life of a process. */
const known = new WeakMap<Log, LRUCache<string, ForeignRevisions>>();

/** Where in a stream, up to a revision, lie events that are not ours: no list shows or counts them. */
export async function foreignRevisionsOf(log: Log, stream: string, last: number): Promise<readonly number[]> {
  const kept = keptFor(log);
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

function keptFor(log: Log): LRUCache<string, ForeignRevisions> {
  const kept = known.get(log) ?? new LRUCache<string, ForeignRevisions>({ max: STREAMS_KEPT });
  known.set(log, kept);
  return kept;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, nth) => from + nth);
}

/** The revision that lies so many of our events before this one, itself not counted. */
export function revisionBefore(revision: number, ours: number, foreign: readonly number[]): number {
  let found = revision - ours;
  for (const left of foreign.toReversed()) if (left <= revision && left >= found) found -= 1;
  return found;
}
