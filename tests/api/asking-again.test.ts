import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { refused } from './failure-shape.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let nestor: ApiClient;

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await testUsersOf(suki.url);
  nestor = await approvedWorker(suki.url, cast.carla, 'Nestor', 'Cruz', cast.service.id);
});
afterAll(() => suki.stop());

const idOf = (worker: ApiClient) => worker.session?.user.workerId ?? '';

async function request(time: string): Promise<string> {
  const { id } = await cast.andrea.call('createBooking', {
    body: {
      serviceId: cast.service.id,
      workerId: idOf(cast.jun),
      date: nextWorkday(),
      time,
      address: kapitolyo,
      paymentMethod: 'cash',
      notes: 'It drips',
    },
  });
  return id;
}

const openTo = async (worker: ApiClient) =>
  (await worker.call('listBookings', { query: { scope: 'open', limit: 100 } })).items.map(({ booking }) => booking.id);

it('asks the other workers once under any idempotency key and links the two bookings', async () => {
  const id = await request('09:00');
  await cast.jun.call('declineBooking', { params: { id }, body: { reason: 'Fully booked' } });
  expect(await refused(cast.andrea, `/bookings/${id}/ask-others`, { expectedPrice: 1 })).toMatchObject({
    status: 409,
    code: 'price_changed',
    details: { price: cast.service.basePrice },
  });
  const pressed = await Promise.all(
    [0, 1, 2].map(() =>
      cast.andrea.call('askOthers', { params: { id }, body: { expectedPrice: cast.service.basePrice } }),
    ),
  );
  const [newId = ''] = new Set(pressed.map((one) => one.id));
  expect(pressed.every((one) => one.id === newId)).toBe(true);
  const [old, booking] = [
    await cast.andrea.call('readBooking', { params: { id } }),
    await cast.andrea.call('readBooking', { params: { id: newId } }),
  ];
  expect(old).toMatchObject({ status: 'declined', rebookedAs: { id: newId, code: booking.code }, allowedActions: [] });
  expect(booking).toMatchObject({
    status: 'pending',
    insteadOf: { id, code: old.code },
    notes: 'It drips',
    price: cast.service.basePrice,
  });
  expect([await openTo(nestor), await openTo(cast.jun)].map((open) => open.includes(newId))).toEqual([true, false]);
});

it('refuses to accept or choose a worker for a request that changed since they read it', async () => {
  const id = await request('13:00');
  const { quoteId } = await cast.jun.call('offerQuote', {
    params: { id },
    body: { amount: 700_00, requestVersion: 1 },
  });
  await cast.andrea.call('editRequest', { params: { id }, body: { notes: 'It drips, and the hose too' } });
  expect(await refused(cast.andrea, `/bookings/${id}/quotes/${quoteId}/accept`, {})).toMatchObject({
    status: 409,
    code: 'quote_outdated',
  });
  expect(await refused(cast.jun, `/bookings/${id}/quote`, { amount: 700_00, requestVersion: 1 })).toMatchObject({
    status: 409,
    code: 'request_changed',
    details: { requestVersion: 2 },
  });
  const { items } = await cast.jun.call('listNotifications');
  expect(items[0]).toMatchObject({ type: 'BookingRequestEdited', bookingId: id, details: { changed: ['notes'] } });
  const confirmed = await cast.jun.call('offerQuote', { params: { id }, body: { amount: 700_00, requestVersion: 2 } });
  await cast.andrea.call('acceptQuote', { params: { id, quoteId: confirmed.quoteId } });
  expect(await refused(cast.andrea, `/bookings/${id}/edit`, { notes: 'One more' })).toMatchObject({
    status: 409,
    code: 'not_allowed_now',
  });
});

it('lets another worker accept a request opened to all and notifies the worker asked first', async () => {
  const id = await request('16:00');
  expect(await openTo(nestor)).not.toContain(id);
  await cast.andrea.call('widenRequest', { params: { id } });
  expect((await cast.jun.call('listNotifications')).items[0]).toMatchObject({ type: 'BookingWidened', bookingId: id });
  expect(await openTo(cast.jun)).toContain(id);
  await nestor.call('acceptBooking', { params: { id }, body: { requestVersion: 1 } });
  expect(await cast.andrea.call('readBooking', { params: { id } })).toMatchObject({
    status: 'accepted',
    worker: { name: 'Nestor Cruz' },
  });
});
