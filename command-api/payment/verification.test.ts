import { describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import {
  asked,
  booked,
  paymentReceived,
  cancelledBooking,
  checked,
  given,
  type Given,
  historyTo,
  NOW,
  sent,
  viewers,
  unlimited,
} from './testing/payment-fixture.ts';

const COMMAND = '0b0a8f56-6a39-4d0a-9b1e-0a8a0b8f6a39';
const later = (seconds: number) => addMinutes(NOW, seconds / 60);
const by = (viewer: Viewer, now = NOW) => ({ viewer, booking: booked(), now });
const money = ({
  status,
  receivedCentavos,
  verifiedCentavos,
  verifiedAt,
  requestedCentavos,
  attempts,
}: PaymentState) => ({ status, receivedCentavos, verifiedCentavos, verifiedAt, requestedCentavos, attempts });

describe('a verification', () => {
  const paid = given([asked(), sent(), paymentReceived()]);
  const verified = paid.when({ type: 'VerifyPayment', data: by(viewers.admin) });

  it('can be undone within a minute, which restores the payment', () => {
    const undone = verified.when({ type: 'UndoVerification', data: by(viewers.admin, later(60)) });
    undone.thenLike([
      {
        type: 'PaymentVerificationUndone',
        data: {
          amountCentavos: 1000_00,
          verifiedCentavos: 0,
          receivedCentavos: 1000_00,
          isTransfer: false,
          undoneAt: later(60),
        },
      },
    ]);
    expect(money(undone.state)).toEqual(money(paid.state));
  });

  it('is refused to staff who are a side of the job', () => {
    const { client, worker } = viewers;
    for (const { accountId, workerId } of [client, worker])
      paid
        .when({ type: 'VerifyPayment', data: by({ accountId, workerId, role: 'admin' }) })
        .thenLike({ refused: 'forbidden' });
  });

  it('cannot be undone later, by another admin, or without a verification', () => {
    verified
      .when({ type: 'UndoVerification', data: by(viewers.admin, later(60.001)) })
      .thenLike({ refused: 'too_late_to_undo' });
    for (const other of [viewers.client, viewers.worker])
      verified.when({ type: 'UndoVerification', data: by(other) }).thenLike({ refused: 'not_allowed_now' });
    verified.when({ type: 'UndoVerification', data: by(viewers.stranger) }).thenLike({ refused: 'forbidden' });
    paid.when({ type: 'UndoVerification', data: by(viewers.admin) }).thenLike({ refused: 'not_allowed_now' });
    verified
      .when({ type: 'UndoVerification', data: by(viewers.admin) })
      .when({ type: 'UndoVerification', data: by(viewers.admin) })
      .thenLike({ refused: 'not_allowed_now' });
  });

  it('cannot be undone after another event', () => {
    const partlyBack = verified.when({
      type: 'IssueRefund',
      data: {
        alone: unlimited,
        ...by(viewers.admin),
        amountCentavos: 100_00,
        reason: 'Late',
        reference: null,
        commandId: COMMAND,
      },
    });
    partlyBack.when({ type: 'UndoVerification', data: by(viewers.admin) }).thenLike({ refused: 'not_allowed_now' });
  });

  it('undone for a found transfer makes it pending again', () => {
    const open = given([asked(), sent('bank_transfer')]);
    const found = open.when({ type: 'VerifyPayment', data: by(viewers.admin) });
    expect(found.state).toMatchObject({ status: 'verified', receivedCentavos: 1000_00 });
    const undone = found.when({ type: 'UndoVerification', data: by(viewers.admin, later(30)) });
    undone.thenLike([
      { data: { isTransfer: true, receivedCentavos: 0, verifiedCentavos: 0, amountCentavos: 1000_00 } },
    ]);
    const again = undone;
    expect(money(again.state)).toEqual(money(open.state));
    again
      .when({ type: 'FailTransfer', data: { ...by(viewers.admin), reason: 'Not there' } })
      .thenLike([{ type: 'PaymentFailed' }]);
    again
      .when({ type: 'VerifyPayment', data: by(viewers.admin) })
      .thenLike([{ type: 'PaymentReceived' }, { type: 'PaymentVerified' }]);
  });

  it('that was the second one leaves the first', () => {
    const first = verified.when({
      type: 'ReceivePayment',
      data: {
        ...by(viewers.admin),
        attemptId: 'try-2',
        method: 'maya',
        amountCentavos: 200_00,
        provider: 'sandbox',
        providerPaymentId: 'sbx_2',
      },
    });
    const second = first.when({ type: 'VerifyPayment', data: by(viewers.admin, later(500)) });
    const undone = second.when({ type: 'UndoVerification', data: by(viewers.admin, later(510)) });
    expect(money(undone.state)).toEqual(money(first.state));
  });
});

describe('one of several', () => {
  const paid = given([asked(), sent(), paymentReceived()]);
  const claimed = given([asked(), sent('bank_transfer')]);
  const one = (
    amountCentavos = 1000_00,
    transfers = false,
    viewer: (typeof viewers)[keyof typeof viewers] = viewers.admin,
  ) => ({ ...by(viewer), amountCentavos, transfers });

  it('is verified if the money was received and the amount is the one shown', () => {
    paid.when({ type: 'VerifyOneOfSeveral', data: one() }).thenLike([{ type: 'PaymentVerified' }]);
    paid.when({ type: 'VerifyOneOfSeveral', data: one(999_00) }).thenLike({ refused: 'stale' });
    for (const other of [viewers.client, viewers.worker])
      paid
        .when({ type: 'VerifyOneOfSeveral', data: one(1000_00, true, other) })
        .thenLike({ refused: 'not_allowed_now' });
  });

  it('skips a claimed transfer unless those were included', () => {
    claimed.when({ type: 'VerifyOneOfSeveral', data: one() }).thenLike({ refused: 'transfer_not_chosen' });
    claimed
      .when({ type: 'VerifyOneOfSeveral', data: one(1000_00, true) })
      .thenLike([{ type: 'PaymentReceived' }, { type: 'PaymentVerified' }]);
    claimed.when({ type: 'VerifyOneOfSeveral', data: one(400_00, true) }).thenLike({ refused: 'stale' });
  });

  it('counts a transfer together with earlier unverified money', () => {
    const both = given([
      asked(400_00),
      sent('gcash', 'try-1', 400_00),
      paymentReceived('gcash', 'try-1', 400_00),
      asked(600_00),
      sent('bank_transfer', 'try-2', 600_00),
    ]);
    both.when({ type: 'VerifyOneOfSeveral', data: one(1000_00) }).thenLike({ refused: 'transfer_not_chosen' });
    both.when({ type: 'VerifyOneOfSeveral', data: one(1000_00, true) }).thenLike([
      { type: 'PaymentReceived', data: { amountCentavos: 600_00 } },
      { type: 'PaymentVerified', data: { verifiedCentavos: 1000_00 } },
    ]);
  });

  it('skips payments without unverified money, and those that another admin verified', () => {
    for (const status of ['unpaid', 'requested', 'processing', 'failed', 'voided'] as const)
      given(historyTo(status))
        .when({ type: 'VerifyOneOfSeveral', data: one(1000_00, true) })
        .thenLike({ refused: 'not_allowed_now' });
    given([asked(), sent(), paymentReceived(), checked]).when({ type: 'VerifyOneOfSeveral', data: one() }).then([]);
  });

  it('is undone like a single one; skips those that another admin has undone', () => {
    const verified = paid.when({ type: 'VerifyOneOfSeveral', data: one() });
    verified
      .when({ type: 'UndoOneOfSeveral', data: by(viewers.admin, later(60)) })
      .thenLike([{ type: 'PaymentVerificationUndone' }]);
    verified
      .when({ type: 'UndoOneOfSeveral', data: by(viewers.admin, later(61)) })
      .thenLike({ refused: 'too_late_to_undo' });
    verified
      .when({ type: 'UndoVerification', data: by(viewers.admin) })
      .when({ type: 'UndoOneOfSeveral', data: by(viewers.admin) })
      .then([]);
    paid.when({ type: 'UndoOneOfSeveral', data: by(viewers.worker) }).thenLike({ refused: 'not_allowed_now' });
  });
});

describe('what waits for an admin', () => {
  const twice = given([
    asked(),
    sent(),
    sent('maya', 'try-2'),
    paymentReceived(),
    checked,
    paymentReceived('maya', 'try-2', 1000_00, 2000_00),
  ]);
  const back = (payment: Given) =>
    payment.when({ type: 'RefundExcess', data: { booking: booked(), now: NOW, commandId: COMMAND } });

  it('excludes a verified payment after its duplicate was refunded', () => {
    expect(twice.state).toMatchObject({ status: 'paid', verifiedCentavos: 1000_00 });
    expect(back(twice).state).toMatchObject({
      status: 'verified',
      verifiedCentavos: 1000_00,
      receivedCentavos: 2000_00,
      refundedCentavos: 1000_00,
    });
  });

  it('includes money of a failed refund', () => {
    const afterwards = back(twice);
    const failed = afterwards.when({
      type: 'FailRefund',
      data: { booking: booked(), now: NOW, refundId: afterwards.state.refunds[0]?.refundId ?? '', reason: 'Closed' },
    });
    expect(failed.state).toMatchObject({ status: 'paid', verifiedCentavos: 1000_00, refundedCentavos: 0 });
  });

  it('excludes verified money of a failed refund', () => {
    const verified = given([asked(), sent(), paymentReceived(), checked]);
    const partlyBack = verified.when({
      type: 'IssueRefund',
      data: {
        alone: unlimited,
        ...by(viewers.admin),
        amountCentavos: 300_00,
        reason: 'Late',
        reference: null,
        commandId: COMMAND,
      },
    });
    expect(partlyBack.state).toMatchObject({ status: 'verified', verifiedCentavos: 700_00 });
    expect(
      partlyBack.when({
        type: 'FailRefund',
        data: { booking: booked(), now: NOW, refundId: partlyBack.state.refunds[0]?.refundId ?? '', reason: 'Closed' },
      }).state,
    ).toMatchObject({ status: 'verified', verifiedCentavos: 1000_00 });
  });

  it('excludes a payment refunded in full before verification', () => {
    const paid = given([asked(), sent(), paymentReceived()]);
    expect(
      paid.when({
        type: 'IssueRefund',
        data: {
          alone: unlimited,
          ...by(viewers.admin),
          amountCentavos: null,
          reason: 'Sorry',
          reference: null,
          commandId: COMMAND,
        },
      }).state,
    ).toMatchObject({ status: 'unpaid', requestedCentavos: 0 });
  });
});

it('covers the received part when a decision waives the requested rest', () => {
  const less = { waivedCentavos: 500_00, reason: 'Decided', alone: unlimited, commandId: COMMAND };
  const before = [asked(500_00), sent('gcash', 'try-1', 500_00), paymentReceived('gcash', 'try-1', 500_00)];
  given(before)
    .when({ type: 'RequestOutstandingPayment', data: { booking: booked(), now: NOW } })
    .when({ type: 'WaiveDue', data: { booking: booked(), now: NOW, ...less } })
    .when({ type: 'VerifyPayment', data: by(viewers.admin) })
    .thenLike([{ type: 'PaymentVerified', data: { verifiedCentavos: 500_00, dueCentavos: 500_00 } }]);
});

it('covers the part of a deposit left by a late cancellation, although the rest was requested', () => {
  const cancelled = cancelledBooking(200_00);
  const rest = { booking: booked({ status: 'accepted' }), viewer: viewers.worker, now: NOW, amountCentavos: null };
  const back = given([asked(500_00), sent('gcash', 'try-1', 500_00), paymentReceived('gcash', 'try-1', 500_00)])
    .when({ type: 'RequestPayment', data: rest })
    .when({ type: 'RefundExcess', data: { booking: cancelled, now: NOW, commandId: COMMAND } });
  back.thenLike([{ type: 'RefundIssued', data: { amountCentavos: 300_00 } }]);
  back
    .when({ type: 'VerifyPayment', data: { booking: cancelled, viewer: viewers.admin, now: NOW } })
    .thenLike([{ type: 'PaymentVerified', data: { verifiedCentavos: 200_00, dueCentavos: 200_00 } }]);
});
