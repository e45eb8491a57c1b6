import { expect, it } from 'vitest';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { given, recorder } from '../testing/given-events.ts';
import { payoutFixture } from '../testing/payout-fixture.ts';
import { moneyFigures } from './money-figures.ts';

const refund = {
  bookingId: 'b1',
  clientId: 'c1',
  workerId: 'w1',
  workerAccountId: 'wa1',
  refundId: 'r1',
  amountCentavos: 20_000,
  waivedCentavos: 20_000,
  reason: 'A tile broke',
};

it('adds up the money of each Manila day, by when it moved', async () => {
  const happened = recorder();
  const done = bookingFixture(happened).completed();
  const steps = payoutFixture(happened);
  const earned = steps.earned();
  const paid = steps.paid();
  const issued = happened(
    'RefundIssued',
    {
      ...refund,
      attemptId: 't1',
      method: 'gcash',
      provider: 'none',
      providerPaymentId: null,
      refundedCentavos: 20_000,
      by: 'admin',
      issuedAt: '2026-11-18T15:59:00.000Z',
    },
    { at: '2026-11-18T15:59:00.000Z' },
  );
  // One minute later the 19th begins in Manila.
  const failed = happened('RefundFailed', refund, { at: '2026-11-18T16:00:00.000Z' });
  const { documents } = await given(moneyFigures, [done, earned, paid, issued, failed, steps.reversed()]);
  expect(documents.get('2026-11-18')).toMatchObject({
    revenue: 70_000,
    commission: 8_400,
    refunds: 20_000,
    payouts: 0,
  });
  expect(documents.get('2026-11-19')).toMatchObject({ revenue: 0, commission: 0, refunds: -20_000, payouts: 0 });
});

it('subtracts the refunded commission', async () => {
  const { earned } = payoutFixture();
  const line = {
    lineId: 'refund:r1',
    kind: 'refund' as const,
    bookingId: 'b1',
    clientName: null,
    serviceName: null,
    commissionPercent: 12,
    grossCentavos: -20_000,
    commissionCentavos: 2_400,
    cashCentavos: 0,
    amountCentavos: -17_600,
  };
  const { documents } = await given(moneyFigures, [earned(), earned({ line })]);
  expect(documents.get('2026-11-18')).toMatchObject({ commission: 6_000 });
});
