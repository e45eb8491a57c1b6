import { expect, test } from 'vitest';
import type { DataOf } from '#contracts/events/registry.ts';
import { notifications } from '../notification/notifications.ts';
import { given, recorder } from '../testing/given-events.ts';
import { safetyReports } from './safety-reports.ts';

const person = (name: string) => ({ accountId: `a-${name}`, name, avatar: null });
const reported: DataOf<'SafetyReported'> = {
  reportId: 'r-1',
  reporter: person('jun'),
  reported: person('andrea'),
  about: 'harassment',
  from: 'booking',
  bookingId: 'b-1',
  text: 'She would not let me leave',
  pictures: ['p-1'],
  reporterAs: 'worker',
  reportedAt: '2026-11-18T01:00:00.000Z',
};
const closed: DataOf<'SafetyReportClosed'> = {
  reportId: 'r-1',
  reporterId: 'a-jun',
  reportedId: 'a-andrea',
  outcome: 'no_action',
  reason: 'Both tell it otherwise',
  reporterAs: 'worker',
  reportedAs: 'client',
  closedBy: person('carla'),
  closedAt: '2026-11-18T02:00:00.000Z',
};

test('is open until staff close it', async () => {
  const happened = recorder();
  const events = [happened('SafetyReported', reported)];
  expect((await given(safetyReports, events)).documents.get('r-1')).toMatchObject({
    status: 'open',
    closing: null,
    pictures: ['p-1'],
  });
  events.push(happened('SafetyReportClosed', closed));
  expect((await given(safetyReports, events)).documents.get('r-1')).toMatchObject({
    status: 'closed',
    closing: { outcome: 'no_action', closedBy: person('carla') },
  });
});

test('notifies the reporter of the outcome, and the reported person of a warning only', async () => {
  const happened = recorder();
  const calm = await given(notifications, [
    happened('SafetyReported', reported),
    happened('SafetyReportClosed', closed),
  ]);
  expect([...calm.documents.values()]).toMatchObject([{ accountId: 'a-jun', as: 'worker' }]);
  const warned = { ...closed, outcome: 'warned', warning: 'Keep to the job' } as const;
  const { documents } = await given(notifications, [happened('SafetyReportClosed', warned)]);
  const told = [...documents.values()];
  expect(told).toMatchObject([
    { accountId: 'a-jun', as: 'worker', details: {} },
    { accountId: 'a-andrea', as: 'client', details: { warning: 'Keep to the job' } },
  ]);
  expect(JSON.stringify(told[0])).not.toContain('Keep to the job');
  expect(JSON.stringify(told[1])).not.toContain('a-jun');
});
