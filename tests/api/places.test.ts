import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { Failure } from './failure-shape.ts';

/** Which clients can book which workers, by the precision of both locations (docs/decisions/places.md), over HTTP. */

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let workers: Record<'pasig' | 'cebu' | 'dagupan', ApiClient>;

const homes = {
  pasig: { lat: 14.5695, lng: 121.0612, city: 'Pasig' },
  cebu: { lat: 10.3318, lng: 123.896, city: 'Cebu City' },
  dagupan: { lat: 16.0433, lng: 120.3333, city: 'Dagupan' },
};
const day = nextWorkday();
const words = { line: '1 Rizal St.', barangay: 'Poblacion' };
const calasiao = { ...words, city: 'Calasiao', province: 'Pangasinan' };

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await testUsersOf(suki.url);
  const living = async (at: keyof typeof homes, firstName: string) => {
    const worker = await approvedWorker(suki.url, cast.carla, firstName, 'Cruz', cast.service.id);
    await worker.call('changeOwnProfile', { body: { location: homes[at], radiusKm: 10 } });
    await vi.waitFor(
      async () =>
        expect((await cast.andrea.call('readWorker', { params: { id: idOf(worker) } })).city).toBe(homes[at].city),
      { timeout: 60_000 },
    );
    return worker;
  };
  // The cast's own plumber lives in Pasig too.
  workers = { pasig: cast.jun, cebu: await living('cebu', 'Cora'), dagupan: await living('dagupan', 'Dante') };
});
afterAll(() => suki.stop());

const idOf = (worker: ApiClient) => worker.session?.user.workerId ?? '';
const bodyOf = (address: object, more: object = {}) => ({
  serviceId: cast.service.id,
  date: day,
  time: '10:00',
  address: address as typeof kapitolyo,
  paymentMethod: 'cash' as const,
  ...more,
});

/** The names of those three workers for whom the condition holds. */
async function those(matches: (worker: ApiClient) => Promise<boolean> | boolean): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(workers).map(async ([name, worker]) => ((await matches(worker)) ? [name] : [])),
  );
  return answers.flat();
}

async function offeredFor(query: Record<string, string>): Promise<string[]> {
  const { body } = await cast.andrea.send(
    'GET',
    `/workers/available?${new URLSearchParams({ serviceId: cast.service.id, date: day, time: '10:00', ...query })}`,
  );
  const { items } = (body as { data: { items: { id: string; distanceKm: number | null }[] } }).data;
  return those((worker) => items.some(({ id }) => id === idOf(worker)));
}

async function refused(path: string, body: object, by = cast.andrea) {
  const { status, body: answer } = await by.send('POST', path, { body: JSON.stringify(body) });
  return { status, ...Failure.parse(answer) };
}

it('offers each city the workers who serve it', async () => {
  expect(await offeredFor({ city: 'Calasiao', province: 'Pangasinan' })).toEqual(['dagupan']);
  expect(await offeredFor({ city: 'Pasig City', province: 'NCR' })).toEqual(['pasig']);
  expect(await offeredFor({ city: 'Cebu City', province: 'Cebu' })).toEqual(['cebu']);
  expect(await offeredFor({ city: 'Davao City', province: 'Davao del Sur' })).toEqual([]);
  expect(await offeredFor({ lat: '14.5706', lng: '121.0581', city: 'Pasig', province: 'Metro Manila' })).toEqual([
    'pasig',
  ]);
});

it('shows a job with only a city to workers who serve that city, without a distance, and to no others', async () => {
  const { id } = await cast.andrea.call('createBooking', { body: bodyOf(calasiao) });
  const sees = async (worker: ApiClient) =>
    (await worker.call('listBookings', { query: { scope: 'open' } })).items.find((item) => item.booking.id === id)
      ?.booking;
  await expect.poll(() => sees(workers.dagupan)).toMatchObject({ distanceKm: null, address: { city: 'Calasiao' } });
  expect(await those(async (worker) => (await sees(worker)) !== undefined)).toEqual(['dagupan']);
  for (const far of [workers.pasig, workers.cebu])
    expect((await refused(`/bookings/${id}/accept`, {}, far)).status).toBeGreaterThanOrEqual(400);
  await workers.dagupan.call('acceptBooking', { params: { id } });
});

it('lets clients request a worker only within the worker’s reach', async () => {
  const named = (worker: ApiClient) =>
    refused('/bookings', bodyOf(calasiao, { workerId: idOf(worker), time: '15:00' }));
  expect(await Promise.all([named(workers.pasig), named(workers.cebu)])).toMatchObject([
    { status: 409, code: 'out_of_reach' },
    { status: 409, code: 'out_of_reach' },
  ]);
  await cast.andrea.call('createBooking', {
    body: bodyOf(calasiao, { workerId: idOf(workers.dagupan), time: '15:00' }),
  });
});

it('refuses a pin outside the place of the address, and returns the place of the pin', async () => {
  expect(await refused('/bookings', bodyOf({ ...kapitolyo, city: 'Dagupan', province: 'Pangasinan' }))).toMatchObject({
    status: 409,
    code: 'pin_elsewhere',
    details: { around: { province: 'Metro Manila' } },
  });
  expect(await refused('/bookings', bodyOf({ ...kapitolyo, lat: 0, lng: 0 }))).toMatchObject({
    status: 409,
    code: 'pin_elsewhere',
    details: { around: null },
  });
});

it('drops the old pin when the street changes: directions use the address text', async () => {
  const { id } = await cast.andrea.call('createBooking', {
    body: bodyOf(kapitolyo, { workerId: idOf(workers.pasig), time: '13:00' }),
  });
  await expect
    .poll(async () => (await cast.andrea.call('readBooking', { params: { id } })).address.precision)
    .toBe('exact');
  await cast.andrea.call('editRequest', { params: { id }, body: { address: { line: '3 Sta. Monica St.' } } });
  await expect
    .poll(async () => (await cast.andrea.call('readBooking', { params: { id } })).address)
    .toMatchObject({ line: '3 Sta. Monica St.', precision: 'barangay' });
});
