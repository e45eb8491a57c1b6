import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { carla, registrationsOf } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

let suki: Suki;
const happened = recorder();
const of = { params: { workerId: 'w1' } };

beforeAll(async () => {
  suki = await openSuki('2026-11-20T02:00:00.000Z');
  const steps = bookingFixture(happened);
  await suki.happened(
    ...registrationsOf(happened),
    steps.requested(),
    steps.accepted(),
    steps.arrived(),
    steps.started(),
    steps.completed(),
    steps.reviewed(),
  );
});
afterAll(() => suki.close());

it('cover jobs, reviews and earnings', async () => {
  const { jobs, reviews, money } = await suki.ask('readWorkerFigures', { ...of, by: carla });
  expect(jobs).toEqual({ agreed: 1, completed: 1, calledOff: 0, noShows: 0, late: 0, completionPercent: 100 });
  expect(reviews).toEqual({ rating: 5, count: 1 });
  expect(money?.earnings.totals.completedJobs).toBe(1);
});

it('omit money for staff without permission for payouts', async () => {
  const figures = await suki.ask('readWorkerFigures', { ...of, by: { ...carla, staffRole: 'support' } });
  expect(figures.money).toBeNull();
  expect(figures.jobs.completed).toBe(1);
  expect((await suki.ask('readWorkerFigures', { ...of, by: { ...carla, staffRole: 'auditor' } })).money).not.toBeNull();
});

it('include only the cases that the staff member may handle', async () => {
  const asked = { params: { id: 'wa1' } };
  const none = { items: [], total: 0 };
  expect(await suki.ask('readPersonCases', { ...asked, by: carla })).toEqual({
    tickets: none,
    disputes: none,
    reports: none,
    safetyAbout: none,
    safetyBy: none,
  });
  const seenByFinance = await suki.ask('readPersonCases', { ...asked, by: { ...carla, staffRole: 'finance' } });
  expect(seenByFinance).toEqual({ tickets: null, disputes: none, reports: null, safetyAbout: null, safetyBy: null });
});

it('show staff the deadline for required documents, as to the worker', async () => {
  const readUser = () => suki.ask('readUser', { params: { id: 'wa1' }, by: carla });
  expect((await readUser()).documentsDue).toBeNull();
  await suki.happened(
    happened(
      'RequiredDocumentsDue',
      { workerId: 'w1', accountId: 'wa1', missing: ['clearance'], dueOn: '2026-12-20', stage: 'asked' },
      { stream: 'worker-w1' },
    ),
  );
  expect((await readUser()).documentsDue).toEqual({ missing: ['valid_id', 'clearance'], dueOn: '2026-12-20' });
});
