import type { Terms } from '#contracts/calendar/start-refusal.ts';
import { destinationOf, type JobPlace } from '#contracts/place/reach.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { shownRating, startingPrice } from '../worker/listed-worker.ts';
import { type Bits, intersectInPlace, filterInPlace, setBit } from './bits.ts';
import { forEachHomeInReach } from './homes-in-reach.ts';
import type { ServiceOf } from './shown-service.ts';
import type { WorkerIndex } from './worker-index.ts';

export type Filters = {
  serviceId?: string | undefined;
  /** The service shown for a worker. */
  shownService: ServiceOf;
  /** Starting price of that service, in centavos. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minRating?: number | undefined;
  language?: string | undefined;
  /** A Manila day. */
  freeOn?: string | undefined;
  /** An instant in ms: free at that time, or later on that Manila day. */
  freeFromMs?: number | undefined;
  /** Place that all must reach. */
  job: JobPlace | null;
  /** Length of the job. */
  durationMinutes: number;
};

/** Booking terms, and the default radius. */
export type Rules = { terms: Terms; usualRadiusKm: number };

/** `freeAtRequest`: found workers who are free at the requested instant; null without one. */
export type MatchingWorkers = { found: Bits; freeAtRequest: Bits | null };

/** Workers who take new jobs and pass all filters, restricted to `among` if given. */
export function matchingWorkers(
  index: WorkerIndex,
  filters: Filters,
  rules: Rules,
  among: Bits | null,
): MatchingWorkers {
  const found = index.scratch.empty(index.count());
  index.columns.open.addTo(found);
  for (const those of [among, ...sets(index, filters, rules)]) if (those) intersectInPlace(found, those);
  // The most expensive checks come last.
  checksOf(index, filters).reduce(filterInPlace, found);
  return keepFree(index, filters, rules, found);
}

/** Filters with a precomputed set in the index. */
function* sets(index: WorkerIndex, { serviceId, language, job }: Filters, { usualRadiusKm }: Rules): Generator<Bits> {
  const { scratch } = index;
  const count = index.count();
  if (serviceId !== undefined) yield scratch.of(index.offering(serviceId)?.entries ?? [], count);
  if (language !== undefined) yield scratch.of(index.speaking(language)?.entries ?? [], count);
  if (!job) return;
  const coming = scratch.empty(count);
  forEachHomeInReach(index, { destination: destinationOf(job), usualRadiusKm }, (people) => {
    for (const number of people) setBit(coming, number, true);
  });
  yield coming;
}

type Check = (number: number) => boolean;

function checksOf({ columns: { workers } }: WorkerIndex, filters: Filters): Check[] {
  const { shownService, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, minRating } = filters;
  const ofWorker =
    (passes: (worker: WorkerDocument) => boolean): Check =>
    (number) => {
      const worker = workers[number];
      return worker !== undefined && passes(worker);
    };
  const checks: Check[] = [];
  if (minPrice > 0 || maxPrice < Number.POSITIVE_INFINITY)
    checks.push(
      ofWorker((worker) => {
        const price = startingPrice(worker, shownService(worker));
        return price >= minPrice && price <= maxPrice;
      }),
    );
  if (minRating !== undefined) checks.push(ofWorker((worker) => shownRating(worker) >= minRating));
  return checks;
}

/** Reads each calendar once for both results. */
function keepFree(
  { freeStarts, scratch, count }: WorkerIndex,
  filters: Filters,
  { terms }: Rules,
  found: Bits,
): MatchingWorkers {
  const { freeOn, freeFromMs, durationMinutes } = filters;
  if (freeOn !== undefined) {
    const startOf = freeStarts.onDay(freeOn, durationMinutes, terms);
    filterInPlace(found, (number) => startOf(number) !== Number.POSITIVE_INFINITY);
  }
  if (freeFromMs === undefined) return { found, freeAtRequest: null };
  const startOf = freeStarts.from(freeFromMs, durationMinutes, terms);
  const freeAtRequest = scratch.empty(count());
  filterInPlace(found, (number) => {
    const start = startOf(number);
    if (start === freeFromMs) setBit(freeAtRequest, number, true);
    return start !== Number.POSITIVE_INFINITY;
  });
  return { found, freeAtRequest };
}
