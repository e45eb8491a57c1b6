import { handleWith } from '#infra/eventing/testing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paymentDecider } from '#command-api/payment/decider.ts';
import { closeOverdueJobs } from '#command-api/process-managers/close-overdue-jobs.ts';
import { releaseOrphanedSlots } from '#command-api/process-managers/release-orphaned-slots.ts';
import { whenCancelledSettlePayment } from '#command-api/process-managers/when-cancelled-settle-payment.ts';
import { whenCompletedRequestPayment } from '#command-api/process-managers/when-completed-request-payment.ts';
import { whenOverpaidRefund } from '#command-api/process-managers/when-overpaid-refund.ts';
import { whenSuspendedReopenJobs } from '#command-api/process-managers/when-suspended-reopen-jobs.ts';
import { whenUnansweredExpire } from '#command-api/process-managers/when-unanswered-expire.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import { type BookingHarness, openBookingHarness } from '../harness/booking-harness.ts';
import { kapitolyo } from '../harness/test-users.ts';

/**
 * No-shows, unclosed jobs and suspended workers, with the policies and the money. The job starts at ten and lasts an
 * hour.
 */

const policies = [
  closeOverdueJobs,
  whenSuspendedReopenJobs,
  releaseOrphanedSlots,
  whenUnansweredExpire,
  whenCancelledSettlePayment,
  whenOverpaidRefund,
  whenCompletedRequestPayment,
];
const START = '2026-11-18T00:00:00.000Z';
const TEN = Date.parse('2026-11-18T02:00:00.000Z');
let harness: BookingHarness;

beforeEach(async () => {
  harness = await openBookingHarness({ start: START, clients: ['andrea'], workers: ['jun', 'nestor'], policies });
});
afterEach(() => harness.close());

const on = (id: string) => ({ params: { id }, query: undefined, body: undefined });
const andrea = () => harness.by.client('andrea');
const jun = () => harness.by.worker('jun');
const carla = () => harness.by.admin('carla');

async function accepted(time = '10:00'): Promise<string> {
  const body = {
    serviceId: 'tap',
    workerId: 'jun',
    date: '2026-11-18',
    time,
    address: kapitolyo,
    paymentMethod: 'gcash' as const,
  };
  const { id } = (
    await harness.handlers().createBooking({ params: undefined, query: undefined, body, context: andrea() })
  ).data;
  await harness.handlers().acceptBooking({ ...on(id), context: jun() });
  return id;
}

async function arrived(): Promise<string> {
  const id = await accepted();
  await at(-10);
  await harness.handlers().arrive({ ...on(id), context: jun() });
  return id;
}

async function atWork(): Promise<string> {
  const id = await arrived();
  await harness.handlers().startWork({ ...on(id), context: jun() });
  return id;
}

/** Moves the clock to `minutes` after ten and runs the due policies and their effects. */
async function at(minutes: number): Promise<void> {
  harness.clock.set(new Date(TEN + minutes * 60_000));
  for (let round = 0; round < 4; round++) await harness.runPolicies();
}

const report = (id: string, context: ReturnType<typeof andrea>) =>
  harness.handlers().reportNoShow({ ...on(id), context });
const payment = async (id: string) => (await harness.commands.loadNewest(paymentDecider, streams.payment(id))).state;
const typesOf = async (id: string) => (await harness.eventLog.readStream(streams.booking(id))).map(({ type }) => type);
const slots = async () => (await harness.calendar('jun')).slots.length;

async function receive(id: string, amountCentavos: number): Promise<void> {
  const parties = { bookingId: id, clientId: 'a-andrea', workerId: 'jun', workerAccountId: 'a-jun' };
  const events: PaymentEvent[] = [
    {
      type: 'PaymentRequested',
      data: {
        ...parties,
        code: 'SK-1',
        clientName: 'Andrea',
        workerName: 'Jun',
        serviceName: 'Tap',
        amountCentavos,
        dueCentavos: amountCentavos,
        purpose: 'job',
        method: 'gcash',
        by: 'worker',
        requestedAt: START,
      },
    },
    {
      type: 'PaymentReceived',
      data: {
        ...parties,
        attemptId: 'p1',
        method: 'gcash',
        reference: null,
        provider: 'sandbox',
        providerPaymentId: 'sandbox-1',
        amountCentavos,
        receivedCentavos: amountCentavos,
        from: 'provider',
        receivedAt: START,
      },
    },
  ];
  await handleWith(harness.commands, paymentDecider, streams.payment(id), () => events, {
    commandId: `receive ${id}`,
    actor: 'system',
    now: START,
  });
}

describe('an absent worker', () => {
  it('is released by one press, which frees their calendar and asks other workers for the earliest possible time', async () => {
    const id = await accepted();
    await at(17);
    const asked = (await harness.handlers().askOthers({ ...on(id), context: andrea() })).data;
    expect(await harness.booking(id)).toMatchObject({
      status: 'cancelled',
      cancellation: { cause: 'worker_no_show', feeCentavos: 0 },
      rebookedAs: asked.id,
    });
    expect(await harness.booking(asked.id)).toMatchObject({
      status: 'pending',
      wasOpen: true,
      declinedBy: ['jun'],
      startsAt: '2026-11-18T03:00:00.000Z',
      urgent: true,
    });
    const [requested] = await harness.eventLog.readStream(streams.booking(asked.id));
    expect(requested?.data).toMatchObject({ insteadOf: id, priority: 'rebooked' });
    expect(await slots()).toBe(0);
    await at(18);
    expect((await payment(id)).status).toBe('unpaid');
  });

  it('is released once when pressed twice, and not at another price', async () => {
    const id = await accepted();
    await at(17);
    const ask = (body?: { expectedPrice: number }) =>
      harness.handlers().askOthers({ ...on(id), body, context: andrea() });
    await expect(ask({ expectedPrice: 1 })).rejects.toMatchObject({ code: 'price_changed' });
    expect(await harness.booking(id)).toMatchObject({ status: 'accepted' });
    const [first, second] = [await ask(), await ask()];
    expect(second.data.id).toBe(first.data.id);
    expect(await typesOf(id)).toEqual([
      'BookingRequested',
      'BookingAccepted',
      'BookingOverdue',
      'NoShowReported',
      'BookingCancelled',
      'OthersAsked',
    ]);
  });

  it('stays accepted until they arrive when the client chooses to wait', async () => {
    const id = await accepted();
    await at(15);
    await report(id, andrea());
    await harness.handlers().arrive({ ...on(id), context: jun() });
    await expect(harness.handlers().askOthers({ ...on(id), context: andrea() })).rejects.toMatchObject({
      code: 'not_allowed_now',
    });
    expect(await harness.booking(id)).toMatchObject({ status: 'arrived', noShow: null });
  });
});

describe('an absent client', () => {
  it('owes the fee, and is asked for it, without an answer in time', async () => {
    const id = await arrived();
    await at(15);
    await report(id, jun());
    await at(24);
    expect(await harness.booking(id)).toMatchObject({ status: 'arrived' });
    await at(25);
    expect(await harness.booking(id)).toMatchObject({
      status: 'cancelled',
      cancellation: { cause: 'client_no_show', feeCentavos: 150_00 },
    });
    expect(await payment(id)).toMatchObject({ status: 'requested', requestedCentavos: 150_00 });
    expect(await slots()).toBe(0);
  });

  it('owes nothing after answering that they are there, and the job continues', async () => {
    const id = await arrived();
    await at(15);
    await report(id, jun());
    await harness.handlers().answerNoShow({ ...on(id), context: andrea() });
    await at(40);
    expect(await harness.booking(id)).toMatchObject({ status: 'arrived', noShow: { answeredAt: expect.any(String) } });
    await harness.handlers().startWork({ ...on(id), context: jun() });
  });

  it('can dispute the fee, and owes nothing once an admin waives it', async () => {
    const id = await arrived();
    await at(15);
    await report(id, jun());
    await at(25);
    await harness.handlers().disputeNoShow({ ...on(id), body: { reason: 'The bell is broken' }, context: andrea() });
    await harness
      .handlers()
      .settleNoShow({ ...on(id), body: { outcome: 'waived', reason: 'The guard let nobody in' }, context: carla() });
    await at(26);
    expect(await harness.booking(id)).toMatchObject({ noShowCase: 'waived', cancellation: { feeCentavos: 0 } });
    expect((await payment(id)).status).toBe('voided');
  });

  it('gets a paid fee back when it is waived', async () => {
    const id = await arrived();
    await at(15);
    await report(id, jun());
    await at(25);
    await receive(id, 150_00);
    await harness
      .handlers()
      .settleNoShow({ ...on(id), body: { outcome: 'waived', reason: 'The guard let nobody in' }, context: carla() });
    await at(26);
    expect(await payment(id)).toMatchObject({ receivedCentavos: 150_00, refundedCentavos: 150_00 });
  });
});

describe('an unclosed job', () => {
  const aDay = 24 * 60;

  it('on the way asks both after a quarter of an hour, and closes without a fee a day after its end', async () => {
    const id = await accepted();
    await at(14);
    expect(await typesOf(id)).not.toContain('BookingOverdue');
    await at(15);
    expect(await typesOf(id)).toContain('BookingOverdue');
    await at(60 + aDay);
    expect(await harness.booking(id)).toMatchObject({
      status: 'cancelled',
      cancellation: { cause: 'unstarted', by: 'policy', feeCentavos: 0 },
    });
    expect(await slots()).toBe(0);
  });

  it('at work asks both an hour after its end, and is paid once its client confirms completion', async () => {
    const id = await atWork();
    await at(119);
    await expect(harness.handlers().completeWork({ ...on(id), context: andrea() })).rejects.toMatchObject({
      code: 'not_allowed_now',
    });
    await at(120);
    expect(await typesOf(id)).toContain('BookingOverdue');
    await harness.handlers().completeWork({ ...on(id), context: andrea() });
    await at(121);
    expect(await payment(id)).toMatchObject({
      status: 'requested',
      requestedCentavos: (await harness.booking(id)).priceCentavos,
    });
  });

  it('at work closes unconfirmed after a day, and nothing is charged', async () => {
    const id = await atWork();
    await at(60 + aDay);
    expect(await harness.booking(id)).toMatchObject({
      status: 'cancelled',
      cancellation: { cause: 'unfinished', feeCentavos: 0 },
    });
    expect((await payment(id)).requestedCentavos).toBe(0);
  });

  it('at work with money paid waits for an admin, who confirms completion', async () => {
    const id = await atWork();
    await receive(id, 200_00);
    await at(60 + 3 * aDay);
    expect(await harness.booking(id)).toMatchObject({ status: 'in_progress' });
    expect((await payment(id)).refundedCentavos).toBe(0);
    await harness.handlers().completeWork({ ...on(id), context: carla() });
    expect(await harness.booking(id)).toMatchObject({ status: 'completed' });
  });
});

it.each([120, -120])('a client has ten minutes to answer while the clock is set by %d minutes', async (minutes) => {
  const id = await arrived();
  await at(15);
  await report(id, jun());
  await at(16);
  await harness.stepClock(minutes * 60_000);
  await at(minutes + 24);
  expect(await harness.booking(id)).toMatchObject({ status: 'arrived' });
  await at(minutes + 25);
  expect(await harness.booking(id)).toMatchObject({ cancellation: { cause: 'client_no_show' } });
});

describe('a suspended worker', () => {
  it('loses coming jobs, which are reopened to others; the client keeps the booking, and the worker is notified by text', async () => {
    const [id, later] = [await accepted(), await accepted('14:00')];
    await harness.suspend('jun');
    await at(-60);
    for (const each of [id, later])
      expect(await harness.booking(each)).toMatchObject({ status: 'pending', worker: null, declinedBy: ['jun'] });
    expect(await slots()).toBe(0);
    expect(await harness.outbox.list()).toMatchObject([
      { channel: 'sms', text: expect.stringContaining('2 upcoming jobs') },
    ]);
    expect(
      (await harness.handlers().acceptBooking({ ...on(id), context: harness.by.worker('nestor') })).data.status,
    ).toBe('accepted');
  });

  it('leaves a job that expires before its start when no one accepts it', async () => {
    const id = await accepted();
    await harness.suspend('jun');
    await at(-60);
    await at(-30);
    expect(await harness.booking(id)).toMatchObject({ status: 'expired' });
  });

  it('leaves a paid job that ends with a refund, and the others are asked by a new booking', async () => {
    const id = await accepted();
    await receive(id, 200_00);
    await harness.suspend('jun');
    await at(-60);
    const old = await harness.booking(id);
    expect(old).toMatchObject({
      status: 'cancelled',
      cancellation: { cause: 'worker_suspended', feeCentavos: 0 },
      rebookedAs: expect.any(String),
    });
    expect(await harness.booking(old.rebookedAs ?? '')).toMatchObject({
      status: 'pending',
      wasOpen: true,
      startsAt: old.startsAt,
      declinedBy: ['jun'],
    });
    expect(await payment(id)).toMatchObject({ refundedCentavos: 200_00 });
  });

  it('keeps a job that is under way', async () => {
    const id = await arrived();
    await harness.suspend('jun');
    await at(0);
    expect(await harness.booking(id)).toMatchObject({ status: 'arrived', workerId: 'jun' });
  });
});
