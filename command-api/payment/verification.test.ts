import { describe, expect, it } from 'vitest';
import { addMinutes } from '#contracts/manila-time.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import {
  after,
  decide,
  typesOf,
  asked,
  booked,
  came,
  checked,
  given,
  historyTo,
  NOW,
  sent,
  viewers,
} from './testing/payment-fixture.ts';

const COMMAND = '0b0a8f56-6a39-4d0a-9b1e-0a8a0b8f6a39';
const later = (seconds: number) => addMinutes(NOW, seconds / 60);
const by = (viewer: (typeof viewers)[keyof typeof viewers], now = NOW) => ({ viewer, booking: booked(), now });
const money = ({
  status,
  receivedCentavos,
  verifiedCentavos,
  verifiedAt,
  requestedCentavos,
  attempts,
}: PaymentState) => ({ status, receivedCentavos, verifiedCentavos, verifiedAt, requestedCentavos, attempts });

describe('a verification', () => {
  const paid = given([asked(), sent(), came()]);
  const verified = after(paid, decide({ type: 'VerifyPayment', data: by(viewers.admin) }, paid));

  it('is taken back within a minute, and the payment is what it was', () => {
    const undone = decide({ type: 'UndoVerification', data: by(viewers.admin, later(60)) }, verified);
    expect(undone).toMatchObject([
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
    expect(money(after(verified, undone))).toEqual(money(paid));
  });

  it('is not any more after that, nor by anybody else, nor where there is none', () => {
    expect(typesOf(decide({ type: 'UndoVerification', data: by(viewers.admin, later(60.001)) }, verified))).toBe(
      'too_late_to_undo',
    );
    for (const other of [viewers.client, viewers.worker])
      expect(typesOf(decide({ type: 'UndoVerification', data: by(other) }, verified))).toBe('not_allowed_now');
    expect(typesOf(decide({ type: 'UndoVerification', data: by(viewers.stranger) }, verified))).toBe('forbidden');
    expect(typesOf(decide({ type: 'UndoVerification', data: by(viewers.admin) }, paid))).toBe('not_allowed_now');
    expect(
      typesOf(
        decide(
          { type: 'UndoVerification', data: by(viewers.admin) },
          after(verified, decide({ type: 'UndoVerification', data: by(viewers.admin) }, verified)),
        ),
      ),
    ).toBe('not_allowed_now');
  });

  it('is not once something else has happened', () => {
    const partlyBack = after(
      verified,
      decide(
        {
          type: 'IssueRefund',
          data: { ...by(viewers.admin), amountCentavos: 100_00, reason: 'Late', reference: null, commandId: COMMAND },
        },
        verified,
      ),
    );
    expect(typesOf(decide({ type: 'UndoVerification', data: by(viewers.admin) }, partlyBack))).toBe('not_allowed_now');
  });

  it('of a transfer that was found puts it back among those that are looked for', () => {
    const open = given([asked(), sent('bank_transfer')]);
    const found = after(open, decide({ type: 'VerifyPayment', data: by(viewers.admin) }, open));
    expect(found).toMatchObject({ status: 'verified', receivedCentavos: 1000_00 });
    const undone = decide({ type: 'UndoVerification', data: by(viewers.admin, later(30)) }, found);
    expect(undone).toMatchObject([
      { data: { isTransfer: true, receivedCentavos: 0, verifiedCentavos: 0, amountCentavos: 1000_00 } },
    ]);
    const again = after(found, undone);
    expect(money(again)).toEqual(money(open));
    expect(
      typesOf(decide({ type: 'FailTransfer', data: { ...by(viewers.admin), reason: 'Not there' } }, again)),
    ).toEqual(['PaymentFailed']);
    expect(typesOf(decide({ type: 'VerifyPayment', data: by(viewers.admin) }, again))).toEqual([
      'PaymentReceived',
      'PaymentVerified',
    ]);
  });

  it('that was the second one leaves the first', () => {
    const first = after(
      verified,
      decide(
        {
          type: 'ReceivePayment',
          data: {
            ...by(viewers.admin),
            attemptId: 'try-2',
            method: 'maya',
            amountCentavos: 200_00,
            provider: 'sandbox',
            providerPaymentId: 'sbx_2',
          },
        },
        verified,
      ),
    );
    const second = after(first, decide({ type: 'VerifyPayment', data: by(viewers.admin, later(500)) }, first));
    expect(
      money(after(second, decide({ type: 'UndoVerification', data: by(viewers.admin, later(510)) }, second))),
    ).toEqual(money(first));
  });
});

describe('one of several', () => {
  const paid = given([asked(), sent(), came()]);
  const claimed = given([asked(), sent('bank_transfer')]);
  const one = (
    amountCentavos = 1000_00,
    transfers = false,
    viewer: (typeof viewers)[keyof typeof viewers] = viewers.admin,
  ) => ({ ...by(viewer), amountCentavos, transfers });

  it('is verified when it is money that came, of the amount that was shown', () => {
    expect(typesOf(decide({ type: 'VerifyOneOfSeveral', data: one() }, paid))).toEqual(['PaymentVerified']);
    expect(typesOf(decide({ type: 'VerifyOneOfSeveral', data: one(999_00) }, paid))).toBe('stale');
    for (const other of [viewers.client, viewers.worker])
      expect(typesOf(decide({ type: 'VerifyOneOfSeveral', data: one(1000_00, true, other) }, paid))).toBe(
        'not_allowed_now',
      );
  });

  it('is no claimed transfer, unless those were chosen', () => {
    expect(typesOf(decide({ type: 'VerifyOneOfSeveral', data: one() }, claimed))).toBe('transfer_not_chosen');
    expect(typesOf(decide({ type: 'VerifyOneOfSeveral', data: one(1000_00, true) }, claimed))).toEqual([
      'PaymentReceived',
      'PaymentVerified',
    ]);
    expect(typesOf(decide({ type: 'VerifyOneOfSeveral', data: one(400_00, true) }, claimed))).toBe('stale');
  });

  it('counts a transfer with the money that nobody had looked at before it', () => {
    const both = given([
      asked(400_00),
      sent('gcash', 'try-1', 400_00),
      came('gcash', 'try-1', 400_00),
      asked(600_00),
      sent('bank_transfer', 'try-2', 600_00),
    ]);
    expect(typesOf(decide({ type: 'VerifyOneOfSeveral', data: one(1000_00) }, both))).toBe('transfer_not_chosen');
    expect(decide({ type: 'VerifyOneOfSeveral', data: one(1000_00, true) }, both)).toMatchObject([
      { type: 'PaymentReceived', data: { amountCentavos: 600_00 } },
      { type: 'PaymentVerified', data: { verifiedCentavos: 1000_00 } },
    ]);
  });

  it('is none of those of which nothing waits; one that somebody else has verified stays as it is', () => {
    for (const status of ['unpaid', 'requested', 'processing', 'failed', 'voided'] as const)
      expect(typesOf(decide({ type: 'VerifyOneOfSeveral', data: one(1000_00, true) }, given(historyTo(status))))).toBe(
        'not_allowed_now',
      );
    expect(decide({ type: 'VerifyOneOfSeveral', data: one() }, given([asked(), sent(), came(), checked]))).toEqual([]);
  });

  it('is taken back as one by itself; one that somebody else took back stays as it is', () => {
    const verified = after(paid, decide({ type: 'VerifyOneOfSeveral', data: one() }, paid));
    expect(typesOf(decide({ type: 'UndoOneOfSeveral', data: by(viewers.admin, later(60)) }, verified))).toEqual([
      'PaymentVerificationUndone',
    ]);
    expect(typesOf(decide({ type: 'UndoOneOfSeveral', data: by(viewers.admin, later(61)) }, verified))).toBe(
      'too_late_to_undo',
    );
    expect(
      decide(
        { type: 'UndoOneOfSeveral', data: by(viewers.admin) },
        after(verified, decide({ type: 'UndoVerification', data: by(viewers.admin) }, verified)),
      ),
    ).toEqual([]);
    expect(typesOf(decide({ type: 'UndoOneOfSeveral', data: by(viewers.worker) }, paid))).toBe('not_allowed_now');
  });
});

describe('what waits for an admin', () => {
  const twice = given([
    asked(),
    sent(),
    sent('maya', 'try-2'),
    came(),
    checked,
    came('maya', 'try-2', 1000_00, 2000_00),
  ]);
  const back = (state: PaymentState) =>
    after(state, decide({ type: 'RefundExcess', data: { booking: booked(), now: NOW, commandId: COMMAND } }, state));

  it('is no payment that was verified, once money that came again has gone back', () => {
    expect(twice).toMatchObject({ status: 'paid', verifiedCentavos: 1000_00 });
    expect(back(twice)).toMatchObject({
      status: 'verified',
      verifiedCentavos: 1000_00,
      receivedCentavos: 2000_00,
      refundedCentavos: 1000_00,
    });
  });

  it('is the money that did not go back after all', () => {
    const afterwards = back(twice);
    const failed = decide(
      {
        type: 'FailRefund',
        data: { booking: booked(), now: NOW, refundId: afterwards.refunds[0]?.refundId ?? '', reason: 'Closed' },
      },
      afterwards,
    );
    expect(after(afterwards, failed)).toMatchObject({ status: 'paid', verifiedCentavos: 1000_00, refundedCentavos: 0 });
  });

  it('what was verified still is when its refund fails', () => {
    const verified = given([asked(), sent(), came(), checked]);
    const partlyBack = after(
      verified,
      decide(
        {
          type: 'IssueRefund',
          data: { ...by(viewers.admin), amountCentavos: 300_00, reason: 'Late', reference: null, commandId: COMMAND },
        },
        verified,
      ),
    );
    expect(partlyBack).toMatchObject({ status: 'verified', verifiedCentavos: 700_00 });
    expect(
      after(
        partlyBack,
        decide(
          {
            type: 'FailRefund',
            data: { booking: booked(), now: NOW, refundId: partlyBack.refunds[0]?.refundId ?? '', reason: 'Closed' },
          },
          partlyBack,
        ),
      ),
    ).toMatchObject({ status: 'verified', verifiedCentavos: 1000_00 });
  });

  it('is nothing where all of it went back before anybody looked', () => {
    const paid = given([asked(), sent(), came()]);
    expect(
      after(
        paid,
        decide(
          {
            type: 'IssueRefund',
            data: { ...by(viewers.admin), amountCentavos: null, reason: 'Sorry', reference: null, commandId: COMMAND },
          },
          paid,
        ),
      ),
    ).toMatchObject({ status: 'unpaid', requestedCentavos: 0 });
  });
});
