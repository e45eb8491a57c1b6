import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { nextTurn } from '#infra/eventing/event-log.ts';
import { auditRowOf } from '#projectors/read-models/platform/audit-log.ts';
import type { AuditedEvent, AuditFilter, FoundRows } from './audit-filter.ts';
import { foreignRevisionsOf, revisionBefore } from './foreign-events.ts';
import { type Page, skipOf } from '../page.ts';

/**
 * The audit log of some streams, read from the log, which indexes by stream as the read model does not. Memory holds at
 * most a page of each, for streams of any length.
 */

type Log = Pick<DecodedLog, 'readStream' | 'readOn'>;
type Direction = 'forwards' | 'backwards';
type OfStreams = AuditFilter & { streams: readonly string[] };

/** Revisions, both inclusive. */
type Range = { stream: string; first: number; last: number };

const EVENTS_AT_ONCE = 200;

/** Newest first. */
export async function findInStreams(log: Log, filter: OfStreams, page: Page): Promise<FoundRows> {
  const ranges = await rangesOf(log, filter);
  const { skip, limit } = skipOf(page);
  const [only, ...others] = ranges;
  if (only && others.length === 0 && takesAll(filter)) {
    return pageOfOne(log, only, { skip, limit });
  }
  const rows: AuditedEvent[] = [];
  let total = 0;
  for await (const row of inOrder(walksOf(log, ranges, filter, 'backwards'), 'backwards')) {
    if (total >= skip && rows.length < limit) rows.push(row);
    total++;
  }
  return { rows, total };
}

/** All rows, newest first, one by one. */
export async function newestInStreams(log: Log, filter: OfStreams): Promise<AsyncGenerator<AuditedEvent>> {
  return inOrder(walksOf(log, await rangesOf(log, filter), filter, 'backwards'), 'backwards');
}

export async function* inPages(rows: AsyncIterable<AuditedEvent>, limit: number): AsyncGenerator<AuditedEvent[]> {
  let page: AuditedEvent[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < limit) continue;
    yield page;
    page = [];
  }
  yield page;
}

/** All rows, newest first, page by page. */
export async function* pagesInStreams(log: Log, filter: OfStreams, limit: number): AsyncGenerator<AuditedEvent[]> {
  yield* inPages(await newestInStreams(log, filter), limit);
}

/** Oldest first. */
export async function firstInStreams(log: Log, filter: OfStreams, limit: number): Promise<AuditedEvent[]> {
  const rows: AuditedEvent[] = [];
  for await (const row of inOrder(walksOf(log, await rangesOf(log, filter), filter, 'forwards'), 'forwards')) {
    rows.push(row);
    if (rows.length === limit) break;
  }
  return rows;
}

/** The filter selects by position only, so that events can be counted without being read. */
function takesAll({ about, actors, types, correlationIds, flag }: AuditFilter): boolean {
  return !about && !actors && !types && !correlationIds && !flag;
}

function matches({ document }: AuditedEvent, { about, actors, types, correlationIds, flag }: AuditFilter): boolean {
  if (about && !isBy(document, about.actors) && !about.streams.includes(document.stream)) return false;
  if (actors && !isBy(document, actors)) return false;
  if (correlationIds && !correlationIds.includes(document.correlationId)) return false;
  return (!types || types.includes(document.type)) && (!flag || document.flags.includes(flag));
}

/** Whether one of these accounts is the actor. */
export function isBy({ actorId }: AuditedEvent['document'], accountIds: readonly (string | null)[]): boolean {
  return accountIds.includes(actorId);
}

function rowOf(event: RecordedEvent): AuditedEvent {
  return { position: event.position, document: documentOf(event) };
}

/** Of an event with unreadable metadata only the position is known. */
function documentOf(event: RecordedEvent): AuditedEvent['document'] {
  try {
    return auditRowOf(event);
  } catch {
    const { stream, revision, type } = event;
    return { stream, revision, type, actorId: null, correlationId: '', flags: [] };
  }
}

/** The part of each stream between the filter's positions, omitting empty ones. */
async function rangesOf(
  log: Log,
  { streams, fromPosition = 0, beforePosition = Number.MAX_SAFE_INTEGER }: OfStreams,
): Promise<Range[]> {
  const ranges = await Promise.all(
    streams.map(async (stream): Promise<Range[]> => {
      const [newest] = await log.readStream(stream, { direction: 'backwards', limit: 1 });
      if (!newest) return [];
      const first = await firstRevisionFrom(log, newest, fromPosition);
      const last = (await firstRevisionFrom(log, newest, beforePosition)) - 1;
      return first > last ? [] : [{ stream, first, last }];
    }),
  );
  return ranges.flat();
}

/** The first revision at or after a position; one beyond the newest if none. Positions rise with revisions. */
async function firstRevisionFrom(log: Log, newest: RecordedEvent, position: number): Promise<number> {
  if (position === 0) return 0;
  if (newest.position < position) return newest.revision + 1;
  let [low, high] = [0, newest.revision];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [event] = await log.readStream(newest.stream, { from: middle, limit: 1 });
    if (event && event.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Pages are counted in Suki's events, so that foreign events among them do not make a page short. */
async function pageOfOne(
  log: Log,
  { stream, first, last }: Range,
  { skip, limit }: { skip: number; limit: number },
): Promise<FoundRows> {
  const foreign = (await foreignRevisionsOf(log, stream, last)).filter((revision) => revision >= first);
  const total = last - first + 1 - foreign.length;
  const wanted = Math.min(limit, total - skip);
  if (wanted <= 0) return { rows: [], total };
  const events = await log.readStream(stream, {
    direction: 'backwards',
    from: revisionBefore(last, skip, foreign),
    limit: wanted,
  });
  return { rows: events.map(rowOf), total };
}

function walksOf(log: Log, ranges: readonly Range[], filter: AuditFilter, direction: Direction) {
  return ranges.map((range) => walk(log, range, filter, direction));
}

/** Merges lists that are each sorted by position. */
export async function* inOrder(
  walks: readonly AsyncGenerator<AuditedEvent>[],
  direction: Direction,
): AsyncGenerator<AuditedEvent> {
  const heads = await Promise.all(walks.map(nextOf));
  for (;;) {
    const next = indexOfFirst(heads, direction);
    const [row, rows] = [heads[next], walks[next]];
    if (!row || !rows) return;
    yield row;
    heads[next] = await nextOf(rows);
  }
}

/** -1 when all are exhausted. */
function indexOfFirst(heads: readonly (AuditedEvent | null)[], direction: Direction): number {
  const positions = heads.flatMap((head) => head?.position ?? []);
  const first = direction === 'forwards' ? Math.min(...positions) : Math.max(...positions);
  return heads.findIndex((head) => head?.position === first);
}

async function nextOf(rows: AsyncGenerator<AuditedEvent>): Promise<AuditedEvent | null> {
  const { done, value } = await rows.next();
  return done ? null : value;
}

async function* walk(
  log: Log,
  { stream, first, last }: Range,
  filter: AuditFilter,
  direction: Direction,
): AsyncGenerator<AuditedEvent> {
  const [start, isWithin] =
    direction === 'forwards'
      ? [first, (revision: number) => revision <= last]
      : [last, (revision: number) => revision >= first];
  for (let from = start, ended = false; !ended && isWithin(from);) {
    const part = await log.readOn(stream, { direction, from, limit: EVENTS_AT_ONCE });
    for (const event of part.events) {
      if (!isWithin(event.revision)) return;
      const row = rowOf(event);
      if (matches(row, filter)) yield row;
    }
    from = part.next;
    ({ ended } = part);
    await nextTurn();
  }
}
