import { handleWith } from '#infra/eventing/testing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { EventType } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { PaymentRefused, type PaymentOutcome, type PaymentProvider, type RefundOutcome } from '#infra/payments/port.ts';
import { providerLimits } from '#infra/payments/provider-limits.ts';
import { memoryEventLog } from '#tests/harness/memory-event-log.ts';
import { accepted, arrived, completed, requested, started, viewers } from '../booking/testing/booking-fixture.ts';
import { bookingDecider } from '../booking/decider.ts';
import { type CommandContext, createCommandHandler } from '../command-handling/command-handler.ts';
import type { PaymentCommand } from '../payment/commands.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import type { Policy } from './policy.ts';
import type { Reaction } from '#infra/eventing/process-managers.ts';
import { whenCancelledSettlePayment } from './when-cancelled-settle-payment.ts';
import { whenCompletedRequestPayment } from './when-completed-request-payment.ts';
import { whenOverpaidRefund } from './when-overpaid-refund.ts';
import { whenPaymentStalls } from './when-payment-stalls.ts';
import { whenRefundedClosePayment } from './when-refunded-close-payment.ts';
import { whenRefundIssuedSendIt } from './when-refund-issued-send-it.ts';
import { unlimited } from '../payment/testing/payment-fixture.ts';

const NOW = '2026-11-18T03:00:00.000Z';
const COMMAND = '0b0a8f56-6a39-4d0a-9b1e-0a8a0b8f6a39';

let now: string;
let log: ReturnType<typeof memoryEventLog>;
let commands: ReturnType<typeof createCommandHandler>;
let told: number;
let provider: { lookup: () => Promise<PaymentOutcome>; refund: () => Promise<RefundOutcome>; refunds: string[] };

beforeEach(() => {
  now = NOW;
  told = 0;
  log = memoryEventLog(() => new Date(now));
  commands = createCommandHandler(log);
  provider = {
    lookup: async () => ({ status: 'processing' }),
    refund: async () => ({ status: 'settled', reference: 'ref_1' }),
    refunds: [],
  };
});

const payments: PaymentProvider = {
  name: 'sandbox',
  limits: providerLimits.sandbox,
  start: async ({ attemptId }) => ({ providerPaymentId: attemptId, nextUrl: '/' }),
  lookup: () => provider.lookup(),
  refund: ({ refundId }) => {
    provider.refunds.push(refundId);
    return provider.refund();
  },
  readWebhook: async () => null,
};

const context = (): CommandContext => ({ commandId: crypto.randomUUID(), actor: 'system', now });
const happened = (...events: BookingEvent[]) =>
  handleWith(commands, bookingDecider, streams.booking('b1'), () => events, context());
const jobAccepted = () => happened(requested, accepted);
const jobDone = () => happened(arrived, started, completed);
const cancelled = (feeCentavos: number) =>
  happened({
    type: 'BookingCancelled',
    data: {
      bookingId: 'b1',
      clientId: 'a-andrea',
      workerId: 'w-jun',
      workerAccountId: 'a-jun',
      by: 'client',
      reason: 'Plans changed',
      feeCentavos,
      from: 'accepted',
    },
  });

async function payment(): Promise<PaymentState> {
  return (await commands.load(paymentDecider, streams.payment('b1'))).state;
}

async function bookingNow() {
  const booking = await findPayable(commands, 'b1');
  if (!booking) throw new Error('The booking has no worker');
  return booking;
}

function onPayment(command: PaymentCommand) {
  return commands.handle(paymentDecider, streams.payment('b1'), command, context());
}

async function workerAsks(amountCentavos: number | null = null) {
  const booking = await bookingNow();
  await onPayment({ type: 'RequestPayment', data: { booking, now, viewer: viewers.worker, amountCentavos } });
}

async function clientPays(
  amountCentavos = 650_00,
  attemptId = 'try-1',
  method: PaymentMethod = 'gcash',
  reference: string | null = null,
) {
  const booking = await bookingNow();
  const carried =
    method === 'gcash'
      ? { provider: 'sandbox' as const, providerPaymentId: attemptId }
      : { provider: 'none' as const, providerPaymentId: null };
  await onPayment({
    type: 'Pay',
    data: { booking, now, viewer: viewers.client, attemptId, method, amountCentavos, reference, ...carried },
  });
}

async function receivePayment(amountCentavos = 650_00, attemptId = 'try-1', method: PaymentMethod = 'gcash') {
  const booking = await bookingNow();
  const carried =
    method === 'gcash'
      ? { provider: 'sandbox' as const, providerPaymentId: attemptId }
      : { provider: 'none' as const, providerPaymentId: null };
  await onPayment({ type: 'ReceivePayment', data: { booking, now, attemptId, method, amountCentavos, ...carried } });
}

/** Dependencies that payment policies do not use. */
const unused = {
  settings: () => Promise.reject(new Error('No setting matters')),
  mail: { send: silent },
  sms: { send: silent },
  secretStore: { collection: silent, sweep: silent },
  privateFiles: { remove: silent },
  undoLinks: { open: silent, openCode: silent, read: silent },
  calendars: { timesOf: silent, readSoon: silent, settled: silent },
  resetLinks: {
    askAgainUrl: '',
    noteAttempt: silent,
    open: silent,
    openCode: silent,
    tryCode: silent,
    read: silent,
    use: silent,
  },
  staff: { admins: silent, approvalsUrl: '', publicUrl: '' },
};

function silent(): never {
  throw new Error('Payment policies must not send messages or use secrets');
}

/**
 * Delivers each event since the last call twice to the policy and runs its tasks at once. Returns when the policy wants to run
 * again.
 */
async function listens(policy: Policy): Promise<string | null> {
  const events = await log.readAll({ after: told });
  told = events.at(-1)?.position ?? told;
  let again: string | null = null;
  for (const event of events) {
    // The row is found by the event's own type.
    const step: Reaction<Record<string, unknown>> | null = policy.on[event.type as EventType]?.(event as never) ?? null;
    if (!step || 'cancel' in step) continue;
    for (let time = 0; time < 2; time++)
      again =
        (await policy.act(step.schedule.data, { commands, payments, ...unused }, { ...context(), commandId: event.id }))
          ?.lookAgainAt ?? null;
  }
  return again;
}

describe('when completed, request the payment', () => {
  it('requests the whole amount owed, once', async () => {
    await jobAccepted();
    await jobDone();
    await listens(whenCompletedRequestPayment);
    expect(await payment()).toMatchObject({ status: 'requested', requestedCentavos: 650_00 });
    expect(await log.readStream(streams.payment('b1'))).toHaveLength(1);
  });

  it('requests the rest after a deposit, even a late one', async () => {
    await jobAccepted();
    await workerAsks(200_00);
    await clientPays(200_00);
    await jobDone();
    await listens(whenCompletedRequestPayment);
    expect(await payment()).toMatchObject({ status: 'processing' });
    await receivePayment(200_00);
    await listens(whenCompletedRequestPayment);
    expect(await payment()).toMatchObject({ status: 'requested', requestedCentavos: 450_00 });
  });

  it('requests nothing before completion or when it is paid', async () => {
    await jobAccepted();
    await listens(whenCompletedRequestPayment);
    expect((await payment()).status).toBe('unpaid');
    await workerAsks();
    await receivePayment();
    await jobDone();
    await listens(whenCompletedRequestPayment);
    expect((await payment()).status).toBe('paid');
  });
});

describe('a transfer that an admin has found', () => {
  it('has no effect while it can be undone', async () => {
    await jobAccepted();
    await workerAsks(200_00);
    await clientPays(200_00, 'try-1', 'bank_transfer', 'BPI-1');
    const booking = await bookingNow();
    await onPayment({ type: 'VerifyPayment', data: { booking, now, viewer: viewers.admin } });
    const found = (await log.readAll({ after: 0 })).find(({ type }) => type === 'PaymentReceived');
    for (const { on } of [whenCompletedRequestPayment, whenOverpaidRefund, whenCancelledSettlePayment])
      expect(on.PaymentReceived?.(found as never)).toMatchObject({ schedule: { dueAt: finalFrom(now) } });
  });
});

describe('when refunded in full, close the payment', () => {
  it('closes that of a completed job, verified or not', async () => {
    await jobAccepted();
    await jobDone();
    await listens(whenCompletedRequestPayment);
    await clientPays();
    await receivePayment();
    const booking = await bookingNow();
    await onPayment({
      type: 'IssueRefund',
      data: {
        alone: unlimited,
        booking,
        now,
        viewer: viewers.admin,
        amountCentavos: null,
        reason: 'Nothing works',
        reference: null,
        commandId: COMMAND,
      },
    });
    expect(await payment()).toMatchObject({ status: 'unpaid' });
    await listens(whenRefundedClosePayment);
    expect(await payment()).toMatchObject({ status: 'voided', refundedCentavos: 650_00 });
    expect((await log.readStream(streams.payment('b1'))).filter(({ type }) => type === 'PaymentVoided')).toMatchObject([
      { data: { reason: 'nothing_owed' } },
    ]);
  });
});

describe('when cancelled, settle the payment', () => {
  it('does nothing without a request', async () => {
    await jobAccepted();
    await cancelled(0);
    await listens(whenCancelledSettlePayment);
    expect((await payment()).status).toBe('unpaid');
  });

  it('closes a requested payment', async () => {
    await jobAccepted();
    await workerAsks();
    await cancelled(0);
    await listens(whenCancelledSettlePayment);
    expect((await payment()).status).toBe('voided');
  });

  it('requests the fee', async () => {
    await jobAccepted();
    await cancelled(150_00);
    await listens(whenCancelledSettlePayment);
    expect(await payment()).toMatchObject({ status: 'requested', requestedCentavos: 150_00 });
  });

  it('closes a paid one once the money is refunded', async () => {
    await jobAccepted();
    await workerAsks();
    await receivePayment();
    await cancelled(0);
    await listens(whenCancelledSettlePayment);
    expect((await payment()).status).toBe('paid');
    told = 0;
    await listens(whenOverpaidRefund);
    await listens(whenCancelledSettlePayment);
    expect(await payment()).toMatchObject({ status: 'voided', refundedCentavos: 650_00 });
  });
});

describe('a pending bank transfer of a cancelled booking', () => {
  const byAdmin = async () => ({ booking: await bookingNow(), now, viewer: viewers.admin });

  beforeEach(async () => {
    await jobAccepted();
    await workerAsks();
    await clientPays(650_00, 'try-1', 'bank_transfer', 'BPI-1');
    await cancelled(0);
    await listens(whenCancelledSettlePayment);
  });

  it('is returned by hand if it arrived', async () => {
    expect((await payment()).status).toBe('voided');
    const acting = await byAdmin();
    await onPayment({ type: 'VerifyPayment', data: acting });
    now = finalFrom(now);
    told = 0;
    await listens(whenOverpaidRefund);
    expect(await payment()).toMatchObject({
      status: 'verified',
      receivedCentavos: 650_00,
      refundedCentavos: 650_00,
      refunds: [{ status: 'pending', provider: 'none', reason: 'The booking was cancelled' }],
    });
  });

  it('leaves the payment closed if it did not', async () => {
    const acting = await byAdmin();
    await onPayment({ type: 'FailTransfer', data: { ...acting, reason: 'Nothing came' } });
    await listens(whenCancelledSettlePayment);
    expect(await payment()).toMatchObject({
      status: 'voided',
      attempts: [{ status: 'failed', failure: 'Nothing came' }],
    });
  });
});

describe('when overpaid, refund', () => {
  it('refunds the second of two successful attempts', async () => {
    await jobAccepted();
    await workerAsks();
    await receivePayment(650_00, 'try-1');
    await receivePayment(650_00, 'try-2');
    await listens(whenOverpaidRefund);
    expect(await payment()).toMatchObject({
      refundedCentavos: 650_00,
      refunds: [{ attemptId: 'try-2', status: 'pending' }],
    });
  });

  it('refunds the excess over a late cancellation’s fee', async () => {
    await jobAccepted();
    await workerAsks();
    await receivePayment();
    await cancelled(150_00);
    await listens(whenOverpaidRefund);
    expect(await payment()).toMatchObject({ refundedCentavos: 500_00, status: 'paid' });
  });

  it('waits while the verification can be undone', async () => {
    await jobAccepted();
    await workerAsks();
    await clientPays(650_00, 'try-1', 'bank_transfer', 'BPI-1');
    const booking = await bookingNow();
    await onPayment({ type: 'VerifyPayment', data: { booking, now, viewer: viewers.admin } });
    await cancelled(0);
    expect(await listens(whenOverpaidRefund)).toBe(finalFrom(NOW));
    expect((await payment()).refunds).toEqual([]);
    now = finalFrom(NOW);
    told = 0;
    expect(await listens(whenOverpaidRefund)).toBeNull();
    expect(await payment()).toMatchObject({ refundedCentavos: 650_00 });
  });

  it('refunds nothing that is owed', async () => {
    await jobAccepted();
    await workerAsks();
    await receivePayment();
    await listens(whenOverpaidRefund);
    expect((await payment()).refunds).toEqual([]);
  });
});

describe('when a refund is issued, send it', () => {
  beforeEach(async () => {
    await jobAccepted();
    await workerAsks();
    await receivePayment();
    const booking = await bookingNow();
    await onPayment({
      type: 'IssueRefund',
      data: {
        alone: unlimited,
        booking,
        now,
        viewer: viewers.admin,
        amountCentavos: 100_00,
        reason: 'Late',
        reference: null,
        commandId: COMMAND,
      },
    });
  });

  it('sends it with its own id as the key, and records it', async () => {
    await listens(whenRefundIssuedSendIt);
    const { refunds } = await payment();
    expect(refunds).toMatchObject([{ status: 'settled', reference: 'ref_1' }]);
    expect(provider.refunds).toEqual([refunds[0]?.refundId]);
  });

  it('checks again while it is pending', async () => {
    provider.refund = async () => ({ status: 'pending' });
    expect(await listens(whenRefundIssuedSendIt)).toBe(addMinutes(NOW, 60));
    expect((await payment()).refunds).toMatchObject([{ status: 'pending' }]);
  });

  it('retries while the provider is unavailable, and records its refusal', async () => {
    provider.refund = () => Promise.reject(new EngineUnavailable('PayMongo'));
    await expect(listens(whenRefundIssuedSendIt)).rejects.toThrow(EngineUnavailable);
    expect((await payment()).refunds).toMatchObject([{ status: 'pending' }]);
    provider.refund = () => Promise.reject(new PaymentRefused('Too old'));
    told = 0;
    await listens(whenRefundIssuedSendIt);
    expect(await payment()).toMatchObject({ refundedCentavos: 0, refunds: [{ status: 'failed', failure: 'Too old' }] });
  });

  it('leaves cash to an admin', () => {
    const issued = { provider: 'none', bookingId: 'b1', refundId: 'r1' };
    expect(whenRefundIssuedSendIt.on.RefundIssued?.({ data: issued, recordedAt: NOW } as never)).toBeNull();
  });
});

describe('when a payment stalls, ask for its outcome', () => {
  beforeEach(async () => {
    await jobAccepted();
    await workerAsks();
    await clientPays();
  });

  it('asks five minutes after it was sent', async () => {
    const [sent] = (await log.readStream(streams.payment('b1'))).slice(-1);
    expect(whenPaymentStalls.on.PaymentSubmitted?.(sent as never)).toMatchObject({
      schedule: { key: 'try-1', dueAt: addMinutes(NOW, 5) },
    });
    expect(whenPaymentStalls.on.PaymentReceived?.({ data: { attemptId: 'try-1' } } as never)).toEqual({
      cancel: 'try-1',
    });
  });

  it('records success, failure or pending', async () => {
    expect(await listens(whenPaymentStalls)).toBe(addMinutes(NOW, 15));
    provider.lookup = async () => ({ status: 'received', amountCentavos: 650_00 });
    told = 0;
    expect(await listens(whenPaymentStalls)).toBeNull();
    expect(await payment()).toMatchObject({ status: 'paid', receivedCentavos: 650_00 });
  });

  it('lets the client retry after a failure', async () => {
    provider.lookup = async () => ({ status: 'failed', reason: 'Not enough balance' });
    await listens(whenPaymentStalls);
    expect(await payment()).toMatchObject({ status: 'failed', attempts: [{ failure: 'Not enough balance' }] });
  });

  it('gives up after a day, and still accepts a later success', async () => {
    now = addMinutes(NOW, 24 * 60);
    await listens(whenPaymentStalls);
    expect((await payment()).status).toBe('failed');
    await receivePayment();
    expect((await payment()).status).toBe('paid');
  });

  it('does not ask about bank transfers, which have no provider', async () => {
    expect(whenPaymentStalls.on.PaymentSubmitted?.({ data: { provider: 'none' } } as never)).toBeNull();
  });
});
