import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { ben, registrationsOf, grace, jun } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

let suki: Suki;
const happened = recorder();
const addedAt = '2026-11-17T02:00:00.000Z';
const own = { stream: 'favourites-c1' };

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  const steps = bookingFixture(happened);
  await suki.happened(
    ...registrationsOf(happened),
    steps.requested(),
    steps.accepted(),
    steps.completed(),
    happened('FavouriteAdded', { accountId: 'c1', workerId: 'w1', addedAt }, own),
    happened('FavouriteAdded', { accountId: 'c1', workerId: 'w2', addedAt }, own),
  );
});
afterAll(() => suki.close());

it('lists the latest added first, each with the job to book again', async () => {
  const { items, total } = await suki.ask('listFavourites', { by: grace });
  expect(total).toBe(2);
  expect(items.map(({ worker }) => worker.id)).toEqual(['w2', 'w1']);
  expect(items[0]).toMatchObject({ lastBooking: null, worker: { sukiJobs: 0 } });
  expect(items[1]).toMatchObject({ lastBooking: { id: 'b1' }, worker: { sukiJobs: 1 }, addedAt });
});

it('is private to the client', async () => {
  expect(await suki.ask('listFavourites', { by: ben })).toMatchObject({ items: [], total: 0 });
});

it('omits a suspended worker until they are reinstated', async () => {
  const account = { stream: 'account-wa1' };
  const ids = { workerId: 'w1' };
  await suki.happened(happened('AccountSuspended', { ...ids, reason: 'Complaints' }, account));
  expect(await suki.ask('listFavourites', { by: grace })).toMatchObject({
    total: 1,
    items: [{ worker: { id: 'w2' } }],
  });
  await suki.happened(happened('AccountReinstated', ids, account));
  expect(await suki.ask('listFavourites', { by: grace })).toMatchObject({ total: 2 });
});

it('omits a service removed from the catalogue until it is restored', async () => {
  const service = { stream: 'service-s1' };
  const cleaning = { serviceId: 's2', name: 'Home cleaning', category: 'cleaning' };
  const plumbing = { serviceId: 's1', name: 'Plumbing repair', category: 'plumbing' };
  const offered = { workerId: 'w1', accountId: 'wa1', services: [plumbing, cleaning] };
  const kept = async () => (await suki.ask('listFavourites', { by: grace })).items.at(-1);
  const profile = () => suki.ask('readWorker', { params: { id: 'w1' } });
  await suki.happened(
    happened('ServicesOffered', offered, { stream: 'worker-w1' }),
    happened('ServiceDeactivated', { serviceId: 's1' }, service),
  );
  expect(await kept()).toMatchObject({ lastBooking: null, worker: { serviceId: 's2', services: [{ id: 's2' }] } });
  expect(await profile()).toMatchObject({ serviceName: 'Home cleaning', services: [{ id: 's2' }] });
  // The worker still sees it.
  expect((await suki.ask('readOwnProfile', { by: jun })).services.map(({ id }) => id)).toEqual(['s1', 's2']);
  await suki.happened(happened('ServiceActivated', { serviceId: 's1' }, service));
  expect(await kept()).toMatchObject({ lastBooking: { id: 'b1' }, worker: { serviceId: 's1' } });
  expect((await profile()).services).toHaveLength(2);
});
