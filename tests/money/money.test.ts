import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import type { PayoutLine } from '#contracts/events/payout.ts';
import { HOUR_MS } from '#contracts/manila-time.ts';
import {
  allowedPaymentActions,
  dueCentavos,
  isOpenTransfer,
  keptCentavos,
  owedCentavos,
  UNDO_SECONDS,
} from '#contracts/payment/allowed-actions.ts';
import { type PaymentMethod, paymentMethods } from '#contracts/roles.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import { given } from '#projectors/read-models/testing/given-events.ts';
import { earnings } from '#projectors/read-models/payout/earnings.ts';
import { payouts } from '#projectors/read-models/payout/payouts.ts';
import { earningOf } from '#query-api/payout/earnings.ts';
import { viewers } from '#command-api/booking/testing/booking-fixture.ts';
import { payableCentavos } from '#command-api/payment/decide-paying.ts';
import type { PayoutCommand } from '#command-api/payout/commands.ts';
import { disputeDeeds, expectFairDisputes, expectNoHeldAmountOwed } from './dispute-actions.ts';
import { type Money, openMoney } from '../harness/money-harness.ts';
import type { PayoutAccount } from '#contracts/worker/worker-fold.ts';
import { unlimited } from '#command-api/payment/testing/payment-fixture.ts';

/**
 * Two weeks of trouble with one worker's money: parts paid and refunded in any order and by any method, refunds and
 * payouts that fail, policies that are late, killed between two appends, or run twice.
 */

const BOOKINGS = ['b1', 'b2', 'b3'] as const;
/** Accepted before commissions were promised at acceptance. */
const OLD = 'b3';
const START = '2026-11-16T02:00:00.000Z';

type Deed = { name: string; do: (money: Money) => Promise<unknown> };
const deed = (name: string, act: Deed['do']): Deed => ({ name, do: act });

const aBooking = fc.constantFrom(...BOOKINGS);
const amount = fc.integer({ min: 1, max: 150_000 });
const commandId = fc.uuid();

const onBookings: fc.Arbitrary<Deed>[] = [
  aBooking.map((id) => deed(`complete ${id}`, (money) => money.complete(id))),
  fc
    .tuple(aBooking, fc.constantFrom(0, 150_00))
    .map(([id, fee]) => deed(`cancel ${id} for ${fee}`, (money) => money.cancel(id, fee))),
];

/** The usual course: requested, paid in full by one method, verified. */
async function payInFull(money: Money, id: string, method: PaymentMethod, attemptId: string) {
  const owed = owedCentavos(await money.booking(id), { ...(await money.payment(id)), method });
  await money.onPayment(id, (booking) => ({
    type: 'RequestPayment',
    data: { booking, now: money.now(), viewer: viewers.worker, amountCentavos: null },
  }));
  if (owed > 0)
    await money.onPayment(id, (booking) => ({
      type: 'ReceivePayment',
      data: {
        booking,
        now: money.now(),
        attemptId,
        method,
        amountCentavos: owed,
        provider: method === 'cash' ? 'none' : 'sandbox',
        providerPaymentId: null,
      },
    }));
  await money.onPayment(id, (booking) => ({
    type: 'VerifyPayment',
    data: { booking, now: money.now(), viewer: viewers.admin },
  }));
}

const inFull = fc
  .tuple(aBooking, fc.constantFrom(...paymentMethods), fc.uuid())
  .map(([id, method, attemptId]) =>
    deed(`pay ${id} in full by ${method}`, (money) => payInFull(money, id, method, attemptId)),
  );

/** Requested, and reported twice as sent: by a retry, or with the reference in another format. */
const transfer = fc.tuple(aBooking, fc.constantFrom('BPI-1', 'BPI-2'), fc.uuid()).map(([id, reference, attemptId]) =>
  deed(`transfer ${reference} for ${id}, said twice`, async (money) => {
    await money.onPayment(id, (booking) => ({
      type: 'RequestPayment',
      data: { booking, now: money.now(), viewer: viewers.worker, amountCentavos: null },
    }));
    for (const [index, written] of [reference, ` ${reference.toLowerCase()}`].entries()) {
      await money.onPayment(id, (booking, state) => ({
        type: 'Pay',
        data: {
          booking,
          now: money.now(),
          viewer: viewers.client,
          attemptId: `${attemptId} ${index}`,
          method: 'bank_transfer',
          reference: written,
          amountCentavos: payableCentavos(booking, state),
          provider: 'none',
          providerPaymentId: null,
        },
      }));
    }
  }),
);

const onPayments: fc.Arbitrary<Deed>[] = [
  transfer,
  aBooking.map((id) =>
    deed(`miss the transfer for ${id}`, (money) =>
      money.onPayment(id, (booking) => ({
        type: 'FailTransfer',
        data: { booking, now: money.now(), viewer: viewers.admin, reason: 'Nothing came' },
      })),
    ),
  ),
  fc.tuple(aBooking, amount).map(([id, centavos]) =>
    deed(`ask ${id} for ${centavos}`, (money) =>
      money.onPayment(id, (booking) => ({
        type: 'RequestPayment',
        data: { booking, now: money.now(), viewer: viewers.worker, amountCentavos: centavos },
      })),
    ),
  ),
  aBooking.map((id) =>
    deed(`ask ${id} for the rest`, (money) =>
      money.onPayment(id, (booking) => ({ type: 'RequestOutstandingPayment', data: { booking, now: money.now() } })),
    ),
  ),
  fc.tuple(aBooking, amount, fc.nat(2), fc.constantFrom(...paymentMethods)).map(([id, centavos, attempt, method]) =>
    deed(`receive ${centavos} for ${id} by ${method}`, (money) =>
      money.onPayment(id, (booking) => ({
        type: 'ReceivePayment',
        data: {
          booking,
          now: money.now(),
          attemptId: `${id} ${attempt}`,
          method,
          amountCentavos: centavos,
          provider: method === 'cash' ? 'none' : 'sandbox',
          providerPaymentId: null,
        },
      })),
    ),
  ),
  fc.tuple(aBooking, fc.uuid()).map(([id, attemptId]) =>
    deed(`cash for ${id}`, async (money) => {
      await money.onPayment(id, (booking, state) => ({
        type: 'Pay',
        data: {
          booking,
          now: money.now(),
          viewer: viewers.client,
          attemptId,
          method: 'cash',
          reference: null,
          amountCentavos: payableCentavos(booking, state),
          provider: 'none',
          providerPaymentId: null,
        },
      }));
      await money.onPayment(id, (booking) => ({
        type: 'ConfirmCash',
        data: { booking, now: money.now(), viewer: viewers.worker, attemptId },
      }));
    }),
  ),
  aBooking.map((id) =>
    deed(`verify ${id}`, (money) =>
      money.onPayment(id, (booking) => ({
        type: 'VerifyPayment',
        data: { booking, now: money.now(), viewer: viewers.admin },
      })),
    ),
  ),
  fc.tuple(aBooking, fc.constantFrom(0, 1, 59, 60, 61)).map(([id, seconds]) =>
    deed(`verify ${id}, and take it back after ${seconds} s`, async (money) => {
      await money.onPayment(id, (booking) => ({
        type: 'VerifyPayment',
        data: { booking, now: money.now(), viewer: viewers.admin },
      }));
      money.set(new Date(Date.parse(money.now()) + seconds * 1000).toISOString());
      await money.onPayment(id, (booking) => ({
        type: 'UndoVerification',
        data: { booking, now: money.now(), viewer: viewers.admin },
      }));
    }),
  ),
  fc.tuple(aBooking, fc.option(amount), commandId).map(([id, centavos, command]) =>
    deed(`refund ${centavos} of ${id}`, (money) =>
      money.onPayment(id, (booking) => ({
        type: 'IssueRefund',
        data: {
          alone: unlimited,
          booking,
          now: money.now(),
          viewer: viewers.admin,
          amountCentavos: centavos,
          reason: 'Sorry',
          reference: null,
          commandId: command,
        },
      })),
    ),
  ),
  fc.tuple(aBooking, commandId).map(([id, command]) =>
    deed(`refund the excess of ${id}`, (money) =>
      money.onPayment(id, (booking) => ({
        type: 'RefundExcess',
        data: { booking, now: money.now(), commandId: command },
      })),
    ),
  ),
  fc.tuple(aBooking, fc.nat(3), fc.boolean()).map(([id, index, fails]) =>
    deed(`refund ${index} of ${id} ${fails ? 'fails' : 'settles'}`, async (money) => {
      const refund = (await money.payment(id)).refunds[index];
      if (refund)
        await money.onPayment(id, (booking) =>
          fails
            ? { type: 'FailRefund', data: { booking, refundId: refund.refundId, now: money.now(), reason: 'Closed' } }
            : { type: 'SettleRefund', data: { booking, refundId: refund.refundId, now: money.now(), reference: null } },
        );
    }),
  ),
];

const aPayout = (name: string, act: Parameters<typeof actOnPayout>[1]) =>
  fc.nat(5).map((which) => deed(`${name} payout ${which}`, (money) => actOnPayout(money, act, which)));

async function actOnPayout(
  money: Money,
  act: (money: Money, account: PayoutAccount | null) => PayoutCommand,
  which: number,
) {
  const ids = [...fridaysOf(money.log.events)];
  const friday = ids[which % Math.max(ids.length, 1)];
  if (friday) await money.onPayout(friday, act(money, await money.account()));
}

const onPayouts: fc.Arbitrary<Deed>[] = [
  aPayout('hold', () => ({ type: 'HoldPayout', data: { reason: 'A complaint' } })),
  aPayout('release', (money, account) => ({ type: 'ReleasePayout', data: { account, now: money.now() } })),
  aPayout('pay', (money, account) => ({ type: 'MarkPaid', data: { reference: 'GC-1', account, now: money.now() } })),
  aPayout('pay', (money, account) => ({ type: 'MarkPaid', data: { reference: 'GC-2', account, now: money.now() } })),
  aPayout('fail', () => ({ type: 'FailPayout', data: { reason: 'Closed' } })),
  aPayout('reverse', () => ({ type: 'ReversePayout', data: { reason: 'Came back' } })),
  fc
    .constantFrom('09171234821', '09991234567')
    .map((account) => deed(`account ${account}`, (money) => money.setAccount(account))),
];

const onTime: fc.Arbitrary<Deed>[] = [
  fc
    .integer({ min: 1, max: 100 })
    .map((hours) =>
      deed(`${hours} h later`, async (money) =>
        money.set(new Date(Date.parse(money.now()) + hours * HOUR_MS).toISOString()),
      ),
    ),
  fc
    .integer({ min: 1, max: 100 })
    .map((seconds) =>
      deed(`${seconds} s later`, async (money) =>
        money.set(new Date(Date.parse(money.now()) + seconds * 1000).toISOString()),
      ),
    ),
  fc.constant(deed('policies', (money) => money.settle())),
  fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 2 })).map(([which, times]) =>
    deed(`${times} × policy ${which}`, async (money) => {
      const due = money.runner.due(money.now());
      const key = due[which % Math.max(due.length, 1)];
      for (let time = 0; key && time < times; time++) await money.runner.run(key, money.now(), { completes: false });
    }),
  ),
  fc.tuple(fc.nat(9), fc.nat(1)).map(([which, appends]) =>
    deed(`policy ${which} killed after ${appends}`, async (money) => {
      const due = money.runner.due(money.now());
      money.crashAfter(appends);
      // Whatever its outcome, the task still exists after the restart.
      await money.runner
        .run(due[which % Math.max(due.length, 1)] ?? '', money.now(), { completes: false })
        .catch(() => undefined);
      money.restart();
    }),
  ),
];

const onSettings: fc.Arbitrary<Deed>[] = [
  fc
    .constantFrom(0, 15, 33.333, 50)
    .map((percent) => deed(`commission ${percent} %`, async (money) => money.setCommission(percent))),
];

const anyDeed = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(...disputeDeeds(aBooking, amount)) },
  { weight: 1, arbitrary: fc.oneof(...onSettings) },
  { weight: 2, arbitrary: fc.oneof(...onBookings) },
  { weight: 3, arbitrary: inFull },
  { weight: 5, arbitrary: fc.oneof(...onPayments) },
  { weight: 5, arbitrary: fc.oneof(...onPayouts) },
  { weight: 7, arbitrary: fc.oneof(...onTime) },
);
const story = fc.array(anyDeed, { minLength: 10, maxLength: 80, size: 'max' });

function fridaysOf(events: readonly Recorded[]): Set<string> {
  return new Set(events.flatMap((event) => (event.type === 'EarningAdded' ? event.data.friday : [])));
}

const sum = <Of>(all: readonly Of[], amountOf: (one: Of) => number) =>
  all.reduce((total, one) => total + amountOf(one), 0);

async function checked(money: Money) {
  const states = await Promise.all([...fridaysOf(money.log.events)].map((friday) => money.payout(friday)));
  const all = states.filter((state) => state.kind === 'payout');
  const lines = all.flatMap((payout) => payout.lines);
  const ofJobs = lines.filter(({ bookingId }) => bookingId !== null);

  // No line is paid twice, and each payout is the sum of its lines.
  expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length);
  for (const payout of all) {
    expect(payout.amountCentavos).toBe(sum(payout.lines, (line) => line.amountCentavos));
    const paid = money.log.events.filter((event) => event.type === 'PayoutPaid' && event.data.friday === payout.friday);
    expect(paid.length).toBe(payout.status === 'paid' || payout.status === 'reversed' ? 1 : 0);
  }

  // Paid and unpaid amounts equal the lines of jobs: carrying lines over to later Fridays loses or doubles nothing.
  const settled = all.filter(({ status }) => status !== 'carried' && status !== 'reversed');
  expect(sum(settled, (payout) => payout.amountCentavos)).toBe(sum(ofJobs, (line) => line.amountCentavos));

  expectNoPayoutSoonAfterChange(money.log.events);
  await expectMoneyConserved(money, ofJobs);
  await expectEarningsMatchPayouts(money, ofJobs);
  await expectTransfersCanBeSettled(money);
  await expectRefundedJobsMarked(money);
  await projectionAgrees(money, all);
}

/** A job's first line is added only after its verification can no longer be undone. */
function expectEarningsOfFinalPayments(events: readonly Recorded[]) {
  const verifiedAt = new Map<string, string>();
  for (const { type, data } of events) {
    if (type === 'PaymentVerified') verifiedAt.set(data.bookingId, data.verifiedAt);
    // Cash for a job that was then cancelled without a fee is returned without a verification.
    const verified = type === 'EarningAdded' ? verifiedAt.get(data.line.bookingId ?? '') : undefined;
    if (type === 'EarningAdded' && verified !== undefined && data.line.lineId.startsWith('job:'))
      expect(Date.parse(data.at) - Date.parse(verified)).toBeGreaterThan(UNDO_SECONDS * 1000);
    if (type === 'PaymentVerificationUndone') verifiedAt.delete(data.bookingId);
  }
}

/** Independent of later settings, and for corrections too. */
function expectAgreedCommission(events: readonly Recorded[], percent: number) {
  for (const event of events) {
    if (event.type === 'EarningAdded' && event.data.line.bookingId !== null && event.data.line.bookingId !== OLD)
      expect(event.data.line.commissionPercent).toBe(percent);
  }
}

/** Even with late policies, nothing is paid for 48 hours after an account was replaced. */
function expectNoPayoutSoonAfterChange(events: readonly Recorded[]) {
  let heldUntil = '';
  for (const event of events) {
    if (event.type === 'PayoutAccountSet') heldUntil = event.data.heldUntil ?? heldUntil;
    if (event.type === 'PayoutPaid') expect(event.data.paidAt >= heldUntil).toBe(true);
  }
}

/** Received money = earnings + commission + refunds + open amounts, and settled jobs have no open amount. */
async function expectMoneyConserved(money: Money, ofJobs: readonly PayoutLine[]) {
  let [moneyIn, refunds, open] = [0, 0, 0];
  for (const id of BOOKINGS) {
    const [booking, payment] = [await money.booking(id), await money.payment(id)];
    const own = ofJobs.filter(({ bookingId }) => bookingId === id);
    const earnedFor = sum(own, (line) => line.grossCentavos);
    const kept = keptCentavos(payment);
    moneyIn += payment.receivedCentavos;
    refunds += payment.refundedCentavos;
    open += kept - earnedFor;
    expect(kept - earnedFor).toBeGreaterThanOrEqual(0);
    if (own.length === 0) continue;
    expect(earnedFor).toBe(dueCentavos(booking, payment));
    // The worker already has the cash.
    expect(sum(own, (line) => line.cashCentavos)).toBe(
      sum(
        payment.attempts.filter(({ method }) => method === 'cash'),
        (attempt) => attempt.receivedCentavos,
      ),
    );
  }
  const earned = sum(ofJobs, (line) => line.grossCentavos + line.commissionCentavos);
  const commission = sum(ofJobs, (line) => 0 - line.commissionCentavos);
  expect(moneyIn).toBe(earned + commission + refunds + open);
}

/** The displayed earning of each completed job equals its payout lines and the cash that the worker holds. */
async function expectEarningsMatchPayouts(money: Money, ofJobs: readonly PayoutLine[]) {
  const { documents } = await given(earnings, money.log.events);
  for (const [id, earning] of documents) {
    const own = ofJobs.filter(({ bookingId }) => bookingId === id);
    if (earning.completedAt === null || own.length === 0) continue;
    const shown = earningOf({ ...earning, completedAt: earning.completedAt }, NEVER_AGREED);
    const [gross, commission] = [
      sum(own, (line) => line.grossCentavos),
      0 - sum(own, (line) => line.commissionCentavos),
    ];
    expect([shown.gross - shown.refunded, shown.commission, shown.amount]).toEqual([
      gross,
      commission,
      gross - commission,
    ]);
    // An amount held for a dispute counts as earned until the decision.
    const counted = own.filter(({ kind }) => kind !== 'held' && kind !== 'released');
    expect(shown.amount).toBe(sum(counted, (line) => line.amountCentavos + line.cashCentavos));
  }
}

/** Percent: a value that would show if a job with an agreed commission used the settings. */
const NEVER_AGREED = 1;

/**
 * An admin can confirm or deny every open transfer, whatever became of its booking; none is open twice, or beside later
 * money.
 */
async function expectTransfersCanBeSettled(money: Money) {
  for (const id of BOOKINGS) {
    const [booking, payment] = [await money.booking(id), await money.payment(id)];
    const open = payment.attempts.filter(isOpenTransfer);
    const allowed = allowedPaymentActions(
      booking,
      { ...payment, method: payment.method ?? booking.method },
      'admin',
      money.now(),
    );
    expect(allowed.includes('fail')).toBe(open.length > 0);
    expect(allowed.includes('verify')).toBe(open.length > 0 || payment.status === 'paid');
    expect(new Set(open.map(({ reference }) => reference?.trim().toUpperCase())).size).toBe(open.length);
    if (open.length > 0) expect(['paid', 'verified']).not.toContain(payment.status);
    // Never "Paid ₱0.00".
    if (payment.status === 'paid') expect(keptCentavos(payment) - payment.verifiedCentavos).toBeGreaterThan(0);
  }
}

/** A job counts as refunded in full exactly while nothing of its price is left. */
async function expectRefundedJobsMarked(money: Money) {
  const noted = new Map<string, boolean>();
  for (const { type, data } of money.log.events)
    if (type === 'FullRefundNoted') noted.set(data.bookingId, data.refunded);
  for (const id of BOOKINGS) {
    const [booking, payment] = [await money.booking(id), await money.payment(id)];
    const isNothingLeft = dueCentavos(booking, payment) === 0 && keptCentavos(payment) === 0;
    expect(noted.get(id) ?? false).toBe(booking.status === 'completed' && isNothingLeft);
  }
}

async function projectionAgrees(
  money: Money,
  all: readonly { friday: string; status: string; amountCentavos: number }[],
) {
  const { documents } = await given(payouts, money.log.events);
  const shown = new Map([...documents].map(([id, { status, amountCentavos }]) => [id, { status, amountCentavos }]));
  expect(shown).toEqual(
    new Map(all.map(({ friday, status, amountCentavos }) => [payoutId('w-jun', friday), { status, amountCentavos }])),
  );
}

it('neither loses, doubles nor pays money twice under any sequence of payment events of three jobs', async () => {
  const prices = fc.tuple(amount, amount, amount);
  await fc.assert(
    fc.asyncProperty(prices, fc.constantFrom(0, 12, 12.5, 33.333), story, async (priced, percent, deeds) => {
      const money = await openMoney(START, percent);
      for (const [index, id] of BOOKINGS.entries()) await money.accept(id, priced[index] ?? 1, id === OLD);
      for (const step of deeds) await step.do(money);
      await money.settle();
      await checked(money);
      await expectNoHeldAmountOwed(money, BOOKINGS, fridaysOf(money.log.events));
      expectFairDisputes(money.log.events);
      expectEarningsOfFinalPayments(money.log.events);
      expectAgreedCommission(money.log.events, percent);
      // A month later every waiting amount has been scheduled, held or carried over.
      for (let week = 0; week < 4; week++) {
        money.set(new Date(Date.parse(money.now()) + 7 * 24 * HOUR_MS).toISOString());
        await money.settle();
      }
      await checked(money);
      // The waits for new accounts are over.
      for (const friday of fridaysOf(money.log.events))
        expect(await money.payout(friday)).not.toMatchObject({
          status: 'on_hold',
          accountChange: { heldUntil: expect.any(String) },
        });
    }),
    { numRuns: 150 },
  );
});
