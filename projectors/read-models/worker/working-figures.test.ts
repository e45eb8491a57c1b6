import { describe, expect, it } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { earnings } from '../payout/earnings.ts';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { given } from '../testing/given-events.ts';
import { paymentFixture } from '../testing/payment-fixture.ts';
import { payoutFixture } from '../testing/payout-fixture.ts';
import { reviews } from '../review/reviews.ts';
import { sukis } from '../booking/completed-jobs.ts';
import { workerClients } from './worker-clients.ts';

describe('earnings', () => {
  const steps = bookingFixture();
  const paying = paymentFixture(steps.happened);
  const earningOf = async (...events: Recorded[]) => (await given(earnings, events)).documents.get('b1');

  it('count a completed job at its agreed commission', async () => {
    expect(await earningOf(steps.accepted({ commissionPercent: 12.5 }))).toMatchObject({
      workerId: 'w1',
      completedAt: null,
      grossCentavos: 0,
      commissionPercent: 12.5,
    });
    expect(await earningOf(steps.accepted({ commissionPercent: 12.5 }), steps.completed())).toEqual({
      bookingId: 'b1',
      workerId: 'w1',
      clientId: 'c1',
      customerName: 'Grace Villanueva',
      service: 'Plumbing repair',
      completedAt: '2026-11-19T02:00:00.000Z',
      grossCentavos: 70_000,
      refundedCentavos: 0,
      commissionPercent: 12.5,
    });
    expect(await earningOf(steps.quoteAccepted({ commissionPercent: 10 }), steps.completed())).toMatchObject({
      commissionPercent: 10,
    });
  });

  it('use the payout’s commission for a job without an agreed one', async () => {
    expect(await earningOf(steps.accepted(), steps.completed())).toMatchObject({ commissionPercent: null });
    expect(await earningOf(steps.accepted(), steps.completed(), payoutFixture(steps.happened).earned())).toMatchObject({
      commissionPercent: 12,
    });
  });

  it('lose refunds that are no longer owed, before or after completion, and regain failed ones', async () => {
    const back = () => paying.refunded({ amountCentavos: 30_000, waivedCentavos: 20_000 });
    expect(await earningOf(steps.accepted(), back(), steps.completed())).toMatchObject({
      grossCentavos: 70_000,
      refundedCentavos: 20_000,
    });
    expect(await earningOf(steps.accepted(), steps.completed(), back(), paying.refundFailed())).toMatchObject({
      refundedCentavos: 0,
    });
  });

  it('go to the next worker of a reopened booking', async () => {
    const nestor = { workerId: 'w2', accountId: 'wa2', name: 'Nestor', avatar: null };
    expect(
      await earningOf(
        steps.accepted({ commissionPercent: 12 }),
        steps.reopened(),
        steps.accepted({ worker: nestor, commissionPercent: 15 }),
      ),
    ).toMatchObject({ workerId: 'w2', commissionPercent: 15 });
  });
});

it('counts the jobs that each worker completed for a client', async () => {
  const steps = bookingFixture();
  const { documents } = await given(sukis, [
    steps.completed(),
    steps.completed({ bookingId: 'b2' }),
    steps.completed({ bookingId: 'b3', clientId: 'c2' }),
  ]);
  expect(documents.get('c1')).toEqual({ jobs: { w1: 2 } });
  expect(documents.get('c2')).toEqual({ jobs: { w1: 1 } });
});

it('counts a worker’s completed jobs by client', async () => {
  const steps = bookingFixture();
  const { documents } = await given(workerClients, [
    steps.completed(),
    steps.completed({ bookingId: 'b2' }),
    steps.completed({ bookingId: 'b3', clientId: 'c2' }),
  ]);
  expect([...documents.entries()]).toEqual([
    ['w1:c1', { workerId: 'w1', jobs: 2 }],
    ['w1:c2', { workerId: 'w1', jobs: 1 }],
  ]);
});

it('stores a review by its booking', async () => {
  const { documents } = await given(reviews, [bookingFixture().reviewed()]);
  expect(documents.get('b1')).toMatchObject({
    workerId: 'w1',
    clientName: 'Grace Villanueva',
    rating: 5,
    text: 'Clean work',
    serviceName: 'Plumbing repair',
  });
  expect(documents.get('b1')).not.toHaveProperty('workerAccountId');
});
