import { readFileSync } from 'node:fs';
import {
  permissionsOfRole,
  staffPermissions,
  type StaffPermission,
  type StaffRole,
  staffRoles,
} from '#contracts/account/staff-permissions.ts';
import type { DocumentCheck } from './document-check.ts';

const SECURITY = 'docs/security.md';
const ROLES = 'docs/decisions/staff-roles.md';
const permissions = Object.keys(staffPermissions) as StaffPermission[];

/** The tables of two pages show which staff role has which permission. */
export const permissionTables: DocumentCheck = {
  name: 'tables of permissions',
  problems: () => [
    ...differences(SECURITY, rowsBelow(SECURITY, `| area | ${staffRoles.join(' | ')} |`), areaRows()),
    ...differences(
      ROLES,
      linesOf(ROLES).filter((line) => line.startsWith('| `')),
      permissions.map(permissionRow),
    ),
  ],
};

function areaRows(): string[] {
  const areas = [...new Set(permissions.map((one) => one.slice(0, one.indexOf('.'))))];
  const cell = (area: string, role: StaffRole) =>
    permissions
      .filter((one) => one.startsWith(`${area}.`) && permissionsOfRole[role].has(one))
      .map((one) => one.slice(area.length + 1))
      .join(', ') || '–';
  return areas.map((area) => `| ${area} | ${staffRoles.map((role) => cell(area, role)).join(' | ')} |`);
}

function permissionRow(permission: StaffPermission): string {
  const marks = staffRoles.map((role) => (permissionsOfRole[role].has(permission) ? '✓' : '–'));
  return `| \`${permission}\` | ${staffPermissions[permission]} | ${marks.join(' | ')} |`;
}

function linesOf(page: string): string[] {
  return readFileSync(page, 'utf8').split('\n');
}

/** The rows of the table with this header. */
function rowsBelow(page: string, header: string): string[] {
  const lines = linesOf(page);
  const after = lines.slice(lines.indexOf(header) + 2);
  return lines.includes(header)
    ? after.slice(
        0,
        after.findIndex((line) => !line.startsWith('|')),
      )
    : [];
}

function differences(page: string, found: readonly string[], expected: readonly string[]): string[] {
  const missing = expected.filter((row) => !found.includes(row)).map((row) => `${page} lacks the row: ${row}`);
  const wrong = found.filter((row) => !expected.includes(row)).map((row) => `${page} has the wrong row: ${row}`);
  const isReordered = missing.length + wrong.length === 0 && found.join('\n') !== expected.join('\n');
  return [...missing, ...wrong, ...(isReordered ? [`${page} has its permissions in another order`] : [])];
}
