import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsBefore } from '#contracts/manila-time.ts';
import type { EarningsDocument } from '#projectors/read-models/earnings.ts';
import { bookingSteps } from '#projectors/read-models/given-booking.ts';
import { given } from '#projectors/read-models/given-events.ts';
import { earnings } from '#projectors/read-models/earnings.ts';
import { earningsView, percentChange } from './worker-earnings.ts';

describe('the change since last month', () => {
  it.each([
    [0, 0, 0], [0, 5, 100], [0, 1, 100], [100, 150, 50], [300, 400, 33.3], [400, 300, -25], [300, 100, -66.7], [100, 0, -100], [100_00, 100_00, 0],
    [3000, 3001, 0], [3000, 2999, 0], [2000, 2001, 0.1], [8, 9, 12.5], [100, 1_000, 900],
  ])('from %i to %i is %d percent', (before, now, percent) => {
    expect(percentChange(before, now)).toBe(percent);
  });
});

const nobody = { faces: new Map<string, string | null>(), statuses: new Map<string, never>() };
const nowhere = { method: null, account: null, heldUntil: null, next: null };

async function viewAfter(jobs: readonly { completedAt: string; centavos: number }[], now: string) {
  const steps = bookingSteps();
  const { documents } = await given(earnings, jobs.map(({ completedAt, centavos }, index) => steps.completed({ bookingId: `b${index}`, completedAt, finalAmountCentavos: centavos })));
  const document: EarningsDocument | undefined = documents.get('w1');
  return earningsView(document, new Date(now), nobody, nowhere);
}

describe('the earnings of a worker', () => {
  it('are nothing before the first job', async () => {
    const { totals, months, recentPayments } = await viewAfter([], '2026-11-18T02:00:00.000Z');
    expect(totals).toEqual({ totalEarnings: 0, thisMonth: 0, lastMonth: 0, percentChange: 0, averagePerJob: 0, completedJobs: 0, completedThisMonth: 0, firstCompletedAt: null });
    expect([months.length, months.every(({ amount, jobs }) => amount === 0 && jobs === 0), recentPayments]).toEqual([12, true, []]);
  });

  it('fall into months as Manila counts them', async () => {
    const jobs = [
      { completedAt: '2026-09-30T15:59:59.000Z', centavos: 100_00 }, // September 30, 23:59:59
      { completedAt: '2026-09-30T16:00:00.000Z', centavos: 200_00 }, // October 1, 00:00
      { completedAt: '2026-10-31T15:59:59.999Z', centavos: 250_00 }, // the last of October
      { completedAt: '2026-10-31T16:00:00.000Z', centavos: 600_01 },
    ];
    const { totals, months } = await viewAfter(jobs, '2026-10-31T16:00:00.000Z');
    expect(totals).toMatchObject({ totalEarnings: 1150_01, thisMonth: 600_01, lastMonth: 450_00, percentChange: 33.3, averagePerJob: 287_50, completedJobs: 4, completedThisMonth: 1, firstCompletedAt: '2026-09-30T15:59:59.000Z' });
    expect(months.slice(0, 3)).toEqual([{ month: '2026-11', amount: 600_01, jobs: 1 }, { month: '2026-10', amount: 450_00, jobs: 2 }, { month: '2026-09', amount: 100_00, jobs: 1 }]);
    // A second earlier it is still October.
    expect((await viewAfter(jobs.slice(0, 3), '2026-10-31T15:59:59.999Z')).totals).toMatchObject({ thisMonth: 450_00, lastMonth: 100_00, percentChange: 350 });
  });

  it('show the months of the ranges of 3, 6 and 12 over the turn of a year', async () => {
    const { months } = await viewAfter([{ completedAt: '2026-01-31T16:30:00.000Z', centavos: 70_000 }, { completedAt: '2027-01-02T02:00:00.000Z', centavos: 90_000 }], '2027-01-15T02:00:00.000Z');
    expect(months.map(({ month }) => month)).toEqual(['2027-01', '2026-12', '2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05', '2026-04', '2026-03', '2026-02']);
    expect([months[0], months.at(-1)]).toEqual([{ month: '2027-01', amount: 90_000, jobs: 1 }, { month: '2026-02', amount: 70_000, jobs: 1 }]);
  });

  it('list ten jobs, the newest first', async () => {
    const jobs = Array.from({ length: 13 }, (_, index) => ({ completedAt: `2026-11-${String(index + 1).padStart(2, '0')}T02:00:00.000Z`, centavos: 100_00 }));
    const { recentPayments } = await viewAfter(jobs, '2026-11-18T02:00:00.000Z');
    expect(recentPayments.map(({ date }) => date.slice(8, 10))).toEqual(['13', '12', '11', '10', '09', '08', '07', '06', '05', '04']);
  });

  it('add up, whenever the jobs were done', async () => {
    const job = fc.record({ completedAt: fc.date({ min: new Date('2025-12-01'), max: new Date('2026-11-30'), noInvalidDate: true }).map((date) => date.toISOString()), centavos: fc.nat(1_000_000) });
    await fc.assert(fc.asyncProperty(fc.array(job, { maxLength: 20 }), async (jobs) => {
      const { totals, months } = await viewAfter(jobs, '2026-11-30T15:00:00.000Z');
      const total = jobs.reduce((sum, { centavos }) => sum + centavos, 0);
      expect(totals).toMatchObject({ totalEarnings: total, completedJobs: jobs.length, averagePerJob: jobs.length === 0 ? 0 : Math.round(total / jobs.length) });
      expect(months.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(months.map(({ month }) => month)).toEqual(months.map((_, back) => monthsBefore('2026-11', back)));
      expect([months[0]?.amount, months[1]?.amount]).toEqual([totals.thisMonth, totals.lastMonth]);
    }), { numRuns: 60 });
  });
});
