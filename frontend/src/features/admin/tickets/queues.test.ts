import { expect, test } from 'vitest';
import type { AdminTicketListItem } from '#contracts/views/support-tickets.ts';
import { nextTargetLabel, orderIn, ordersOf, queues } from './queues.ts';

const now = Date.parse('2026-11-24T01:00:00.000Z');
const HOUR_MS = 3_600_000;
const target = (leftMs: number, running = true) => ({
  state: 'running' as const,
  targetMs: HOUR_MS,
  leftMs,
  dueAt: running ? new Date(now + leftMs).toISOString() : null,
});
const met = { state: 'met' as const, targetMs: HOUR_MS, leftMs: 5, dueAt: null };
const look = (status: AdminTicketListItem['status'], firstAnswer: object, resolution: object) =>
  nextTargetLabel({ status, targets: { firstAnswer, resolution } as AdminTicketListItem['targets'] }, now, 'en-PH');

test('counts down to the first reply, then to the resolution', () => {
  expect(look('open', target(HOUR_MS / 2), target(23 * HOUR_MS))).toEqual({
    word: 'firstAnswerIn',
    age: '30 min',
    tone: 'neutral',
  });
  expect(look('open', target(HOUR_MS / 10), target(23 * HOUR_MS)).tone).toBe('mango');
  expect(look('open', target(-HOUR_MS), target(23 * HOUR_MS))).toMatchObject({
    word: 'firstAnswerLate',
    tone: 'danger',
  });
  expect(look('open', met, target(2 * HOUR_MS))).toMatchObject({ word: 'resolveIn', age: '2 hr' });
});

test('pauses while the requester’s reply is pending, and shows the result', () => {
  expect(look('waiting', met, target(2 * HOUR_MS, false))).toMatchObject({ word: 'paused', tone: 'neutral' });
  expect(look('resolved', met, met)).toMatchObject({ word: 'met', tone: 'success' });
});

test('gives each queue its default order, and accepts another from the address', () => {
  for (const queue of queues) expect(ordersOf(queue)[0]?.value).toBe('');
  expect(orderIn('open', '-last')).toBe('-last');
  // The default order of all queues.
  expect(orderIn('all', '-last')).toBe('');
  expect(orderIn('open', 'nonsense')).toBe('');
});
