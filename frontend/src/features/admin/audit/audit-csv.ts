import { csvOf } from '#contracts/csv.ts';
import type { AuditRow } from '#contracts/views/platform-audit.ts';

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

/** The filtered log as a table. */
export function auditCsv(rows: readonly AuditRow[]): string {
  return csvOf([columns, ...rows.map(cells)]);
}

function cells({
  at,
  actor,
  action,
  type,
  subject,
  changes,
  stream,
  revision,
  position,
  correlationId,
}: AuditRow): string[] {
  return [
    at,
    actor.name,
    actor.role,
    action,
    type,
    subject,
    changes,
    stream,
    String(revision),
    String(position),
    correlationId,
  ];
}
