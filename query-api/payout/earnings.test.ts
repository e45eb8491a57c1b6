import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsBefore } from '#contracts/manila-time.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { given } from '#projectors/read-models/testing/given-events.ts';
import { paymentFixture } from '#projectors/read-models/testing/payment-fixture.ts';
import { type EarningDocument, earnings } from '#projectors/read-models/payout/earnings.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { createExports } from '../exports.ts';
import { earningOf, earningsOf, earningsView, percentChange } from './earnings.ts';

describe('the change since last month', () => {
  it.each([
    [0, 0, 0],
    [0, 5, 100],
    [0, 1, 100],
    [100, 150, 50],
    [300, 400, 33.3],
    [400, 300, -25],
    [300, 100, -66.7],
    [100, 0, -100],
    [100_00, 100_00, 0],
    [3000, 3001, 0],
    [3000, 2999, 0],
    [2000, 2001, 0.1],
    [8, 9, 12.5],
    [100, 1_000, 900],
  ])('from %i to %i is %d percent', (before, now, percent) => {
    expect(percentChange(before, now)).toBe(percent);
  });
});

const nobody = { faces: new Map<string, string | null>(), statuses: new Map<string, never>() };
const nowhere = { method: null, account: null, heldUntil: null, verifying: 0, next: null };

type Done = { completedAt: string; centavos: number; refunded?: number; percent?: number };

/** Accepts each job at its percentage, completes it, and refunds part of it long afterwards. */
async function earningsAfter(jobs: readonly Done[]) {
  const steps = bookingFixture();
  const events = jobs.flatMap(({ completedAt, centavos, refunded = 0, percent = 0 }, index) => [
    steps.accepted({ bookingId: `b${index}`, commissionPercent: percent }),
    steps.completed({ bookingId: `b${index}`, completedAt, finalAmountCentavos: centavos }),
    ...(refunded > 0
      ? [
          paymentFixture(steps.happened).refunded({
            bookingId: `b${index}`,
            refundId: `r${index}`,
            amountCentavos: refunded,
            waivedCentavos: refunded,
            issuedAt: '2027-06-01T02:00:00.000Z',
          }),
        ]
      : []),
  ]);
  const { documents } = await given(earnings, events);
  const all = [...documents.values()].flatMap((document) =>
    document.completedAt === null ? [] : earningOf({ ...document, completedAt: document.completedAt }, 12),
  );
  return all.sort((one, other) => (one.completedAt < other.completedAt ? 1 : -1));
}

async function viewAfter(jobs: readonly Done[], now: string) {
  return earningsView(await earningsAfter(jobs), new Date(now), nobody, nowhere);
}

describe('the earnings of a worker', () => {
  it('are zero before the first job', async () => {
    const { totals, months, recentPayments } = await viewAfter([], '2026-11-18T02:00:00.000Z');
    expect(totals).toEqual({
      totalEarnings: 0,
      thisMonth: 0,
      lastMonth: 0,
      percentChange: 0,
      averagePerJob: 0,
      completedJobs: 0,
      completedThisMonth: 0,
      firstCompletedAt: null,
    });
    expect([months.length, months.every(({ amount, jobs }) => amount === 0 && jobs === 0), recentPayments]).toEqual([
      12,
      true,
      [],
    ]);
  });

  it('belong to Manila months', async () => {
    const jobs = [
      { completedAt: '2026-09-30T15:59:59.000Z', centavos: 100_00 }, // September 30, 23:59:59
      { completedAt: '2026-09-30T16:00:00.000Z', centavos: 200_00 }, // October 1, 00:00
      { completedAt: '2026-10-31T15:59:59.999Z', centavos: 250_00 }, // the last of October
      { completedAt: '2026-10-31T16:00:00.000Z', centavos: 600_01 },
    ];
    const { totals, months } = await viewAfter(jobs, '2026-10-31T16:00:00.000Z');
    expect(totals).toMatchObject({
      totalEarnings: 1150_01,
      thisMonth: 600_01,
      lastMonth: 450_00,
      percentChange: 33.3,
      averagePerJob: 287_50,
      completedJobs: 4,
      completedThisMonth: 1,
      firstCompletedAt: '2026-09-30T15:59:59.000Z',
    });
    expect(months.slice(0, 3)).toMatchObject([
      { month: '2026-11', amount: 600_01, jobs: 1 },
      { month: '2026-10', amount: 450_00, jobs: 2 },
      { month: '2026-09', amount: 100_00, jobs: 1 },
    ]);
    // One second earlier it is still October.
    expect((await viewAfter(jobs.slice(0, 3), '2026-10-31T15:59:59.999Z')).totals).toMatchObject({
      thisMonth: 450_00,
      lastMonth: 100_00,
      percentChange: 350,
    });
  });

  it('show ranges of 3, 6 and 12 months across a year’s end', async () => {
    const { months } = await viewAfter(
      [
        { completedAt: '2026-01-31T16:30:00.000Z', centavos: 70_000 },
        { completedAt: '2027-01-02T02:00:00.000Z', centavos: 90_000 },
      ],
      '2027-01-15T02:00:00.000Z',
    );
    expect(months.map(({ month }) => month)).toEqual([
      '2027-01',
      '2026-12',
      '2026-11',
      '2026-10',
      '2026-09',
      '2026-08',
      '2026-07',
      '2026-06',
      '2026-05',
      '2026-04',
      '2026-03',
      '2026-02',
    ]);
    expect([months[0], months.at(-1)]).toMatchObject([
      { month: '2027-01', amount: 90_000, jobs: 1 },
      { month: '2026-02', amount: 70_000, jobs: 1 },
    ]);
  });

  it('list ten jobs, the newest first', async () => {
    const jobs = Array.from({ length: 13 }, (_, index) => ({
      completedAt: `2026-11-${String(index + 1).padStart(2, '0')}T02:00:00.000Z`,
      centavos: 100_00,
    }));
    const { recentPayments } = await viewAfter(jobs, '2026-11-18T02:00:00.000Z');
    expect(recentPayments.map(({ date }) => date.slice(8, 10))).toEqual([
      '13',
      '12',
      '11',
      '10',
      '09',
      '08',
      '07',
      '06',
      '05',
      '04',
    ]);
  });

  it('show refunds and commission per job, and count a refund in its job’s month', async () => {
    const { recentPayments, months, totals } = await viewAfter(
      [
        { completedAt: '2026-10-20T02:00:00.000Z', centavos: 1000_00, refunded: 100_00, percent: 12.5 },
        { completedAt: '2026-11-10T02:00:00.000Z', centavos: 500_00, refunded: 500_00, percent: 12 },
      ],
      '2026-11-18T02:00:00.000Z',
    );
    expect(recentPayments).toMatchObject([
      { id: 'b1', gross: 500_00, refunded: 500_00, commissionPercent: 12, commission: 0, amount: 0 },
      { id: 'b0', gross: 1000_00, refunded: 100_00, commissionPercent: 12.5, commission: 112_50, amount: 787_50 },
    ]);
    expect(months.slice(0, 2)).toEqual([
      { month: '2026-11', jobs: 1, gross: 500_00, refunded: 500_00, commission: 0, amount: 0 },
      { month: '2026-10', jobs: 1, gross: 1000_00, refunded: 100_00, commission: 112_50, amount: 787_50 },
    ]);
    expect(totals).toMatchObject({ totalEarnings: 787_50, thisMonth: 0, lastMonth: 787_50, completedJobs: 2 });
  });

  it('equal the sum of their jobs, for any dates and refunds', async () => {
    const job = fc.record({
      completedAt: fc
        .date({ min: new Date('2025-12-01'), max: new Date('2026-11-30'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      centavos: fc.nat(1_000_000),
      refunded: fc.nat(1_000_000),
      percent: fc.constantFrom(0, 12, 12.5, 33.333, 50),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(job, { maxLength: 20 }), async (jobs) => {
        const all = await earningsAfter(jobs);
        for (const { gross, refunded, commission, amount } of all)
          expect([gross - refunded - commission, amount >= 0]).toEqual([amount, true]);
        const { totals, months } = earningsView(all, new Date('2026-11-30T15:00:00.000Z'), nobody, nowhere);
        const total = all.reduce((sum, { amount }) => sum + amount, 0);
        expect(all).toHaveLength(jobs.length);
        expect(totals).toMatchObject({
          totalEarnings: total,
          completedJobs: jobs.length,
          averagePerJob: jobs.length === 0 ? 0 : Math.round(total / jobs.length),
        });
        expect(months.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        for (const { gross, refunded, commission, amount } of months)
          expect(gross - refunded - commission).toBe(amount);
        expect(months.map(({ month }) => month)).toEqual(months.map((_, back) => monthsBefore('2026-11', back)));
        expect([months[0]?.amount, months[1]?.amount]).toEqual([totals.thisMonth, totals.lastMonth]);
      }),
      { numRuns: 60 },
    );
  });
});

it('reads a busy worker’s jobs in consecutive pages of a hundred', async () => {
  const documents = memoryDocuments();
  const jobs = Array.from({ length: 250 }, (_, index) => earningAt(index));
  await documents.write(
    jobs.map((document) => ({
      collection: earnings.name,
      id: document.bookingId,
      document,
      position: 1,
      ifPosition: 'none' as const,
    })),
  );
  const asked: { skip: number | undefined; limit: number | undefined }[] = [];
  const find: Documents['find'] = (collection, options = {}) => {
    asked.push({ skip: options.skip, limit: options.limit });
    return documents.find(collection, options);
  };
  const reads = {
    documents: { ...documents, find },
    exports: createExports(),
    now: () => new Date(jobs[0]!.completedAt),
  };
  const read = await earningsOf(reads, 'w1', 12);
  expect(read.map(({ bookingId }) => bookingId)).toEqual(jobs.map(({ bookingId }) => bookingId).toReversed());
  expect(asked.filter(({ limit = Infinity, skip = 0 }) => limit > 100 || skip > 0)).toEqual([]);
});

function earningAt(index: number): EarningDocument & { completedAt: string } {
  return {
    bookingId: `b${index}`,
    workerId: 'w1',
    clientId: 'c1',
    customerName: 'Grace Villanueva',
    service: 'Kitchen tap repair',
    completedAt: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
    grossCentavos: 650_00,
    refundedCentavos: 0,
    commissionPercent: 12,
  };
}
