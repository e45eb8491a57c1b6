import { expect, test } from 'vitest';
import type { DataOf } from '#contracts/events/registry.ts';
import { bugView, ownBugView } from '#contracts/views/support-bugs.ts';
import { notifications } from '../notification/notifications.ts';
import { given, recorder } from '../testing/given-events.ts';
import { bugs } from './bugs.ts';

const whose = {
  bugId: 'b-1',
  reporter: { accountId: 'a-jun', name: 'Jun Bautista', avatar: null },
  role: 'worker',
} as const;
const reported: DataOf<'BugReported'> = {
  ...whose,
  page: '/worker-dashboard',
  device: null,
  whatHappened: 'The map stays grey',
  pictures: [{ pictureId: 'p-1', name: 'map.png', contentType: 'image/png', sizeBytes: 100 }],
};
const asReported = { status: 'open', priority: 'medium' } as const;
const triaged: DataOf<'BugTriaged'> = { ...whose, ...asReported, before: asReported, note: null };
const at = (hour: number) => ({ at: `2026-11-18T0${hour}:00:00.000Z` });

test('shows its status, since when, and the steps that its reporter saw', async () => {
  const happened = recorder();
  const events = [
    happened('BugReported', reported, at(1)),
    happened('BugTriaged', { ...triaged, status: 'in_progress' }, at(2)),
    happened(
      'BugTriaged',
      { ...triaged, status: 'in_progress', before: { ...asReported, status: 'in_progress' }, priority: 'urgent' },
      at(3),
    ),
  ];
  const document = (await given(bugs, events)).documents.get('b-1');
  expect(document).toMatchObject({ status: 'in_progress', priority: 'urgent', reporterId: 'a-jun' });
  expect(document && bugView(document)).toMatchObject({
    reportedAt: at(1).at,
    changedAt: at(3).at,
    steps: [{ at: at(2).at, status: 'in_progress', note: null }],
    pictures: [{ id: 'p-1', name: 'map.png' }],
  });
  const own = document && ownBugView(document);
  expect(own?.pictures).toEqual(['map.png']);
  // Only staff see the priority.
  expect(own).not.toHaveProperty('priority');
});

test('removes a deleted bug', async () => {
  const happened = recorder();
  const events = [happened('BugReported', reported), happened('BugDeleted', { ...whose, reason: 'Told twice' })];
  expect((await given(bugs, events)).documents.size).toBe(0);
});

test('notifies its reporter of each step, but not of its priority', async () => {
  const happened = recorder();
  const before = { ...asReported, status: 'in_progress' } as const;
  const { documents } = await given(notifications, [
    happened('BugReported', reported),
    happened('BugTriaged', { ...triaged, status: 'in_progress' }),
    happened('BugTriaged', { ...triaged, status: 'in_progress', before, priority: 'high' }),
    happened('BugTriaged', { ...triaged, status: 'resolved', before, note: 'Please load the map again' }),
    happened('BugDeleted', { ...whose, reason: 'Told twice' }),
    happened('BugDeleted', { ...whose, reason: null }),
  ]);
  expect([...documents.values()]).toMatchObject([
    { accountId: 'a-jun', as: 'worker', type: 'BugTriaged', details: { status: 'in_progress' } },
    { type: 'BugTriaged', details: { status: 'resolved', note: 'Please load the map again' } },
    { type: 'BugDeleted', details: { reason: 'Told twice' } },
    { type: 'BugDeleted', details: {} },
  ]);
});
