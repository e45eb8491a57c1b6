import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workerSorts } from '#contracts/calls/worker.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { averageRating, shownRating, startingPrice } from '#query-api/worker/listed-worker.ts';
import { demoWorkers, searchAmong } from './demo-search.ts';

const anyFigures = fc.record({
  reviews: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 8 }),
  completedJobs: fc.integer({ min: 0, max: 40 }),
  basePriceCentavos: fc.integer({ min: 300, max: 2000 }).map((pesos) => pesos * 100),
  listed: fc.boolean(),
});

/** Some of the demo's workers, with other figures. */
const anyWorkers = fc
  .array(anyFigures, { minLength: demoWorkers.length, maxLength: demoWorkers.length })
  .map((figures) =>
    demoWorkers.map((worker, at): WorkerDocument => {
      const { reviews = [], completedJobs = 0, basePriceCentavos = 50_000, listed = true } = figures[at] ?? {};
      const ratingSum = reviews.reduce((sum, rating) => sum + rating, 0);
      const rates = { ...worker.rates, basePriceCentavos };
      return { ...worker, rates, listed, completedJobs, ratingSum, reviewCount: reviews.length };
    }),
  );
const anyWords = fc.constantFrom('', 'tubero', 'plubming', 'aircon', 'linis bahay', 'electrician qc', 'repair', 'jun');
const pasig = { lat: 14.5717, lng: 121.0592 };

const ids = (found: readonly { worker: WorkerDocument }[]) => found.map(({ worker }) => worker.workerId);

describe('any search', () => {
  it('splits one list into pages of any size: each result once, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorkers, anyWords, fc.integer({ min: 1, max: 15 }), async (people, q, limit) => {
        const { find } = searchAmong(people);
        const { total, first } = await find(q, { near: pasig });
        const whole = ids(first(total));
        expect(new Set(whole).size).toBe(total);
        const pages = Array.from({ length: Math.ceil(total / limit) }, (_, page) =>
          ids(first((page + 1) * limit)).slice(page * limit),
        );
        expect(pages.flat()).toEqual(whole);
      }),
      { numRuns: 12 },
    );
  });

  it('returns the same results in the same order, whichever document was projected first', async () => {
    const anyOrder = fc.shuffledSubarray([...demoWorkers], { minLength: demoWorkers.length });
    const inOrder = searchAmong(demoWorkers);
    await fc.assert(
      fc.asyncProperty(anyOrder, anyWords, fc.constantFrom(...workerSorts), async (people, q, sort) => {
        const [one, other] = await Promise.all(
          [inOrder, searchAmong(people)].map(({ find }) => find(q, { near: pasig, sort })),
        );
        expect(ids(other?.first(other.total) ?? [])).toEqual(ids(one?.first(one.total) ?? []));
        expect(other?.reading?.corrected).toBe(one?.reading?.corrected);
      }),
      { numRuns: 25 },
    );
  });

  it('filters exactly the listed workers who match', async () => {
    const anyFilters = fc.record(
      {
        minPrice: fc.integer({ min: 0, max: 150_000 }),
        maxPrice: fc.integer({ min: 50_000, max: 200_000 }),
        minRating: fc.constantFrom(3, 4, 4.5),
        language: fc.constantFrom('English', 'cebuano', 'Tagalog'),
        serviceId: fc.constantFrom('plumbing', 'deep-cleaning'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(anyWorkers, anyWords, anyFilters, async (people, q, filters) => {
        const { find } = searchAmong(people);
        const all = await find(q);
        const some = await find(q, filters);
        const passing = all.first(all.total).filter(({ worker }) => passes(worker, filters));
        expect(ids(some.first(some.total)).toSorted()).toEqual(ids(passing).toSorted());
        expect(all.first(all.total).every(({ worker }) => worker.listed)).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  it('sorts as requested', async () => {
    const keys: Partial<Record<(typeof workerSorts)[number], (worker: WorkerDocument, km: number | null) => number>> = {
      price: (worker) => startingPrice(worker),
      rating: (worker) => -averageRating(worker),
      nearest: (_, km) => km ?? Number.POSITIVE_INFINITY,
    };
    for (const [sort, key] of Object.entries(keys))
      await fc.assert(
        fc.asyncProperty(anyWorkers, anyWords, async (people, q) => {
          const { total, first } = await searchAmong(people).find(q, {
            near: pasig,
            sort: sort as (typeof workerSorts)[number],
          });
          const values = first(total).map(({ worker, km }) => key(worker, km));
          expect(values).toEqual(values.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
        }),
        { numRuns: 6 },
      );
  });

  it('finds a changed worker by their current profile, and a suspended worker not at all', async () => {
    const { find, index } = searchAmong(demoWorkers);
    const [jun] = demoWorkers;
    if (!jun) throw new Error('The demo has no workers');
    index.workers.followWorkers.changed(jun.workerId, { ...jun, name: 'Zeno Ygnacio' });
    expect(ids((await find('ygnacio')).first(5))).toEqual([jun.workerId]);
    expect(ids((await find('bautista')).first(5))).not.toContain(jun.workerId);
    index.workers.followWorkers.changed(jun.workerId, { ...jun, listed: false });
    expect((await find('ygnacio')).total).toBe(0);
  });
});

type Filters = { minPrice?: number; maxPrice?: number; minRating?: number; language?: string; serviceId?: string };
const calledSo: Record<string, string> = { English: 'English', cebuano: 'Cebuano', Tagalog: 'Filipino' };

const anything = { minPrice: 0, maxPrice: 1e9, minRating: 0 };

function passes(worker: WorkerDocument, filters: Filters) {
  const { minPrice, maxPrice, minRating, language, serviceId }: Filters & typeof anything = { ...anything, ...filters };
  const price = startingPrice(worker, serviceId);
  return (
    price >= minPrice &&
    price <= maxPrice &&
    shownRating(worker) >= minRating &&
    (language === undefined || (worker.profile?.languages ?? []).includes(calledSo[language] ?? '')) &&
    (serviceId === undefined || worker.services.some((one) => one.serviceId === serviceId))
  );
}
