import type { Stored, Where } from '#infra/eventing/documents/port.ts';
import { type AuditLogDocument, auditLog } from '#projectors/read-models/platform/audit-log.ts';
import { positionId } from '#projectors/read-models/position-id.ts';
import { everyPageInStreams, findInStreams, firstInStreams } from './audit-streams.ts';
import type { AuditedEvent, AuditFilter, FoundRows } from './audit-filter.ts';
import { type Page, skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';

/** Newest first. */
export async function findAuditRows(
  queryContext: Pick<QueryContext, 'documents' | 'eventLog'>,
  filter: AuditFilter,
  page: Page,
): Promise<FoundRows> {
  const { streams } = filter;
  if (streams) return findInStreams(queryContext.eventLog, { ...filter, streams }, page);
  const where = whereOf(filter);
  const total = await queryContext.documents.count(auditLog.name, where);
  return { rows: await pageFromNearerEnd(queryContext, where, skipOf(page), total), total };
}

/** Stores step over what lies before a page: of a page in the older half, over what is older than it. */
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

/** All of them, newest first, page by page: each begins after the last row of the one before. */
export async function* everyAuditRow(
  queryContext: Pick<QueryContext, 'documents' | 'eventLog'>,
  filter: AuditFilter,
): AsyncGenerator<AuditedEvent[]> {
  const { streams } = filter;
  if (streams) {
    yield* everyPageInStreams(queryContext.eventLog, { ...filter, streams }, ROWS_AT_ONCE);
    return;
  }
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

function whereOf({ actors, types, correlationIds, strict, fromPosition, beforePosition }: AuditFilter): Where {
  const id = {
    ...(fromPosition !== undefined && { gte: positionId({ position: fromPosition }) }),
    ...(beforePosition !== undefined && { lt: positionId({ position: beforePosition }) }),
  };
  return {
    ...(actors && { actorId: { in: actors } }),
    ...(types && { type: { in: types } }),
    ...(correlationIds && { correlationId: { in: correlationIds } }),
    ...(strict && { flags: { has: 'strict' } }),
    ...(Object.keys(id).length > 0 && { id }),
  };
}
