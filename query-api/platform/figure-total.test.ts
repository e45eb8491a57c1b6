import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moneyFigures } from '#contracts/analytics/bookings-of-figures.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { payoutFixture, tapRepair } from '#projectors/read-models/testing/payout-fixture.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';
import { carla, registrationsOf } from '#tests/harness/queries/test-users.ts';

const FIRST = '2026-11-10T01:00:00.000Z';
const days = { from: '2026-11-10', to: '2026-11-20' } as const;

let suki: Suki;
const happened = recorder();
beforeAll(async () => {
  suki = await openSuki('2026-11-20T15:00:00.000Z');
  const steps = bookingFixture(happened);
  await suki.happened(...registrationsOf(happened), steps.requested(), steps.accepted());
});
afterAll(() => suki.close());

const refund = {
  bookingId: 'b1',
  clientId: 'c1',
  workerId: 'w1',
  workerAccountId: 'wa1',
  refundId: 'r1',
  waivedCentavos: 0,
  reason: 'A tile broke',
};
const issued = {
  attemptId: 't1',
  method: 'gcash',
  provider: 'none',
  providerPaymentId: null,
  refundedCentavos: 0,
  by: 'admin',
  issuedAt: FIRST,
} as const;

/** Events that move money, and a carried-over line that moves none. */
const movements: readonly ((amountCentavos: number) => Recorded)[] = [
  (finalAmountCentavos) => bookingFixture(happened).completed({ finalAmountCentavos }),
  (commission) => payoutFixture(happened).earned({ line: { ...tapRepair, commissionCentavos: -commission } }),
  () => payoutFixture(happened).earned({ line: { ...tapRepair, kind: 'carried', commissionCentavos: 0 } }),
  (amountCentavos) => happened('RefundIssued', { ...refund, ...issued, amountCentavos }, { stream: 'payment-b1' }),
  (amountCentavos) => happened('RefundFailed', { ...refund, amountCentavos }, { stream: 'payment-b1' }),
  (commission) =>
    payoutFixture(happened).earned({ line: { ...tapRepair, kind: 'cash_job', amountCentavos: -commission } }),
  () =>
    payoutFixture(happened).earned({ line: { ...tapRepair, kind: 'carried', bookingId: null, commissionCentavos: 0 } }),
  () => payoutFixture(happened).paid(),
  () => payoutFixture(happened).reversed(),
];

async function everyRow(figure: (typeof moneyFigures)[number]) {
  const pageOf = (page: number) =>
    suki.ask('listAuditLogs', { query: { figure, ...days, page: String(page), limit: '7' }, by: carla });
  const first = await pageOf(1);
  const rows = [...first.items];
  for (let page = 2; rows.length < first.total; page++) rows.push(...(await pageOf(page)).items);
  return { rows, total: first.figureTotal };
}

const bookingsOf = (query: object) => suki.ask('listAllBookings', { query, by: carla });

it('equals the figure of the same days for any movements of money', async () => {
  let minutes = 0;
  const step = fc.record({ which: fc.nat(8), amount: fc.integer({ min: 1, max: 9_999_99 }), later: fc.nat(600) });
  const history = fc.array(step, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const events = steps.flatMap(({ which, amount, later }) => {
        minutes = Math.min(minutes + later, 10 * 24 * 60);
        const event = movements[which]?.(amount);
        return event ? [{ ...event, recordedAt: addMinutes(FIRST, minutes) }] : [];
      });
      await suki.happened(...events);
      const { total } = await suki.ask('readAnalytics', { query: days, by: carla });
      for (const figure of moneyFigures) {
        const listed = await everyRow(figure);
        expect(listed.rows.reduce((sum, { moved = 0 }) => sum + moved, 0)).toBe(total[figure]);
        expect(listed.total).toBe(total[figure]);
        expect(listed.rows.filter(({ moved }) => moved === 0)).toEqual([]);
        // One booking is completed again and again here, which its own amount does not follow.
        if (figure === 'revenue') continue;
        const { items, figure: made } = await bookingsOf({ ...days, moved: figure });
        const shown = items.reduce((sum, { moved = 0 }) => sum + moved, made?.ofNoBooking ?? 0);
        expect([shown, made?.total]).toEqual([total[figure], total[figure]]);
      }
    }),
    { numRuns: 15 },
  );
});

it('is null for a list that excludes some of them', async () => {
  const asked = async (query: object) => (await suki.ask('listAuditLogs', { query, by: carla })).figureTotal;
  expect(await asked({ ...days, figure: 'revenue', strict: 'true' })).toBeNull();
  expect(await asked({ ...days, figure: 'revenue', actor: 'system' })).toBeNull();
  expect(await asked(days)).toBeNull();
});

it('shows what each booking contributes to revenue and earnings, and their sum', async () => {
  const fresh = await openSuki('2026-11-20T15:00:00.000Z');
  const log = recorder();
  const steps = bookingFixture(log);
  await fresh.happened(
    ...registrationsOf(log),
    steps.requested(),
    steps.accepted(),
    steps.completed({ finalAmountCentavos: 100_000 }),
  );
  const { total } = await fresh.ask('readAnalytics', { query: { from: '2026-11-01', to: '2026-11-20' }, by: carla });
  const { money } = await fresh.ask('readWorkerFigures', { params: { workerId: 'w1' }, by: carla });
  const inAll = money?.earnings.totals.totalEarnings;
  for (const [query, amount] of [
    [{ from: '2026-11-01', to: '2026-11-20', moved: 'revenue' }, total.revenue],
    [{ worker: 'w1', moved: 'earned' }, inAll],
  ] as const) {
    const { items, figure } = await fresh.ask('listAllBookings', { query, by: carla });
    expect([items.map(({ moved }) => moved), figure]).toEqual([[amount], { total: amount, ofNoBooking: 0 }]);
    expect(amount).toBeGreaterThan(0);
  }
  await fresh.close();
});

it('omits the total under other filters, and amounts for staff who may not read them', async () => {
  expect((await bookingsOf({ ...days, moved: 'refunds', status: 'cancelled' })).figure?.total).toBeNull();
  const by: Caller = { ...carla, staffRole: 'support' };
  for (const moved of ['refunds', 'earned'] as const)
    expect((await suki.ask('listAllBookings', { query: { moved }, by })).figure).toBeUndefined();
});
