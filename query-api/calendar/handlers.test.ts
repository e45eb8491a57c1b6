import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { registrationsOf, jun } from '#tests/harness/queries/test-users.ts';
import { calendarFeed } from './calendar-feed.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

/** Wednesday, 10:00 in Manila. */
const NOW = '2026-11-18T02:00:00.000Z';

let suki: Suki;
const happened = recorder();
const ids = { workerId: 'w1', accountId: 'wa1' };

beforeAll(async () => {
  suki = await openSuki(NOW);
  const steps = bookingFixture(happened);
  await suki.happened(
    ...registrationsOf(happened),
    steps.requested(),
    steps.accepted(),
    happened('TimeOffAdded', {
      ...ids,
      timeOffId: 't1',
      from: '2026-11-19T16:00:00.000Z',
      to: '2026-11-20T16:00:00.000Z',
      reason: 'Fiesta',
    }),
  );
});
afterAll(() => suki.close());

const month = async (number: string) =>
  (await suki.ask('readMonth', { query: { year: '2026', month: number }, by: jun })).items;

it('has every day of a month, with hours, jobs, days off and free minutes', async () => {
  const days = await month('11');
  expect(days).toHaveLength(30);
  const [yesterday, today, thursday, friday, saturday, sunday] = days.slice(16);
  expect(yesterday).toMatchObject({ day: '2026-11-17', freeMinutes: 0 });
  // From 10 to 5 today.
  expect(today).toMatchObject({ freeMinutes: 7 * 60, jobs: [] });
  expect(thursday?.jobs).toMatchObject([{ bookingId: 'b1', status: 'accepted' }]);
  expect(thursday?.freeMinutes).toBe(8 * 60);
  expect(friday).toMatchObject({ freeMinutes: 0, timeOff: [{ id: 't1', reason: 'Fiesta' }] });
  expect(saturday).toMatchObject({ freeMinutes: 9 * 60, timeOff: [] });
  expect(sunday).toMatchObject({ openings: [], freeMinutes: 0 });
  expect(await month('12')).toHaveLength(31);
});

it('has a feed in the language that the worker has chosen', async () => {
  const secret = 'x'.repeat(43);
  const addressHash = createHash('sha256').update(secret).digest('hex');
  await suki.happened(happened('CalendarAddressSet', { workerId: 'w1', addressHash }, { stream: 'calendar-w1' }));
  const feed = calendarFeed({ ...suki.queryContext, publicUrl: 'https://suki.test' });
  expect(await feed(`${secret}.ics`)).toContain('X-WR-CALNAME:Suki jobs');
  await suki.happened(happened('LanguageChosen', { language: 'fil' }, { stream: 'account-wa1' }));
  expect(await feed(`${secret}.ics`)).toContain('X-WR-CALNAME:Mga trabaho sa Suki');
  expect(await feed(`${'y'.repeat(43)}.ics`)).toBeNull();
});
