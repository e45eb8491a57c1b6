import { expect, it } from 'vitest';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { auditCsv } from './audit-csv.ts';

const row: AuditRow = {
  id: 'e1',
  at: '2026-11-17T02:41:07.000Z',
  actor: { id: 'a1', name: 'Grace "Gigi" Villanueva', role: 'client', avatar: null },
  action: 'Requested a booking',
  tone: 'info',
  type: 'BookingRequested',
  stream: 'booking-b1',
  revision: 0,
  position: 12,
  subject: 'SK-7F3M4',
  changes: 'Plumbing, today',
  details: {},
  correlationId: 'c1',
};

it('names its columns and quotes what needs it', () => {
  const [head, first, end] = auditCsv([row]).split('\r\n');
  expect(head).toBe(
    '\uFEFF"at","who","role","action","type","subject","changes","stream","revision","position","correlationId"',
  );
  expect(first).toBe(
    '"2026-11-17T02:41:07.000Z","Grace ""Gigi"" Villanueva","client","Requested a booking"' +
      ',"BookingRequested","SK-7F3M4","Plumbing, today","booking-b1","0","12","c1"',
  );
  expect(end).toBe('');
});

it('gives spreadsheets no formulas', () => {
  const csv = auditCsv([{ ...row, subject: '=HYPERLINK("http://bad")', changes: '@SUM(A1)' }]);
  expect(csv).toContain(`"'=HYPERLINK(""http://bad"")"`);
  expect(csv).toContain(`"'@SUM(A1)"`);
});

it('has a line for an event that can’t be read: where it stands, and that its content is not there', () => {
  const unreadable: AuditRow = {
    ...row,
    id: 'e2',
    action: "Can't be read",
    tone: 'danger',
    subject: 'booking-b1',
    changes: '',
    revision: 1,
    position: 13,
    unreadable: true,
  };
  const lines = auditCsv([row, unreadable, { ...row, id: 'e3', revision: 2, position: 14 }])
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toBe(
    '"2026-11-17T02:41:07.000Z","Grace ""Gigi"" Villanueva","client","Can\'t be read"' +
      ',"BookingRequested","booking-b1","","booking-b1","1","13","c1"',
  );
});
