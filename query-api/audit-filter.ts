import type { Where } from '#infra/documents/port.ts';
import { type AuditLogDocument, auditLog, auditRowOf } from '#projectors/read-models/audit-log.ts';
import { positionId } from '#projectors/read-models/position-id.ts';
import type { Page } from './page.ts';
import { pageOf, skipOf } from './page.ts';
import type { Sources } from './sources.ts';

/** Which rows of the audit log are wanted; all of what is given must hold. */
export type AuditFilter = {
  streams?: readonly string[];
  /** null is the platform itself. */
  actors?: readonly (string | null)[];
  type?: string;
  correlationId?: string;
  strict?: boolean;
  /** Inclusive. */
  fromPosition?: number;
  /** Exclusive. */
  beforePosition?: number;
};

/** A row of the audit log with the position of its event. */
export type AuditedEvent = { position: number; document: Readonly<AuditLogDocument> };

type Found = { rows: AuditedEvent[]; total: number };

/** Newest first. */
export async function findAuditRows(sources: Pick<Sources, 'documents' | 'eventLog'>, filter: AuditFilter, page: Page): Promise<Found> {
  if (filter.streams) {
    const { items, total } = pageOf((await rowsOfStreams(sources, filter.streams, filter)).reverse(), page);
    return { rows: items, total };
  }
  const where = whereOf(filter);
  const [found, total] = await Promise.all([
    sources.documents.find<AuditLogDocument>(auditLog.name, { where, sort: [['id', 'desc']], ...skipOf(page) }),
    sources.documents.count(auditLog.name, where),
  ]);
  return { rows: found, total };
}

/** Oldest first, after a position. */
export async function auditRowsAfter(sources: Pick<Sources, 'documents' | 'eventLog'>, filter: AuditFilter, after: number, limit: number): Promise<AuditedEvent[]> {
  const later = { ...filter, fromPosition: Math.max(after + 1, filter.fromPosition ?? 0) };
  if (filter.streams) return (await rowsOfStreams(sources, filter.streams, later)).slice(0, limit);
  return sources.documents.find<AuditLogDocument>(auditLog.name, { where: whereOf(later), limit });
}

function whereOf({ actors, type, correlationId, strict, fromPosition, beforePosition }: AuditFilter): Where {
  const id = { ...(fromPosition !== undefined && { gte: positionId({ position: fromPosition }) }), ...(beforePosition !== undefined && { lt: positionId({ position: beforePosition }) }) };
  return {
    ...(actors && { actorId: { in: actors } }),
    ...(type && { type: { eq: type } }),
    ...(correlationId && { correlationId: { eq: correlationId } }),
    ...(strict && { flags: { has: 'strict' } }),
    ...(Object.keys(id).length > 0 && { id }),
  };
}

const EVENTS_OF_A_STREAM = 2000;

/** The log itself knows its streams; their events are few enough to be looked through. Oldest first. */
async function rowsOfStreams({ eventLog }: Pick<Sources, 'eventLog'>, streams: readonly string[], filter: AuditFilter): Promise<AuditedEvent[]> {
  const found = await Promise.all(streams.map((stream) => eventLog.readStream(stream, { direction: 'backwards', limit: EVENTS_OF_A_STREAM })));
  const rows = found.flat().map((event) => ({ position: event.position, document: auditRowOf(event) })).filter((row) => matches(row, filter));
  return rows.sort((one, other) => one.position - other.position);
}

function matches({ position, document }: AuditedEvent, { actors, type, correlationId, strict, fromPosition = 0, beforePosition = Number.MAX_SAFE_INTEGER }: AuditFilter): boolean {
  if (position < fromPosition || position >= beforePosition) return false;
  if (actors && !actors.includes(document.actorId)) return false;
  if (correlationId !== undefined && document.correlationId !== correlationId) return false;
  return (type === undefined || document.type === type) && (!strict || document.flags.includes('strict'));
}
