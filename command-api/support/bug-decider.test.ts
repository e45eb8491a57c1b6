import { expect, test } from 'vitest';
import type { DataOf } from '#contracts/events/registry.ts';
import type { BugEvent } from '#contracts/events/support-bugs.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { BugCommand, TriageBug } from './bug-commands.ts';
import { bugDecider } from './bug-decider.ts';

const given = givenEventsOf(bugDecider);
const identity = {
  bugId: 'b-1',
  reporter: { accountId: 'a-andrea', name: 'Andrea Reyes', avatar: null },
  role: 'client',
} as const;
const data: DataOf<'BugReported'> = {
  ...identity,
  page: '/client/bookings',
  device: 'Chrome · Android',
  whatHappened: 'The list stays empty',
  pictures: [],
};
const reported: BugEvent = { type: 'BugReported', data };
const asReported = { status: 'open', priority: 'medium' } as const;
const triaged = (change: Partial<DataOf<'BugTriaged'>>): BugEvent => ({
  type: 'BugTriaged',
  data: { ...identity, ...asReported, before: asReported, note: null, ...change },
});
const deleted: BugEvent = { type: 'BugDeleted', data: { ...identity, reason: 'Told twice' } };

const report: BugCommand = { type: 'ReportBug', data };
const triage = (change: TriageBug): BugCommand => ({ type: 'TriageBug', data: change });
const remove: BugCommand = { type: 'DeleteBug', data: { reason: 'Told twice' } };

test('opens a report with medium priority, and ignores a repeated report', () => {
  const first = given([]).when(report);
  first.then([reported]);
  expect(first.state).toMatchObject(asReported);
  first.when(report).then([]);
});

test('keeps values that a change does not name, and stores all resulting values in the event', () => {
  given([reported])
    .when(triage({ status: 'in_progress', priority: 'high' }))
    .then([triaged({ status: 'in_progress', priority: 'high' })]);
  const before = { status: 'in_progress', priority: 'high' } as const;
  given([reported, triaged(before)])
    .when(triage({ status: 'resolved', note: 'It is fixed' }))
    .then([triaged({ ...before, status: 'resolved', before, note: 'It is fixed' })]);
});

test('can be reopened after it was resolved', () => {
  const before = { status: 'closed', priority: 'medium' } as const;
  given([reported, triaged({ status: 'closed' })])
    .when(triage({ status: 'open' }))
    .then([triaged({ before })]);
});

test('stores a note to the reporter as a step, and nothing for an unchanged report', () => {
  given([reported])
    .when(triage({ note: 'Which phone is it?' }))
    .then([triaged({ note: 'Which phone is it?' })]);
  given([reported])
    .when(triage({ status: 'open', priority: 'medium' }))
    .then([]);
});

test('does not exist after its deletion, except that a repeated deletion succeeds', () => {
  given([reported]).when(remove).then([deleted]);
  given([reported])
    .when({ type: 'DeleteBug', data: { reason: null } })
    .then([{ type: 'BugDeleted', data: { ...identity, reason: null } }]);
  given([reported, deleted]).when(remove).then([]);
  given([reported, deleted])
    .when(triage({ status: 'closed' }))
    .thenLike({ refused: 'not_found' });
  given([reported, deleted]).when(report).then([]);
});

test('rejects commands on a missing report', () => {
  for (const command of [triage({ status: 'closed' }), remove])
    given([]).when(command).thenLike({ refused: 'not_found' });
});
