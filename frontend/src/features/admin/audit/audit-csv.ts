import type { AuditRow } from '#contracts/views/audit.ts';

const columns = ['at', 'who', 'role', 'action', 'type', 'subject', 'changes', 'stream', 'revision', 'position', 'correlationId'] as const;

/** The filtered log as a table that spreadsheets open: UTF-8 with its mark, CRLF, every cell quoted. */
export function auditCsv(rows: readonly AuditRow[]): string {
  const lines = [columns, ...rows.map(cells)].map((line) => line.map(quoted).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cells({ at, actor, action, type, subject, changes, stream, revision, position, correlationId }: AuditRow): string[] {
  return [at, actor.name, actor.role, action, type, subject, changes, stream, String(revision), String(position), correlationId];
}

/** A cell that starts like a formula would be computed by the spreadsheet; an apostrophe makes it text. */
function quoted(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
