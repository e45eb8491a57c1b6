import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { paymentFixture } from '#projectors/read-models/testing/payment-fixture.ts';
import { ben, carla, registrationsOf, grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

let suki: Suki;
let booking: ReturnType<typeof bookingFixture>;
let payment: ReturnType<typeof paymentFixture>;

beforeEach(async () => {
  suki = await openSuki('2026-11-20T03:00:00.000Z');
  const happened = recorder();
  booking = bookingFixture(happened);
  payment = paymentFixture(happened);
  await suki.happened(...registrationsOf(happened), booking.requested(), booking.accepted());
});
afterEach(() => suki.close());

const done = () => suki.happened(booking.arrived(), booking.started(), booking.completed());
const read = (by: typeof grace) => suki.ask('readPayment', { params: { id: 'b1' }, by });
const seen = async (by: typeof grace) => (await suki.ask('readBooking', { params: { id: 'b1' }, by })).payment;

it('shows a booking without a payment request as unpaid, with its chosen method', async () => {
  expect(await read(grace)).toMatchObject({
    status: 'unpaid',
    method: 'gcash',
    amount: 65_000,
    owed: 65_000,
    requested: 0,
    allowedActions: [],
    attempts: [],
  });
  expect((await read(jun)).allowedActions).toEqual(['request_payment']);
  expect(await seen(grace)).toMatchObject({
    status: 'unpaid',
    method: 'gcash',
    account: '0917 *** 4821',
    amount: 65_000,
  });
});

it('shows each side its own actions, and nothing to others', async () => {
  await done();
  await suki.happened(payment.asked(), payment.sent());
  expect((await read(grace)).allowedActions).toEqual(['pay']);
  expect((await read(jun)).allowedActions).toEqual([]);
  expect((await read(carla)).allowedActions).toEqual([]);
  await suki.happened(payment.received());
  expect((await read(carla)).allowedActions).toEqual(['verify', 'refund']);
  for (const stranger of [ben, ramil]) await expect(read(stranger)).rejects.toMatchObject({ code: 'not_found' });
});

it('excludes waived amounts from the amount due', async () => {
  await done();
  await suki.happened(payment.asked(), payment.sent(), payment.received(), payment.checked(), payment.refunded());
  expect(await read(grace)).toMatchObject({
    status: 'verified',
    amount: 50_000,
    owed: 0,
    received: 70_000,
    refunded: 20_000,
    verified: 50_000,
    refunds: [{ status: 'pending', byHand: false }],
  });
  expect(await seen(grace)).toMatchObject({ status: 'verified', owed: 0, refunded: 20_000 });
});

it('lists received amounts by method, less refunds', async () => {
  await done();
  const [byMaya, inCash] = [
    { attemptId: 't1', method: 'maya' } as const,
    { attemptId: 't2', method: 'cash', provider: 'none', providerPaymentId: null, from: 'worker' } as const,
  ];
  await suki.happened(
    payment.asked({ amountCentavos: 40_000 }),
    payment.sent({ ...byMaya, amountCentavos: 40_000 }),
    payment.received({ ...byMaya, amountCentavos: 40_000, receivedCentavos: 40_000 }),
  );
  await suki.happened(
    payment.asked({ amountCentavos: 30_000 }),
    payment.received({ ...inCash, amountCentavos: 30_000, receivedCentavos: 70_000 }),
    payment.refunded({ attemptId: 't1', method: 'maya' }),
  );
  const named = [
    { method: 'maya', amount: 20_000 },
    { method: 'cash', amount: 30_000 },
  ];
  for (const side of [grace, jun, carla]) expect((await read(side)).paidBy).toEqual(named);
  expect((await seen(grace)).paidBy).toEqual(named);
});

it('shows the fee of a cancelled booking as due, if any', async () => {
  await suki.happened(booking.cancelled());
  expect(await read(grace)).toMatchObject({ purpose: 'cancellation_fee', amount: 0, owed: 0 });
});

it('counts and lists payments by status for admins', async () => {
  await done();
  await suki.happened(payment.asked(), payment.sent(), payment.received());
  const count = async (status: 'paid' | 'verified') =>
    (await suki.ask('countPayments', { query: { status }, by: carla })).count;
  expect([await count('paid'), await count('verified')]).toEqual([1, 0]);
  expect((await suki.ask('listPayments', { query: { status: 'paid' }, by: carla })).items).toMatchObject([
    { id: 'b1', customerName: 'Grace Villanueva', workerName: 'Jun Bautista', service: 'Plumbing repair' },
  ]);
  await suki.happened(payment.checked());
  expect([await count('paid'), await count('verified')]).toEqual([0, 1]);
});

it('shows in the worker’s earnings whether a job is paid, and the amount to be verified', async () => {
  const shown = async () => {
    const { recentPayments, payout } = await suki.ask('readEarnings', { by: jun });
    return [recentPayments[0]?.status, payout.verifying === 0 ? 'nothing' : payout.verifying];
  };
  await done();
  const earned = (await suki.ask('readEarnings', { by: jun })).recentPayments[0]?.amount;
  expect(await shown()).toEqual(['other', 'nothing']);
  await suki.happened(payment.asked(), payment.sent());
  expect(await shown()).toEqual(['processing', earned]);
  await suki.happened(payment.received());
  expect(await shown()).toEqual(['paid', earned]);
  await suki.happened(payment.checked());
  expect(await shown()).toEqual(['paid', 'nothing']);
});

it('merges booking and payment events in the history by time', async () => {
  await suki.happened(
    payment.asked(),
    payment.sent(),
    payment.failed(),
    payment.sent({ attemptId: 't2' }),
    payment.received({ attemptId: 't2' }),
    payment.checked(),
    payment.refunded(),
    payment.refundSettled(),
  );
  const { items } = await suki.ask('readHistory', { params: { id: 'b1' }, by: grace });
  expect(items.slice(2).map(({ text }) => text)).toEqual([
    '₱700.00 asked for',
    '₱700.00 by GCash on its way',
    '₱700.00 by GCash didn’t go through: Not enough balance',
    '₱700.00 by GCash on its way',
    '₱700.00 by GCash received',
    'Payment of ₱700.00 verified',
    '₱200.00 is given back: Came late',
    '₱200.00 given back',
  ]);
});
