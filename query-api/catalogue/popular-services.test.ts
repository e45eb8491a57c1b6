import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { registrationsOf } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

let suki: Suki;
const happened = recorder();
const season = { from: '2026-11-15', to: '2026-12-31' };
const popular = async () =>
  (await suki.ask('listPopularServices')).items.map(({ service, bookings, isOfSeason }) => ({
    id: service.id,
    bookings,
    isOfSeason,
  }));

function changed(serviceId: string, pinned: typeof season | null) {
  const facts = { name: serviceId, title: '', category: 'cleaning', icon: 'bug', description: '', urgent: false };
  const data = { serviceId, ...facts, basePriceCentavos: 500_00, durationMinutes: 60, pinned };
  return happened('ServiceChanged', data, { stream: `service-${serviceId}` });
}

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  await suki.happened(...registrationsOf(happened), bookingFixture(happened).requested());
});
afterAll(() => suki.close());

it('lists recently requested services only', async () => {
  expect(await popular()).toEqual([{ id: 's1', bookings: 1, isOfSeason: false }]);
});

it('lists services pinned for these days first', async () => {
  await suki.happened(changed('s2', season));
  expect(await popular()).toEqual([
    { id: 's2', bookings: 0, isOfSeason: true },
    { id: 's1', bookings: 1, isOfSeason: false },
  ]);
  suki.setNow('2027-01-01T02:00:00.000Z');
  expect(await popular()).toEqual([{ id: 's1', bookings: 1, isOfSeason: false }]);
  suki.setNow('2027-06-01T02:00:00.000Z');
  expect(await popular()).toEqual([]);
});
