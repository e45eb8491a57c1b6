import type { Where } from '#infra/eventing/documents/port.ts';
import { type AuditLogDocument, auditLog } from '#projectors/read-models/platform/audit-log.ts';
import { positionId } from '#projectors/read-models/position-id.ts';
import { findInStreams, firstInStreams } from './audit-streams.ts';
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
  const [found, total] = await Promise.all([
    queryContext.documents.find<AuditLogDocument>(auditLog.name, { where, sort: [['id', 'desc']], ...skipOf(page) }),
    queryContext.documents.count(auditLog.name, where),
  ]);
  return { rows: found, total };
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
