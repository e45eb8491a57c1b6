import { kapitolyo, nextWorkday, type testUsersOf } from './test-users.ts';

/** Jun's price in centavos: above what one admin may refund alone by default. */
export const COSTLY = 8_000_00;

/** A job that Andrea paid Jun in cash, verified by an admin; resolves with the booking's id. */
export async function costlyJob({
  andrea,
  jun,
  carla,
  service,
}: Awaited<ReturnType<typeof testUsersOf>>): Promise<string> {
  await jun.call('changeOwnProfile', { body: { basePrice: COSTLY } });
  const workerId = jun.session?.user.workerId ?? '';
  const when = { date: nextWorkday(), time: '09:00' };
  const { id } = await andrea.call('createBooking', {
    body: { serviceId: service.id, workerId, ...when, address: kapitolyo, paymentMethod: 'cash' },
  });
  const at = { params: { id } };
  await jun.call('acceptBooking', at);
  await jun.call('requestPayment', { ...at, body: {} });
  await jun.call('confirmCash', at);
  await carla.call('verifyPayment', at);
  return id;
}
