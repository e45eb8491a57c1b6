import { describe, expect, it } from 'vitest';
import { earnings } from './earnings.ts';
import { bookingSteps } from './given-booking.ts';
import { given } from './given-events.ts';
import { reviews } from './reviews.ts';
import { sukis } from './sukis.ts';

describe('earnings', () => {
  it('add up by Manila month, the newest payment first', async () => {
    const steps = bookingSteps();
    const { documents } = await given(earnings, [
      steps.completed({ bookingId: 'b1', completedAt: '2026-10-31T15:59:59.000Z', finalAmountCentavos: 10_000 }),
      steps.completed({ bookingId: 'b2', completedAt: '2026-10-31T16:00:00.000Z', finalAmountCentavos: 20_000 }),
      steps.completed({ bookingId: 'b3', completedAt: '2026-11-18T00:00:00.000Z', finalAmountCentavos: 30_000 }),
    ]);
    expect(documents.get('w1')).toMatchObject({
      totalCentavos: 60_000, jobs: 3, firstCompletedAt: '2026-10-31T15:59:59.000Z',
      months: { '2026-10': { amountCentavos: 10_000, jobs: 1 }, '2026-11': { amountCentavos: 50_000, jobs: 2 } },
      recent: [{ bookingId: 'b3' }, { bookingId: 'b2' }, { bookingId: 'b1' }],
    });
  });

  it('keep ten payments', async () => {
    const steps = bookingSteps();
    const { documents } = await given(earnings, Array.from({ length: 12 }, (_, n) => steps.completed({ bookingId: `b${n}` })));
    expect(documents.get('w1')?.recent.map(({ bookingId }) => bookingId)).toEqual(['b11', 'b10', 'b9', 'b8', 'b7', 'b6', 'b5', 'b4', 'b3', 'b2']);
    expect(documents.get('w1')?.jobs).toBe(12);
  });
});

it('a client’s sukis count the jobs that each worker completed for them', async () => {
  const steps = bookingSteps();
  const { documents } = await given(sukis, [steps.completed(), steps.completed({ bookingId: 'b2' }), steps.completed({ bookingId: 'b3', clientId: 'c2' })]);
  expect(documents.get('c1')).toEqual({ jobs: { w1: 2 } });
  expect(documents.get('c2')).toEqual({ jobs: { w1: 1 } });
});

it('a review is kept by its booking', async () => {
  const { documents } = await given(reviews, [bookingSteps().reviewed()]);
  expect(documents.get('b1')).toMatchObject({ workerId: 'w1', clientName: 'Grace Villanueva', rating: 5, text: 'Clean work', serviceName: 'Plumbing repair' });
  expect(documents.get('b1')).not.toHaveProperty('workerAccountId');
});
