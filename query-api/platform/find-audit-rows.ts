import type { Stored, Where } from '#infra/eventing/documents.ts';
import { type AuditLogDocument, auditLog } from '#projectors/read-models/platform/audit-log.ts';
import { positionId } from '#projectors/read-models/position-id.ts';
import {
  pagesInStreams,
  findInStreams,
  firstInStreams,
  inOrder,
  inPages,
  isBy,
  newestInStreams,
} from './audit-streams.ts';
import type { AuditedEvent, AuditFilter, FoundRows } from './audit-filter.ts';
import { type Page, skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';

/** Newest first. */
export async function findAuditRows(
  queryContext: Pick<QueryContext, 'documents' | 'eventLog'>,
  filter: AuditFilter,
  page: Page,
): Promise<FoundRows> {
  const { streams, about } = filter;
  if (streams) return findInStreams(queryContext.eventLog, { ...filter, streams }, page);
  if (about) return findAbout(queryContext, { ...filter, about }, page);
  const where = whereOf(filter);
  const total = await queryContext.documents.count(auditLog.name, where);
  return { rows: await pageFromNearerEnd(queryContext, where, skipOf(page), total), total };
}

/** Stores scan from one end to reach a page; pages in the older half are read from the old end. */
async function pageFromNearerEnd(
  { documents }: Pick<QueryContext, 'documents'>,
  where: Where,
  { skip, limit }: { skip: number; limit: number },
  total: number,
): Promise<Stored<AuditLogDocument>[]> {
  const rows = Math.min(limit, total - skip);
  if (rows <= 0) return [];
  const older = total - skip - rows;
  if (skip <= older) return documents.find(auditLog.name, { where, sort: [['id', 'desc']], skip, limit: rows });
  const found = await documents.find<AuditLogDocument>(auditLog.name, {
    where,
    sort: [['id', 'asc']],
    skip: older,
    limit: rows,
  });
  return found.toReversed();
}

/** Oldest first, after a position. */
export async function auditRowsAfter(
  queryContext: Pick<QueryContext, 'documents' | 'eventLog'>,
  filter: AuditFilter,
  after: number,
  limit: number,
): Promise<AuditedEvent[]> {
  const { streams } = filter;
  const later = { ...filter, fromPosition: Math.max(after + 1, filter.fromPosition ?? 0) };
  if (streams) return firstInStreams(queryContext.eventLog, { ...later, streams }, limit);
  return queryContext.documents.find<AuditLogDocument>(auditLog.name, { where: whereOf(later), limit });
}

const ROWS_AT_ONCE = 100;

/** All rows, newest first, page by page: each starts after the last row of the one before. */
export async function* everyAuditRow(
  queryContext: Pick<QueryContext, 'documents' | 'eventLog'>,
  filter: AuditFilter,
): AsyncGenerator<AuditedEvent[]> {
  const { streams, about } = filter;
  if (streams) yield* pagesInStreams(queryContext.eventLog, { ...filter, streams }, ROWS_AT_ONCE);
  else if (about) yield* inPages(await newestAbout(queryContext, { ...filter, about }), ROWS_AT_ONCE);
  else yield* everyPageOfLog(queryContext, filter);
}

type Reads = Pick<QueryContext, 'documents' | 'eventLog'>;
type AboutPerson = AuditFilter & Required<Pick<AuditFilter, 'about'>>;

/**
 * Merges a person's own actions, from the read model, with the events of streams about them, from the log, without
 * duplicates.
 */
async function findAbout(queryContext: Reads, filter: AboutPerson, page: Page): Promise<FoundRows> {
  const { about } = filter;
  const { skip, limit } = skipOf(page);
  let total = await queryContext.documents.count(auditLog.name, whereOf(byPersonFilter(filter)));
  for await (const { document } of await newestInStreams(queryContext.eventLog, ofPersonFilter(filter)))
    if (!isBy(document, about.actors)) total++;
  const rows: AuditedEvent[] = [];
  let passed = 0;
  if (total <= skip) return { rows, total };
  for await (const row of await newestAbout(queryContext, filter)) {
    if (passed++ >= skip) rows.push(row);
    if (rows.length === limit) break;
  }
  return { rows, total };
}

async function newestAbout(queryContext: Reads, filter: AboutPerson): Promise<AsyncGenerator<AuditedEvent>> {
  const done = await newestInStreams(queryContext.eventLog, ofPersonFilter(filter));
  return inOrder([done, byPersonElsewhere(queryContext, filter)], 'backwards');
}

async function* byPersonElsewhere(queryContext: Reads, filter: AboutPerson): AsyncGenerator<AuditedEvent> {
  for await (const page of everyPageOfLog(queryContext, byPersonFilter(filter)))
    yield* page.filter(({ document }) => !filter.about.streams.includes(document.stream));
}

function ofPersonFilter(filter: AboutPerson) {
  return { ...filter, streams: filter.about.streams };
}

function byPersonFilter({ actors, about, ...filter }: AboutPerson): AuditFilter {
  return { ...filter, actors: about.actors.filter((one) => !actors || actors.includes(one)) };
}

async function* everyPageOfLog(
  queryContext: Pick<QueryContext, 'documents'>,
  filter: AuditFilter,
): AsyncGenerator<AuditedEvent[]> {
  for (let before = filter.beforePosition, ended = false; !ended;) {
    const rows: AuditedEvent[] = await queryContext.documents.find<AuditLogDocument>(auditLog.name, {
      where: whereOf({ ...filter, ...(before !== undefined && { beforePosition: before }) }),
      sort: [['id', 'desc']],
      limit: ROWS_AT_ONCE,
    });
    yield rows;
    before = rows.at(-1)?.position;
    ended = rows.length < ROWS_AT_ONCE;
  }
}

function whereOf({ actors, types, correlationIds, flag, fromPosition, beforePosition }: AuditFilter): Where {
  const id = {
    ...(fromPosition !== undefined && { gte: positionId({ position: fromPosition }) }),
    ...(beforePosition !== undefined && { lt: positionId({ position: beforePosition }) }),
  };
  return {
    ...(actors && { actorId: { in: actors } }),
    ...(types && { type: { in: types } }),
    ...(correlationIds && { correlationId: { in: correlationIds } }),
    ...(flag && { flags: { has: flag } }),
    ...(Object.keys(id).length > 0 && { id }),
  };
}
