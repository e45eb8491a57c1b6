import fc from 'fast-check';
import { expect } from 'vitest';
import { MEDIAN_WITHIN_PERCENT } from '#contracts/analytics/histogram.ts';
import { periodsOf, shiftOf, steps, comparisons } from '#contracts/analytics/periods.ts';
import { addDays } from '#contracts/manila-time.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import type { Analytics, PeriodFigures } from '#contracts/views/analytics.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { clientMonths } from '#projectors/read-models/analytics/client-months.ts';
import { moneyFigures } from '#projectors/read-models/analytics/money-figures.ts';
import { requestFigures } from '#projectors/read-models/analytics/request-figures.ts';
import { workerTroubles } from '#projectors/read-models/analytics/worker-troubles.ts';
import { projectInto } from '#projectors/read-models/testing/given-events.ts';
import { analyticsQueries } from '#query-api/analytics/handlers.ts';
import { askedBy } from '#tests/harness/queries/call-context.ts';
import { carla } from '#tests/harness/queries/test-users.ts';
import { expectBookingsOfFigures, readModelsOfLists } from './bookings-of-figures.ts';
import { cohortsOf, figuresOf } from './brute-force.ts';
import { randomLog } from './random-log.ts';

const NOW = new Date('2026-11-24T04:00:00.000Z');
const readModels = [requestFigures, moneyFigures, clientMonths, workerTroubles, ...readModelsOfLists];

const asked = fc
  .record({
    start: fc.integer({ min: -10, max: 90 }),
    length: fc.integer({ min: 1, max: 70 }),
    by: fc.constantFrom(...steps),
    compare: fc.constantFrom(...comparisons),
  })
  .map(({ start, length, by, compare }) => ({
    from: addDays('2026-09-01', start),
    to: addDays('2026-09-01', start + length - 1),
    by,
    compare,
  }));

/** For any log and period, the answer from the documents equals the brute-force result. */
export async function expectEqualToBruteForce(openStore: () => Promise<Documents>, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(randomLog, asked, fc.integer({ min: 1, max: 50 }), async (log, query, batchSize) => {
      const documents = await openStore();
      try {
        await projectInto(documents, readModels, log, batchSize);
        const { data } = await queriesOn(documents, log.length).readAnalytics({
          query,
          params: undefined,
          body: undefined,
          context: askedBy(carla),
        });
        expectFigures(data, log, query);
        await expectBookingsOfFigures(documents, log, data, NOW);
      } finally {
        await documents.close();
      }
    }),
    { numRuns },
  );
}

function queriesOn(documents: Documents, position: number) {
  const nobody = async () => ({ items: new Map<string, never>(), version: 0 });
  return analyticsQueries({
    documents,
    progress: { position: () => position, waitFor: async () => true },
    services: nobody,
    workers: nobody,
    missedSearches: { note: () => {}, between: async () => [] },
    now: () => NOW,
  });
}

type Query = { from: string; to: string; by: (typeof steps)[number]; compare: (typeof comparisons)[number] };

function expectFigures(data: Analytics, log: readonly Recorded[], { from, to, by, compare }: Query): void {
  const periods = periodsOf({ from, to }, by);
  const whole = figuresOf(log, { from, to });
  expectPeriod(data.total, log);
  expect(data.periods.map(({ from: first, to: last }) => ({ from: first, to: last }))).toEqual(periods);
  for (const period of data.periods) expectPeriod(period, log);
  const earlier = periods.map(shiftOf({ from, to }, by, compare));
  expect(data.before?.periods.map(({ from: first, to: last }) => ({ from: first, to: last }))).toEqual(earlier);
  for (const period of data.before?.periods ?? []) expectPeriod(period, log);

  const counted = data.endings.filter(({ count }) => count > 0).map(({ ending, count }) => [ending, count]);
  expect(Object.fromEntries(counted)).toEqual(whole.endings);
  const prices = data.prices.map(({ serviceId, service: _name, city, ...figures }) => [
    `${serviceId} ${city}`,
    figures,
  ]);
  expect(Object.fromEntries(prices)).toEqual(whole.prices);
  for (const field of ['requested', 'completed', 'amount'] as const) {
    const all = data.prices.reduce((total, row) => total + row[field], 0);
    expect(data.services.reduce((total, row) => total + row[field], 0)).toBe(all);
    expect(data.cities.reduce((total, row) => total + row[field], 0)).toBe(all);
  }
  const cells = data.cells.map(({ requested, unanswered }) => ({ requested, unanswered }));
  expect(cells.toSorted((one, other) => other.requested - one.requested || other.unanswered - one.unanswered)).toEqual(
    whole.cells,
  );
  expect(data.cohorts).toEqual(cohortsOf(log, to.slice(0, 7), '2026-11'));
}

function expectPeriod({ medianAnswerSeconds, ...shown }: PeriodFigures, log: readonly Recorded[]): void {
  const { figures, medianAnswerSeconds: exact } = figuresOf(log, { from: shown.from, to: shown.to });
  expect(shown).toEqual(figures);
  if (exact === null) expect(medianAnswerSeconds).toBeNull();
  // Whole seconds are rounded a second time.
  else
    expect(Math.abs((medianAnswerSeconds ?? 0) - exact)).toBeLessThanOrEqual((exact * MEDIAN_WITHIN_PERCENT) / 100 + 1);
}
