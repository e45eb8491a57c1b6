import type { Terms } from '#contracts/calendar/start-refusal.ts';
import { destinationOf, type JobPlace } from '#contracts/place/reach.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { shownRating, startingPrice } from '../worker/listed-worker.ts';
import { type Bits, keepCommon, keepPassing, setBit } from './bits.ts';
import { eachReachingHome } from './reaching-homes.ts';
import type { ServiceOf } from './shown-service.ts';
import type { WorkerIndex } from './worker-index.ts';

export type Filters = {
  serviceId?: string | undefined;
  /** Of somebody's services the one that they are shown with. */
  shownService: ServiceOf;
  /** Centavos, of what a job of that service starts at. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minRating?: number | undefined;
  language?: string | undefined;
  /** A Manila day. */
  freeOn?: string | undefined;
  /** An instant in ms: free then, or later on that Manila day. */
  freeFromMs?: number | undefined;
  /** Where all must be able to come. */
  job: JobPlace | null;
  /** Of a job that people are free for. */
  durationMinutes: number;
};

/** By which somebody is booked, and how far somebody goes who doesn't say. */
export type Rules = { terms: Terms; usualRadiusKm: number };

/** `then`: of those found, who is free at the very instant asked for; null where none was. */
export type Passing = { found: Bits; then: Bits | null };

/** Of those who take new jobs, and of `among` where it is given, everybody who passes all filters. */
export function passing(index: WorkerIndex, filters: Filters, rules: Rules, among: Bits | null): Passing {
  const found = index.scratch.empty(index.count());
  index.columns.open.addTo(found);
  for (const those of [among, ...sets(index, filters, rules)]) if (those) keepCommon(found, those);
  // The dearest to find out come last.
  checksOf(index, filters).reduce(keepPassing, found);
  return keepFree(index, filters, rules, found);
}

/** Filters of which the index knows beforehand whom they let through. */
function* sets(index: WorkerIndex, { serviceId, language, job }: Filters, { usualRadiusKm }: Rules): Generator<Bits> {
  const { scratch } = index;
  const count = index.count();
  if (serviceId !== undefined) yield scratch.of(index.offering(serviceId)?.entries ?? [], count);
  if (language !== undefined) yield scratch.of(index.speaking(language)?.entries ?? [], count);
  if (!job) return;
  const coming = scratch.empty(count);
  eachReachingHome(index, { destination: destinationOf(job), usualRadiusKm }, (people) => {
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

/** Each one's calendar is looked at once, for whether they are free and for whether they are free then. */
function keepFree(
  { freeStarts, scratch, count }: WorkerIndex,
  filters: Filters,
  { terms }: Rules,
  found: Bits,
): Passing {
  const { freeOn, freeFromMs, durationMinutes } = filters;
  if (freeOn !== undefined) {
    const startOf = freeStarts.onDay(freeOn, durationMinutes, terms);
    keepPassing(found, (number) => startOf(number) !== Number.POSITIVE_INFINITY);
  }
  if (freeFromMs === undefined) return { found, then: null };
  const startOf = freeStarts.from(freeFromMs, durationMinutes, terms);
  const then = scratch.empty(count());
  keepPassing(found, (number) => {
    const start = startOf(number);
    if (start === freeFromMs) setBit(then, number, true);
    return start !== Number.POSITIVE_INFINITY;
  });
  return { found, then };
}
