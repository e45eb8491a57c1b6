import { beforeEach, describe, expect, it } from 'vitest';
import { addMinutes } from '#contracts/manila-time.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { viewers } from '../booking/testing/booking-fixture.ts';
import { payableCentavos } from '../payment/decide-paying.ts';
import { type Money, openMoney } from '#tests/harness/money-harness.ts';
import { gcash } from './testing/payout-fixture.ts';
import { unlimited } from '../payment/testing/payment-fixture.ts';

const WEDNESDAY = '2026-11-18T03:00:00.000Z';
const LAST_SECOND = '2026-11-19T15:59:59.000Z'; // Thursday 23:59:59 in Manila
const FRIDAY_BEGINS = '2026-11-19T16:00:00.000Z';
/** Closing time, which includes verifications in Thursday's last minute. */
const FRIDAY_CLOSES = '2026-11-19T16:02:00.000Z';
/** Account set long ago, so that no hold applies. */
const LONG_AGO = '2026-10-01T00:00:00.000Z';
const [FRIDAY, NEXT, AFTER_NEXT] = ['2026-11-20', '2026-11-27', '2026-12-04'] as const;

let money: Money;
beforeEach(async () => {
  money = await openMoney(WEDNESDAY);
  await money.accept('b1', 1000_00);
});

async function paid(bookingId = 'b1', method: PaymentMethod = 'gcash', amountCentavos = 1000_00) {
  await money.onPayment(bookingId, (booking) => ({
    type: 'RequestPayment',
    data: { booking, now: money.now(), viewer: viewers.worker, amountCentavos: null },
  }));
  if (method === 'cash') {
    await money.onPayment(bookingId, (booking, state) => ({
      type: 'Pay',
      data: {
        booking,
        now: money.now(),
        viewer: viewers.client,
        attemptId: `cash ${bookingId}`,
        method: 'cash',
        reference: null,
        amountCentavos: payableCentavos(booking, state),
        provider: 'none',
        providerPaymentId: null,
      },
    }));
    return money.onPayment(bookingId, (booking) => ({
      type: 'ConfirmCash',
      data: { booking, now: money.now(), viewer: viewers.worker, attemptId: `cash ${bookingId}` },
    }));
  }
  return money.onPayment(bookingId, (booking) => ({
    type: 'ReceivePayment',
    data: {
      booking,
      now: money.now(),
      attemptId: `${method} ${bookingId}`,
      method,
      amountCentavos,
      provider: 'sandbox',
      providerPaymentId: 'p1',
    },
  }));
}
const verified = (bookingId = 'b1') =>
  money.onPayment(bookingId, (booking) => ({
    type: 'VerifyPayment',
    data: { booking, now: money.now(), viewer: viewers.admin },
  }));
/** After the period in which a verification can be undone. */
async function final() {
  money.set(finalFrom(money.now()));
  await money.settle();
}
const refunded = (amountCentavos: number, commandId: string) =>
  money.onPayment('b1', (booking) => ({
    type: 'IssueRefund',
    data: {
      alone: unlimited,
      booking,
      now: money.now(),
      viewer: viewers.admin,
      amountCentavos,
      reason: 'The tap still drips',
      reference: null,
      commandId,
    },
  }));
const REFUND_1 = '5c1d7c44-5d0e-4c6f-9a53-0f6f0f6b2a11';
const REFUND_2 = '5c1d7c44-5d0e-4c6f-9a53-0f6f0f6b2a12';

async function lines(friday: string) {
  const state = await money.payout(friday);
  return state.kind === 'none' ? [] : state.lines.map(({ kind, amountCentavos }) => [kind, amountCentavos]);
}
async function status(friday: string) {
  const state = await money.payout(friday);
  return state.kind === 'none' ? null : [state.status, state.amountCentavos];
}

async function jobDone() {
  await paid();
  await money.complete('b1');
  await verified();
  await final();
}

describe('an earning', () => {
  it('is added once the job is completed and verified', async () => {
    await paid();
    await money.complete('b1');
    await money.settle();
    expect(await lines(FRIDAY)).toEqual([]);
    await verified();
    await final();
    expect(await lines(FRIDAY)).toEqual([['job', 880_00]]);
  });

  it('is added when the verification precedes completion', async () => {
    await paid();
    await verified();
    await final();
    expect(await lines(FRIDAY)).toEqual([]);
    await money.complete('b1');
    await money.settle();
    expect(await lines(FRIDAY)).toEqual([['job', 880_00]]);
  });

  it('is added only once the verification can no longer be undone', async () => {
    await paid();
    await money.complete('b1');
    await verified();
    await money.settle();
    expect(await lines(FRIDAY)).toEqual([]);
    money.set(addMinutes(WEDNESDAY, 1));
    await money.onPayment('b1', (booking) => ({
      type: 'UndoVerification',
      data: { booking, now: money.now(), viewer: viewers.admin },
    }));
    await final();
    expect(await lines(FRIDAY)).toEqual([]);
    await verified();
    await final();
    expect(await lines(FRIDAY)).toEqual([['job', 880_00]]);
  });

  it('is not added when the job completes within that minute', async () => {
    await paid();
    await verified();
    await money.complete('b1');
    await money.settle();
    expect(await lines(FRIDAY)).toEqual([]);
    await final();
    expect(await lines(FRIDAY)).toEqual([['job', 880_00]]);
  });

  it('is not added while only a part is verified', async () => {
    await paid('b1', 'gcash', 400_00);
    await verified();
    await money.complete('b1');
    await final();
    expect(await lines(FRIDAY)).toEqual([]);
  });

  it('of a cash job is the negative commission', async () => {
    await paid('b1', 'cash');
    await money.complete('b1');
    await verified();
    await final();
    expect(await lines(FRIDAY)).toEqual([['cash_job', -120_00]]);
  });

  it('of a cancellation is its fee, without further payments', async () => {
    await paid();
    await verified();
    await money.cancel('b1', 150_00);
    await final();
    await money.onPayment('b1', (booking) => ({
      type: 'RefundExcess',
      data: { booking, now: money.now(), commandId: REFUND_1 },
    }));
    await money.settle();
    expect(await lines(FRIDAY)).toEqual([['cancellation_fee', 132_00]]);
  });

  it.each([
    [LAST_SECOND, FRIDAY],
    [FRIDAY_BEGINS, NEXT],
  ])('verified at %s joins %s', async (at, friday) => {
    await paid();
    await money.complete('b1');
    money.set(at);
    await verified();
    await final();
    expect(await lines(friday)).toEqual([['job', 880_00]]);
  });

  it('too late for a closed Friday joins the next', async () => {
    await jobDone();
    await money.accept('b2', 500_00);
    await paid('b2', 'gcash', 500_00);
    await money.complete('b2');
    await money.settle();
    money.set(LAST_SECOND);
    await verified('b2');
    // The policy did not run when Friday began.
    money.set('2026-11-20T01:00:00.000Z');
    const [add, ...others] = money.runner
      .due(money.now())
      .toSorted((one, other) => Number(other.includes('b2')) - Number(one.includes('b2')));
    for (const key of others) await money.runner.run(key, money.now());
    await money.runner.run(add ?? '', money.now(), { completes: false });
    await money.runner.run(add ?? '', money.now());
    expect([await lines(FRIDAY), await lines(NEXT)]).toEqual([[['job', 880_00]], [['job', 440_00]]]);
  });
});

describe('a refund', () => {
  it('deducts its part of the earning with its commission', async () => {
    await jobDone();
    await refunded(300_00, REFUND_1);
    await money.settle();
    expect(await lines(FRIDAY)).toEqual([
      ['job', 880_00],
      ['refund', -264_00],
    ]);
  });

  it('after the Friday is deducted on the next', async () => {
    await jobDone();
    money.set('2026-11-20T03:00:00.000Z');
    await money.setAccount('09171234821', LONG_AGO);
    await money.settle();
    await refunded(1000_00, REFUND_1);
    await money.settle();
    expect([await status(FRIDAY), await status(NEXT)]).toEqual([
      ['scheduled', 880_00],
      ['accruing', -880_00],
    ]);
  });

  it('restores the deduction when it fails', async () => {
    await jobDone();
    await refunded(300_00, REFUND_1);
    await money.settle();
    const [refund] = (await money.payment('b1')).refunds;
    await money.onPayment('b1', (booking) => ({
      type: 'FailRefund',
      data: { booking, refundId: refund?.refundId ?? '', now: money.now(), reason: 'The wallet is closed' },
    }));
    await money.settle();
    await refunded(300_00, REFUND_2);
    await money.settle();
    expect(await lines(FRIDAY)).toEqual([
      ['job', 880_00],
      ['refund', -264_00],
      ['refund', 264_00],
      ['refund', -264_00],
    ]);
  });

  it('before completion leaves the rest as earning', async () => {
    await paid();
    await verified();
    await refunded(300_00, REFUND_1);
    await money.complete('b1');
    await final();
    expect(await lines(FRIDAY)).toEqual([['job', 616_00]]);
  });

  it('of cash without service is owed by the worker', async () => {
    await paid('b1', 'cash');
    await money.cancel('b1', 0);
    await money.onPayment('b1', (booking) => ({
      type: 'RefundExcess',
      data: { booking, now: money.now(), commandId: REFUND_1 },
    }));
    await money.settle();
    expect(await lines(FRIDAY)).toEqual([['cash_job', -1000_00]]);
  });
});

describe('a Friday', () => {
  it('schedules payouts once Thursday’s verifications can no longer be undone', async () => {
    await money.setAccount('0917 123 4821', LONG_AGO);
    await jobDone();
    for (const moment of [LAST_SECOND, FRIDAY_BEGINS]) {
      money.set(moment);
      await money.settle();
      expect(await status(FRIDAY)).toEqual(['accruing', 880_00]);
    }
    money.set(FRIDAY_CLOSES);
    await money.settle();
    expect(await status(FRIDAY)).toEqual(['scheduled', 880_00]);
  });

  it('waits for an account, and continues when it is set', async () => {
    await jobDone();
    money.set(FRIDAY_CLOSES);
    await money.settle();
    expect(await status(FRIDAY)).toEqual(['on_hold', 880_00]);
    money.set('2026-12-09T03:00:00.000Z');
    await money.setAccount('09171234821');
    await money.settle();
    expect(await status(FRIDAY)).toEqual(['on_hold', 880_00]);
    money.set('2026-12-11T03:00:00.000Z');
    await money.settle();
    expect(await status(FRIDAY)).toEqual(['scheduled', 880_00]);
  });

  it('uses an account set while the payout is being held', async () => {
    await jobDone();
    money.set(FRIDAY_CLOSES);
    await money.onPayout(FRIDAY, { type: 'SchedulePayout', data: { account: null, now: money.now() } });
    await money.setAccount('09171234821');
    for (const key of money.runner.due(money.now()).filter((due) => due.endsWith(FRIDAY)))
      await money.runner.run(key, money.now());
    expect(await money.payout(FRIDAY)).toMatchObject({
      status: 'on_hold',
      accountChange: { changedAt: FRIDAY_CLOSES },
    });
  });

  it('keeps an admin’s hold after an account is set', async () => {
    await jobDone();
    await money.onPayout(FRIDAY, { type: 'HoldPayout', data: { reason: 'A complaint' } });
    money.set(FRIDAY_CLOSES);
    await money.setAccount('09171234821');
    await money.settle();
    expect(await status(FRIDAY)).toEqual(['on_hold', 880_00]);
  });

  it('waits for 48 hours after each account change, then continues automatically to the last account', async () => {
    await money.setAccount('09171234821', LONG_AGO);
    await jobDone();
    money.set(FRIDAY_CLOSES);
    await money.settle();
    expect(await status(FRIDAY)).toEqual(['scheduled', 880_00]);
    await money.setAccount('09991234567');
    await money.settle();
    expect(await money.payout(FRIDAY)).toMatchObject({
      status: 'on_hold',
      accountChange: { changedAt: FRIDAY_CLOSES, heldUntil: '2026-11-21T16:02:00.000Z' },
    });
    money.set('2026-11-20T16:00:00.000Z');
    await money.setAccount('09181234567');
    await money.settle();
    money.set('2026-11-22T15:59:59.999Z');
    await money.settle();
    expect(await money.payout(FRIDAY)).toMatchObject({
      status: 'on_hold',
      accountChange: { heldUntil: '2026-11-22T16:00:00.000Z' },
    });
    money.set('2026-11-22T16:00:00.000Z');
    await money.settle();
    expect(await status(FRIDAY)).toEqual(['scheduled', 880_00]);
    expect(money.log.events.at(-1)).toMatchObject({ type: 'PayoutReleased', data: { account: '0918 *** 4567' } });
  });

  it('closed within those hours waits from the start', async () => {
    await money.setAccount('09171234821');
    await jobDone();
    money.set(LAST_SECOND);
    await money.setAccount('09991234567');
    money.set(FRIDAY_CLOSES);
    await money.settle();
    expect(await money.payout(FRIDAY)).toMatchObject({ status: 'on_hold', accountChange: { changedAt: LAST_SECOND } });
    money.set('2026-11-21T15:59:59.000Z');
    await money.settle();
    expect(await status(FRIDAY)).toEqual(['scheduled', 880_00]);
  });

  it('uses an account changed while the payout is being scheduled or released', async () => {
    await money.setAccount('09171234821');
    await jobDone();
    money.set(FRIDAY_CLOSES);
    await money.setAccount('09991234567');
    for (const key of money.runner.due(money.now()).filter((due) => due.endsWith(':w-jun')))
      await money.runner.run(key, money.now());
    await money.onPayout(FRIDAY, { type: 'SchedulePayout', data: { account: gcash, now: money.now() } });
    expect(await status(FRIDAY)).toEqual(['scheduled', 880_00]);
    await money.settle();
    expect(await status(FRIDAY)).toEqual(['on_hold', 880_00]);
  });

  it('stays held when an admin holds it meanwhile', async () => {
    await money.setAccount('09171234821');
    await jobDone();
    money.set(FRIDAY_CLOSES);
    await money.setAccount('09991234567');
    await money.settle();
    await money.onPayout(FRIDAY, { type: 'HoldPayout', data: { reason: 'It was not them' } });
    money.set('2026-11-25T00:00:00.000Z');
    await money.settle();
    expect(await money.payout(FRIDAY)).toMatchObject({ status: 'on_hold', accountChange: null });
  });

  it('carries a negative amount forward, week by week', async () => {
    await money.setAccount('09171234821');
    await paid('b1', 'cash');
    await money.complete('b1');
    await verified();
    await final();
    money.set('2026-11-26T16:02:00.000Z');
    await money.settle();
    expect([await status(FRIDAY), await status(NEXT), await lines(AFTER_NEXT)]).toEqual([
      ['carried', -120_00],
      ['carried', -120_00],
      [['carried', -120_00]],
    ]);
  });

  it('pays a returned payout again, once', async () => {
    await money.setAccount('09171234821');
    await jobDone();
    money.set('2026-11-20T03:00:00.000Z');
    await money.settle();
    await money.onPayout(FRIDAY, { type: 'MarkPaid', data: { reference: 'GC-1', account: gcash, now: money.now() } });
    await money.onPayout(FRIDAY, { type: 'ReversePayout', data: { reason: 'Sent back' } });
    const [again] = money.runner.due(money.now());
    await money.runner.run(again ?? '', money.now(), { completes: false });
    await money.settle();
    expect([await status(FRIDAY), await lines(NEXT)]).toEqual([['reversed', 880_00], [['reversed', 880_00]]]);
  });
});
