import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moneyFigures } from '#contracts/analytics/bookings-of-figures.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { payoutFixture, tapRepair } from '#projectors/read-models/testing/payout-fixture.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';
import { carla, everybody } from '#tests/harness/queries/test-users.ts';

const FIRST = '2026-11-10T01:00:00.000Z';
const days = { from: '2026-11-10', to: '2026-11-20' } as const;

let suki: Suki;
const happened = recorder();
beforeAll(async () => {
  suki = await openSuki('2026-11-20T15:00:00.000Z');
  const steps = bookingFixture(happened);
  await suki.happened(...everybody(happened), steps.requested(), steps.accepted());
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

it('equals the figure of the same days for any movements of money', async () => {
  let minutes = 0;
  const step = fc.record({ which: fc.nat(6), amount: fc.integer({ min: 1, max: 9_999_99 }), later: fc.nat(600) });
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
