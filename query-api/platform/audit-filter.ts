import type { Where } from '#infra/eventing/documents/port.ts';
import { type AuditLogDocument, auditLog } from '#projectors/read-models/platform/audit-log.ts';
import { positionId } from '#projectors/read-models/position-id.ts';
import { findInStreams, firstInStreams } from './audit-streams.ts';
import { type Page, skipOf } from '../page.ts';
import type { Sources } from '../query-context.ts';

/** Which rows of the audit log are wanted; all of what is given must hold. */
export type AuditFilter = {
  streams?: readonly string[];
  /** null is the platform itself. */
  actors?: readonly (string | null)[];
  type?: string;
  correlationIds?: readonly string[];
  strict?: boolean;
  /** Inclusive. */
  fromPosition?: number;
  /** Exclusive. */
  beforePosition?: number;
  /** More is meant than the filter names. */
  capped?: true;
};

/** A row of the audit log with the position of its event. */
export type AuditedEvent = { position: number; document: Readonly<AuditLogDocument> };

export type Found = { rows: AuditedEvent[]; total: number };

/** Newest first. */
export async function findAuditRows(
  sources: Pick<Sources, 'documents' | 'eventLog'>,
  filter: AuditFilter,
  page: Page,
): Promise<Found> {
  const { streams } = filter;
  if (streams) return findInStreams(sources.eventLog, { ...filter, streams }, page);
  const where = whereOf(filter);
  const [found, total] = await Promise.all([
    sources.documents.find<AuditLogDocument>(auditLog.name, { where, sort: [['id', 'desc']], ...skipOf(page) }),
    sources.documents.count(auditLog.name, where),
  ]);
  return { rows: found, total };
}

/** Oldest first, after a position. */
export async function auditRowsAfter(
  sources: Pick<Sources, 'documents' | 'eventLog'>,
  filter: AuditFilter,
  after: number,
  limit: number,
): Promise<AuditedEvent[]> {
  const { streams } = filter;
  const later = { ...filter, fromPosition: Math.max(after + 1, filter.fromPosition ?? 0) };
  if (streams) return firstInStreams(sources.eventLog, { ...later, streams }, limit);
  return sources.documents.find<AuditLogDocument>(auditLog.name, { where: whereOf(later), limit });
}

function whereOf({ actors, type, correlationIds, strict, fromPosition, beforePosition }: AuditFilter): Where {
  const id = {
    ...(fromPosition !== undefined && { gte: positionId({ position: fromPosition }) }),
    ...(beforePosition !== undefined && { lt: positionId({ position: beforePosition }) }),
  };
  return {
    ...(actors && { actorId: { in: actors } }),
    ...(type && { type: { eq: type } }),
    ...(correlationIds && { correlationId: { in: correlationIds } }),
    ...(strict && { flags: { has: 'strict' } }),
    ...(Object.keys(id).length > 0 && { id }),
  };
}
