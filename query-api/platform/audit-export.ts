import { platformCalls } from '#contracts/calls/platform.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import type { QueryContext } from '../query-context.ts';
import type { AuditFilter } from './audit-filter.ts';
import { auditRows } from './audit-rows.ts';
import { auditFilter } from './audit-search.ts';
import { everyAuditRow } from './find-audit-rows.ts';
import { filtersIn, type ListToExport } from '../list-to-export.ts';

const columns = [
  'at',
  'who',
  'role',
  'action',
  'type',
  'subject',
  'changes',
  'stream',
  'revision',
  'position',
  'correlationId',
] as const;

/** The filtered audit log, newest first: events during the read come before its first row and are not included. */
export async function auditToExport(queryContext: QueryContext, filters: string): Promise<ListToExport> {
  const filter = await auditFilter(queryContext, filtersIn(platformCalls.listAuditLogs.query, filters));
  return {
    fileName: `suki-audit-log-${manilaDay(queryContext.now())}.csv`,
    columns,
    lines: linesOf(queryContext, filter),
    ...(filter.capped && { capped: true }),
  };
}

async function* linesOf(queryContext: QueryContext, filter: AuditFilter): AsyncGenerator<string[]> {
  const pages = everyAuditRow(queryContext, filter);
  for (;;) {
    const page = await queryContext.exports.turn(async () => {
      const { value, done } = await pages.next();
      return done ? null : auditRows(queryContext, value);
    });
    if (!page) return;
    for (const row of page) yield cells(row);
  }
}

function cells(row: AuditRow): string[] {
  const { at, actor, action, type, subject, changes, stream, revision, position, correlationId } = row;
  const where = [stream, String(revision), String(position), correlationId];
  return [at, actor.name, actor.role, action, type, subject, changes, ...where];
}
