import type { MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
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
  const asked = filtersIn(platformCalls.listAuditLogs.query, filters);
  const filter = await auditFilter(queryContext, asked);
  return {
    fileName: `suki-audit-log-${manilaDay(queryContext.now())}.csv`,
    columns: asked.figure ? [...columns, 'moved'] : columns,
    lines: linesOf(queryContext, filter, asked.figure),
    ...(filter.capped && { capped: true }),
  };
}

async function* linesOf(
  queryContext: QueryContext,
  filter: AuditFilter,
  figure: MoneyFigure | undefined,
): AsyncGenerator<string[]> {
  const pages = everyAuditRow(queryContext, filter);
  for (;;) {
    const page = await queryContext.exports.turn(async () => {
      const { value, done } = await pages.next();
      return done ? null : auditRows(queryContext, value, figure);
    });
    if (!page) return;
    for (const row of page) yield cells(row);
  }
}

/** For the events of a figure, includes the amount that each contributed, in pesos. */
function cells(row: AuditRow): string[] {
  const { at, actor, action, type, subject, changes, stream, revision, position, correlationId, moved } = row;
  const where = [stream, String(revision), String(position), correlationId];
  const amount = moved === undefined ? [] : [(moved / 100).toFixed(2)];
  return [at, actor.name, actor.role, action, type, subject, changes, ...where, ...amount];
}
