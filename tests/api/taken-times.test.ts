import { afterAll, beforeAll, expect, it } from 'vitest';
import { manilaDayAndTime, manilaInstant } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, testUsersOf, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { refused } from './failure-shape.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let nestor: ApiClient;

const day = nextWorkday();
const cebu = {
  line: '1 Osmeña Blvd.',
  barangay: 'Lahug',
  city: 'Cebu City',
  province: 'Cebu',
  lat: 10.3157,
  lng: 123.8854,
};

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await testUsersOf(suki.url);
  nestor = await approvedWorker(suki.url, cast.carla, 'Nestor', 'Cruz', cast.service.id);
});
afterAll(() => suki.stop());

const idOf = (worker: ApiClient) => worker.session?.user.workerId ?? '';
const bodyOf = (worker: ApiClient, time: string, address: object = kapitolyo) => ({
  serviceId: cast.service.id,
  workerId: idOf(worker),
  date: day,
  time,
  address,
  paymentMethod: 'cash',
});

/** The workers that the query in the refusal finds. */
async function othersOf(details: unknown): Promise<WorkerListing[]> {
  const { others } = details as { others: Record<string, unknown> };
  const query = new URLSearchParams(Object.entries(others).map(([name, value]) => [name, String(value)]));
  const { body } = await cast.andrea.send('GET', `/workers/available?${query}`);
  return (body as { data: { items: WorkerListing[] } }).data.items;
}

async function taken(worker: ApiClient, time: string): Promise<string> {
  const { id } = await cast.andrea.call('createBooking', {
    body: { ...bodyOf(worker, time), paymentMethod: 'cash', address: kapitolyo },
  });
  await worker.call('acceptBooking', { params: { id } });
  return id;
}

it('refuses a taken time, and offers the worker’s next times and workers who are free then', async () => {
  const mark = await person(suki.url, 'Mark', 'Dizon', 'client');
  await taken(cast.jun, '10:00');
  const refusal = await refused(mark, '/bookings', bodyOf(cast.jun, '10:30'));
  expect(refusal).toMatchObject({ status: 409, code: 'slot_taken' });
  const { alternatives } = refusal.details as { alternatives: string[] };
  expect(alternatives).toHaveLength(3);
  expect(
    (await othersOf(refusal.details))
      .filter(({ nextFreeAt }) => nextFreeAt === manilaInstant(day, '10:30'))
      .map(({ id }) => id),
  ).toEqual([idOf(nestor)]);
  expect((await mark.call('listBookings')).items).toEqual([]);
  const { date, time } = manilaDayAndTime(alternatives[0] ?? '');
  await mark.call('createBooking', {
    body: { ...bodyOf(cast.jun, time), date, paymentMethod: 'cash', address: kapitolyo },
  });
});

it('refuses an address outside the worker’s reach, and names workers who serve it', async () => {
  const cora = await approvedWorker(suki.url, cast.carla, 'Cora', 'Ybañez', cast.service.id);
  await cora.call('changeOwnProfile', {
    body: { location: { lat: 10.32, lng: 123.9, city: 'Cebu City' }, radiusKm: 10 },
  });
  await expect
    .poll(async () => (await cast.andrea.call('readWorker', { params: { id: idOf(cora) } })).city)
    .toBe('Cebu City');
  const { lat, lng, city, province } = cebu;
  const reaches = async (worker: ApiClient) =>
    (await cast.andrea.call('readReach', { params: { id: idOf(worker) }, query: { lat, lng, city, province } }))
      .reaches;
  expect([await reaches(cast.jun), await reaches(cora)]).toEqual([false, true]);
  const refusal = await refused(cast.andrea, '/bookings', bodyOf(cast.jun, '14:00', cebu));
  expect(refusal).toMatchObject({ status: 409, code: 'out_of_reach' });
  expect((await othersOf(refusal.details)).map(({ id }) => id)).toEqual([idOf(cora)]);
});

it('refuses an hour outside working hours and a day off, and offers the next working times', async () => {
  expect(await refused(cast.andrea, '/bookings', bodyOf(nestor, '20:00'))).toMatchObject({
    status: 409,
    code: 'outside_hours',
    details: { alternatives: [expect.any(String), expect.any(String), expect.any(String)] },
  });
  await nestor.call('addTimeOff', { body: { from: manilaInstant(day, '08:00'), to: manilaInstant(day, '17:00') } });
  const refusal = await refused(cast.andrea, '/bookings', bodyOf(nestor, '09:00'));
  expect(refusal).toMatchObject({ status: 409, code: 'outside_hours' });
  for (const start of (refusal.details as { alternatives: string[] }).alternatives)
    expect(start > manilaInstant(day, '17:00')).toBe(true);
});

it('refuses a quote for a time when the worker has another job', async () => {
  const { id } = await cast.andrea.call('createBooking', {
    body: { serviceId: cast.service.id, date: day, time: '14:30', address: kapitolyo, paymentMethod: 'cash' },
  });
  await taken(cast.jun, '15:00');
  expect(await refused(cast.jun, `/bookings/${id}/quote`, { amount: 500_00 })).toMatchObject({
    status: 409,
    code: 'slot_taken',
    details: { alternatives: [expect.any(String), expect.any(String), expect.any(String)] },
  });
});

it('returns the same booking for a repeated key, even after it was accepted', async () => {
  const key = crypto.randomUUID();
  const body = JSON.stringify(bodyOf(cast.jun, '08:30'));
  const first = await cast.andrea.send('POST', '/bookings', { body, headers: { 'idempotency-key': key } });
  const { id } = (first.body as { data: { id: string } }).data;
  await cast.jun.call('acceptBooking', { params: { id } });
  const again = await cast.andrea.send('POST', '/bookings', { body, headers: { 'idempotency-key': key } });
  expect([again.status, (again.body as { data: { id: string } }).data.id]).toEqual([201, id]);
});
