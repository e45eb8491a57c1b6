import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { addDays, addMinutes, manilaInstant } from '#contracts/manila-time.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { EventRow } from '#contracts/views/platform-audit.ts';
import { testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { newestCode } from '../harness/verified.ts';
import { clockOf, moveClock } from './server-clock.ts';

/** One booking over HTTP, from the request to its payout on Friday and a later refund. */

const PHONE = '+639171234821';
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let bookingId: string;
let workerId: string;
let friday: string;

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await testUsersOf(suki.url);
  workerId = cast.jun.session?.user.workerId ?? '';
  await cast.jun.call('changeMe', { body: { phone: PHONE } });
  await cast.jun.call('verifyPhone', { body: { phone: PHONE, code: await newestCode(suki.url, PHONE) } });
  await cast.jun.call('sendPhoneCode', { body: { phone: PHONE } });
  await cast.jun.call('setPayoutAccount', {
    body: { method: 'gcash', account: PHONE, name: 'Jun Bautista', phoneCode: await newestCode(suki.url, PHONE) },
  });
  // Payouts wait while an account is new.
  await clockTo((await cast.jun.call('readPayoutAccount'))?.heldUntil ?? '');
}, 120_000);
afterAll(() => suki.stop());

const now = () => clockOf(suki.url);
const clockTo = (moment: string) => moveClock(suki.url, moment, [cast.carla, cast.andrea, cast.jun]);

async function live(): Promise<void> {
  const { andrea, jun, carla, service } = cast;
  const day = nextWorkday(new Date(await now()));
  ({ id: bookingId } = await andrea.call('createBooking', {
    body: { serviceId: service.id, workerId, date: day, time: '09:00', address: kapitolyo, paymentMethod: 'gcash' },
  }));
  const params = { id: bookingId };
  await jun.call('acceptBooking', { params });
  await clockTo(manilaInstant(day, '08:55'));
  await jun.call('arrive', { params });
  await jun.call('startWork', { params });
  await jun.call('completeWork', { params });
  await expect.poll(async () => (await andrea.call('readPayment', { params })).status).toBe('requested');
  const { nextUrl } = await andrea.call('pay', { params, body: { method: 'gcash' } });
  await fetch(`${suki.url}${nextUrl}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve', notice: 'once' }),
    redirect: 'manual',
  });
  await expect.poll(async () => (await andrea.call('readPayment', { params })).status).toBe('paid');
  await carla.call('verifyPayment', { params });
  // A verification can be undone for a minute.
  await clockTo(finalFrom(await now()));
  await expect.poll(async () => (await jun.call('listOwnPayouts')).items[0]?.status).toBe('accruing');
  friday = (await jun.call('listOwnPayouts')).items[0]?.friday ?? '';
  await clockTo(addMinutes(manilaInstant(friday), 2));
  await expect.poll(async () => (await jun.call('listOwnPayouts')).items[0]?.status).toBe('scheduled');
  await carla.call('markPaid', { params: { id: payoutId(workerId, friday) }, body: { reference: 'BATCH-7' } });
  await carla.call('refundPayment', { params, body: { amount: 100_00, reason: 'It drips again' } });
  await expect.poll(async () => (await jun.call('listOwnPayouts')).total).toBe(2);
  // The amount that he owes for the refund waits for a Friday with an earning.
  await clockTo(addMinutes(manilaInstant(addDays(friday, 7)), 2));
  await expect.poll(async () => (await jun.call('listOwnPayouts')).total).toBe(3);
}

const events = async (query: Record<string, string>): Promise<EventRow[]> =>
  (await cast.carla.call('listEvents', { query: { ...query, limit: 100 } })).items;
const one = (found: readonly EventRow[], type: string): EventRow => {
  const event = found.find((candidate) => candidate.type === type);
  if (!event) throw new Error(`Event ${type} does not exist`);
  return event;
};
const payoutOf = (day: string) => streams.payout(workerId, day);

it('carries a booking from request to payout', live, 120_000);

describe('the event history of a booking', () => {
  it('shares one correlation with its slot, payment, refund and payout lines', async () => {
    const story = await events({ thread: streams.booking(bookingId) });
    expect([...new Set(story.map(({ correlationId }) => correlationId))]).toEqual([story[0]?.correlationId]);
    expect(story.map(({ type }) => type).toSorted()).toEqual([
      'BookingAccepted',
      'BookingRequested',
      'EarningAdded',
      'EarningAdded',
      'PaymentReceived',
      'PaymentRequested',
      'PaymentSubmitted',
      'PaymentVerified',
      'RefundIssued',
      'RefundSettled',
      'SlotBooked',
      'WorkCompleted',
      'WorkStarted',
      'WorkerArrived',
    ]);
    for (const stream of [streams.booking(bookingId), streams.payment(bookingId)]) {
      const ids = story.filter((event) => event.stream === stream).map(({ id }) => id);
      expect(ids).toEqual((await events({ stream })).map(({ id }) => id));
    }
    expect(await events({ correlationId: story[0]?.correlationId ?? '' })).toEqual(story);
    expect(await events({ thread: streams.payment(bookingId) })).toEqual(story);
    const { total } = await cast.carla.call('listAuditLogs', { query: { thread: streams.booking(bookingId) } });
    expect(total).toBe(story.length);
  });

  it('names the cause of each event', async () => {
    const story = await events({ thread: streams.booking(bookingId) });
    const causeOf = (type: string) => one(story, type).metadata.causationId;
    expect(causeOf('PaymentRequested')).toBe(one(story, 'WorkCompleted').id);
    expect(causeOf('PaymentReceived')).toBe(one(story, 'PaymentSubmitted').id);
    expect(causeOf('EarningAdded')).toBe(one(story, 'PaymentVerified').id);
    expect(causeOf('RefundSettled')).toBe(one(story, 'RefundIssued').id);
  });

  it('names the policy and the provider', async () => {
    const story = await events({ thread: streams.booking(bookingId) });
    expect(one(story, 'PaymentRequested')).toMatchObject({
      actor: {
        id: null,
        role: 'system',
        name: 'Suki: Payment request',
        policy: 'when-completed-request-payment',
      },
      metadata: { policy: 'when-completed-request-payment' },
    });
    expect(one(story, 'PaymentReceived')).toMatchObject({
      actor: { name: 'Payment provider: Test payments', provider: 'sandbox' },
      metadata: { provider: 'sandbox' },
    });
    expect(one(story, 'EarningAdded').actor.name).toBe('Suki: Earning added to payout');
    expect(one(story, 'PaymentVerified').actor).toMatchObject({ role: 'admin' });
  });

  it('leads from the payment to the payouts that hold its money', async () => {
    const { items } = await cast.carla.call('listPayoutsOfBooking', { params: { id: bookingId } });
    expect(items).toEqual([
      {
        id: payoutId(workerId, friday),
        friday,
        status: 'paid',
        amount: 572_00,
        commissionPercent: 12,
        commissionSince: null,
      },
      {
        id: payoutId(workerId, addDays(friday, 7)),
        friday: addDays(friday, 7),
        status: 'carried',
        amount: -88_00,
        commissionPercent: 12,
        commissionSince: null,
      },
    ]);
    expect((await cast.carla.call('listPayoutsOfBooking', { params: { id: 'nothing' } })).items).toEqual([]);
  });
});

describe('the event history of a payout', () => {
  it('has its own correlation beside those of its lines', async () => {
    const paid = await events({ stream: payoutOf(friday) });
    const own = paid.filter(({ type }) => type !== 'EarningAdded');
    expect(own.map(({ type, actor }) => [type, actor.name])).toEqual([
      ['PayoutScheduled', 'Suki: Friday payouts'],
      ['PayoutPaid', expect.any(String)],
    ]);
    expect(new Set(own.map(({ correlationId }) => correlationId)).size).toBe(1);
    expect(paid[0]?.correlationId).not.toBe(own[0]?.correlationId);
    expect(await events({ thread: payoutOf(friday) })).toEqual(paid);
  });

  it('continues in the line that is carried over', async () => {
    const carried = one(await events({ stream: payoutOf(addDays(friday, 7)) }), 'PayoutCarriedForward');
    const line = one(await events({ stream: payoutOf(addDays(friday, 14)) }), 'EarningAdded');
    expect(line).toMatchObject({
      correlationId: carried.correlationId,
      metadata: { causationId: carried.id, policy: 'when-carried-forward-add-line' },
      data: { line: { lineId: `carried:${addDays(friday, 7)}` } },
    });
  });
});
