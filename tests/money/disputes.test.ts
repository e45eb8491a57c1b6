import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { HOUR_MS } from '#contracts/manila-time.ts';
import { dueCentavos, keptCentavos } from '#contracts/payment/allowed-actions.ts';
import { viewers } from '#command-api/booking/testing/booking-fixture.ts';
import { type Money, openMoney } from '../harness/money-harness.ts';
import {
  completeDispute,
  disputeDeeds,
  expectFairDisputes,
  expectHeldLinesUnpaid,
  expectNoHeldAmountOwed,
  secondAdminDeeds,
} from './dispute-actions.ts';

/**
 * Two completed and paid jobs, and an unpaid one, are disputed, decided, appealed and accepted in any order. A second
 * admin approves or refuses their refunds and waivers, while Fridays pay, weeks pass, and policies are late, killed or
 * run twice.
 */

const BOOKINGS = ['b1', 'b2'] as const;
/** Completed and never paid: a decision waives part of it. */
const UNPAID = 'b3';
const START = '2026-11-16T02:00:00.000Z';

type Deed = { name: string; do: (money: Money) => Promise<unknown> };
const deed = (name: string, act: Deed['do']): Deed => ({ name, do: act });
const aBooking = fc.constantFrom(...BOOKINGS, UNPAID);
const amount = fc.integer({ min: 1, max: 1000_00 });

async function doneAndPaid(money: Money, id: string, centavos: number): Promise<void> {
  await money.accept(id, centavos);
  await money.complete(id);
  await money.onPayment(id, (booking) => ({
    type: 'ReceivePayment',
    data: {
      booking,
      now: money.now(),
      attemptId: id,
      method: 'gcash',
      amountCentavos: centavos,
      provider: 'sandbox',
      providerPaymentId: null,
    },
  }));
  await money.onPayment(id, (booking) => ({
    type: 'VerifyPayment',
    data: { booking, now: money.now(), viewer: viewers.admin },
  }));
}

const policies: fc.Arbitrary<Deed>[] = [
  fc.constant(deed('policies', (money) => money.settle())),
  fc.tuple(fc.nat(9), fc.boolean()).map(([which, twice]) =>
    deed(`task ${which}${twice ? ' twice' : ''}`, async (money) => {
      const keys = money.runner.due(money.now());
      const key = keys[which % Math.max(1, keys.length)];
      if (!key) return;
      if (twice) await money.runner.run(key, money.now(), { completes: false });
      await money.runner.run(key, money.now());
    }),
  ),
  fc.tuple(fc.nat(9), fc.nat(1)).map(([which, appends]) =>
    deed(`killed in task ${which}`, async (money) => {
      const key = money.runner.due(money.now())[which];
      if (!key) return;
      money.crashAfter(appends);
      await money.runner.run(key, money.now(), { completes: false }).catch(() => {});
      money.restart();
    }),
  ),
];

/** Sends every scheduled payout. */
const pay = deed('pay', async (money) => {
  const account = await money.account();
  for (const friday of fridaysOf(money.log.events))
    await money.onPayout(friday, { type: 'MarkPaid', data: { reference: friday, account, now: money.now() } });
});

const time = fc
  .constantFrom(1, 48, 73, 168)
  .map((hours) =>
    deed(`${hours} h later`, async (money) =>
      money.set(new Date(Date.parse(money.now()) + hours * HOUR_MS).toISOString()),
    ),
  );

const story = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.oneof(...disputeDeeds(aBooking, amount)) },
    { weight: 3, arbitrary: completeDispute(aBooking, amount) },
    { weight: 6, arbitrary: secondAdminDeeds() },
    { weight: 6, arbitrary: fc.oneof(...policies) },
    { weight: 3, arbitrary: time },
    { weight: 2, arbitrary: fc.constant(pay) },
  ),
  { minLength: 20, maxLength: 80, size: 'max' },
);

function fridaysOf(events: readonly Recorded[]): Set<string> {
  return new Set(events.flatMap((event) => (event.type === 'EarningAdded' ? event.data.friday : [])));
}

/** To the centavo, received money is the worker's, Suki's, refunded, or waiting to be refunded. */
async function expectMoneyConserved(money: Money): Promise<void> {
  const payouts = await Promise.all([...fridaysOf(money.log.events)].map((friday) => money.payout(friday)));
  const lines = payouts.flatMap((state) => (state.kind === 'payout' ? state.lines : []));
  for (const id of BOOKINGS) {
    const own = lines.filter(({ bookingId }) => bookingId === id);
    const payment = await money.payment(id);
    const gross = own.reduce((sum, line) => sum + line.grossCentavos, 0);
    expect(gross).toBe(dueCentavos(await money.booking(id), payment));
    expect(keptCentavos(payment)).toBe(gross);
  }
}

/** No money was received, so none is paid out; and no single admin waived more than one may. */
async function expectUnpaidWaivedByTwo(money: Money, aloneCentavos: number): Promise<void> {
  const payment = await money.payment(UNPAID);
  const booking = await money.booking(UNPAID);
  expect([keptCentavos(payment), payment.refunds]).toEqual([0, []]);
  expect(payment.waivedCentavos).toBe(booking.totalCentavos - dueCentavos(booking, payment));
  expect(payment.waivedAloneCentavos).toBeLessThanOrEqual(aloneCentavos);
}

/** No admin approves their own request. */
function expectTwoApprovers(events: readonly Recorded[]) {
  for (const { type, data } of events)
    if (type === 'ApprovalGranted') expect(data.grantedBy.accountId).not.toBe(data.requestedBy.accountId);
}

it('never pays a held line and loses no centavo under any order of disputes, decisions and approvals', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.tuple(amount, amount), fc.constantFrom(0, 300_00), story, async (prices, alone, deeds) => {
      const money = await openMoney(START, 12, alone);
      await money.setAccount('09171234821');
      for (const [index, id] of BOOKINGS.entries()) await doneAndPaid(money, id, prices[index] ?? 1);
      await money.accept(UNPAID, 500_00);
      await money.complete(UNPAID);
      money.set(new Date(Date.parse(money.now()) + HOUR_MS).toISOString());
      await money.settle();
      for (const one of deeds) await one.do(money);
      await money.settle();
      await expectNoHeldAmountOwed(money, BOOKINGS, fridaysOf(money.log.events));
      await expectMoneyConserved(money);
      await expectUnpaidWaivedByTwo(money, alone);
      expectTwoApprovers(money.log.events);
      expectHeldLinesUnpaid(money.log.events);
      expectFairDisputes(money.log.events);
      for (const event of money.log.events) {
        const what = event.type === 'EarningAdded' ? event.data.line.kind : event.type;
        seen.set(what, (seen.get(what) ?? 0) + 1);
      }
    }),
    { numRuns: 250 },
  );
  // The runs only count if together they reach every outcome.
  const everywhere = [
    'PayoutLineHeld',
    'released',
    'refund',
    'DisputeAppealed',
    'DisputeSettled',
    'DisputeReopened',
    'ApprovalGranted',
    'ApprovalRefused',
    'WaiverRequested',
    'PaymentWaived',
    'WaiverRequestDropped',
    'PayoutPaid',
  ];
  expect(everywhere.filter((what) => (seen.get(what) ?? 0) < 5)).toEqual([]);
});
