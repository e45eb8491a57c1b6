import { test } from 'vitest';
import type { SafetyEvent } from '#contracts/events/dispute-safety.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { SafetyCommand } from './safety-commands.ts';
import { safetyDecider } from './safety-decider.ts';

const given = givenEventsOf(safetyDecider);
const now = '2026-11-20T04:00:00.000Z';
const person = (name: string) => ({ accountId: `a-${name}`, name, avatar: null });
const [ana, jun, carla, rico] = ['ana', 'jun', 'carla', 'rico'].map(person) as [
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
];
const data = {
  reportId: 'r1',
  reporter: ana,
  reported: jun,
  about: 'harassment',
  from: 'booking',
  bookingId: 'b1',
  text: 'He would not leave',
  reportedAt: now,
} as const;
const reported: SafetyEvent = { type: 'SafetyReported', data };
const close = (by = carla): SafetyCommand => ({
  type: 'CloseSafetyReport',
  data: { by, now, outcome: 'suspended', reason: 'Three people say so' },
});
const closed: SafetyEvent = {
  type: 'SafetyReportClosed',
  data: {
    reportId: 'r1',
    reporterId: 'a-ana',
    reportedId: 'a-jun',
    outcome: 'suspended',
    reason: 'Three people say so',
    closedBy: carla,
    closedAt: now,
  },
};

test('stores a report about another person once', () => {
  given([]).when({ type: 'ReportPerson', data }).then([reported]);
  given([reported]).when({ type: 'ReportPerson', data }).then([]);
  given([])
    .when({ type: 'ReportPerson', data: { ...data, reported: ana } })
    .thenLike({ refused: 'invalid' });
});

test('lets staff close it once, except staff whom it concerns', () => {
  given([reported]).when(close()).then([closed]);
  given([reported, closed]).when(close()).then([]);
  given([reported, closed]).when(close(rico)).thenLike({ refused: 'not_allowed_now' });
  given([reported]).when(close(jun)).thenLike({ refused: 'forbidden' });
  given([]).when(close()).thenLike({ refused: 'not_found' });
});

test('requires a text for a warning, and accepts one only for a warning', () => {
  const closing = { by: carla, now, reason: 'Two people say so' } as const;
  const warned = { ...closing, outcome: 'warned', warning: 'Keep to the job', reportedAs: 'worker' } as const;
  given([reported])
    .when({ type: 'CloseSafetyReport', data: warned })
    .thenLike([{ data: { outcome: 'warned', warning: 'Keep to the job', reportedAs: 'worker' } }]);
  for (const wrong of [
    { ...closing, outcome: 'warned' },
    { ...warned, outcome: 'no_action' },
  ] as const)
    given([reported]).when({ type: 'CloseSafetyReport', data: wrong }).thenLike({ refused: 'invalid' });
});

test('notifies a worker who reported in their role as worker', () => {
  given([{ type: 'SafetyReported', data: { ...data, reporterAs: 'worker' } }])
    .when(close())
    .thenLike([{ data: { reporterAs: 'worker' } }]);
});
