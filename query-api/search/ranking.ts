import type { workerSorts } from '#contracts/calls/worker.ts';
import type { Terms } from '#contracts/calendar/start-refusal.ts';
import type { Coordinates } from '#contracts/fields.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { coarsePin } from '#contracts/place/distance.ts';
import { isCityMiddle } from '#contracts/place/pins.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { averageRating, startingPrice } from '../worker/listed-worker.ts';
import type { Bits } from './bits.ts';
import type { Fits } from './found-words.ts';
import type { Filters } from './matching-workers.ts';
import type { StartOf } from './free-starts.ts';
import type { Top } from './top.ts';
import type { WorkerIndex } from './worker-index.ts';

export type Sort = (typeof workerSorts)[number];

export type RankingQuery = Pick<Filters, 'shownService' | 'freeOn' | 'freeFromMs' | 'durationMinutes'> & {
  sort: Sort;
  /** By worker id: jobs completed for the caller. */
  sukiJobs: Readonly<Record<string, number>>;
  fits: Fits | null;
  /** Origin of distances; null: none. */
  from: Coordinates | null;
  terms: Terms;
};

/**
 * Order of the results. `rank`: higher first; null when it would be below the top's minimum, which may be known before
 * the slowest part is computed. `walk`: visits all of `left` in parts.
 */
export type Order = {
  rank: (number: number, top: Pick<Top, 'least'>) => number | null;
  walk: (left: Bits, isFew: boolean, look: Look) => void;
};

/** Upper bound: no one in `people`, or after them, ranks above `byMerit` times their merit plus `atMost`. */
export type Look = (people: ArrayLike<number>, byMerit: number, atMost: number) => void;

/** Whole km from there; null when only the city of either is known. */
export function kilometres(index: WorkerIndex, from: Coordinates | null): (number: number) => number | null {
  if (!from || isCityMiddle(from)) return () => null;
  const ways = index.cells.kilometresFrom(coarsePin(from));
  const { cellOf } = index.columns;
  return (number) => {
    const cell = cellOf[number] ?? -1;
    return cell < 0 ? null : (ways[cell] ?? 0);
  };
}

export const orderBy: Readonly<Record<Sort, (index: WorkerIndex, wanted: RankingQuery) => Order>> = {
  best,
  nearest,
  soonest,
  rating: (index) => ofWorker(index, (worker) => averageRating(worker) + worker.reviewCount / 1e6),
  price: (index, { shownService }) => ofWorker(index, (worker) => -startingPrice(worker, shownService(worker))),
};

function ofWorker(index: WorkerIndex, rankOf: (worker: WorkerDocument) => number): Order {
  const { workers } = index.columns;
  const rank = (number: number) => {
    const worker = workers[number];
    return worker ? rankOf(worker) : null;
  };
  return { rank, walk: inOneStep(index) };
}

function inOneStep({ scratch }: WorkerIndex): Order['walk'] {
  return (left, _, look) => look(scratch.numbersIn(left), 0, Number.POSITIVE_INFINITY);
}

/** Match outweighs reputation: the difference between a whole word and a probable one equals one star. */
const FIT = 6;
const SOON = 0.25;
/** Rounding error of a different order of addition. */
const ROUNDING = 1e-9;
/** Bonus for a worker the client has had before. */
const SUKI = 0.75;
const FAR_KM = 50;
const KM_A_POINT = 25;

function best(index: WorkerIndex, wanted: RankingQuery): Order {
  const { fits, from, terms, sukiJobs, durationMinutes } = wanted;
  const { merit } = index.columns;
  const kmOf = kilometres(index, from);
  const soonestOf = index.freeStarts.soonest(durationMinutes, terms);
  const sukis = new Set(
    Object.keys(sukiJobs).flatMap((workerId) => {
      const number = index.numberOf(workerId);
      return number !== undefined && (sukiJobs[workerId] ?? 0) > 0 ? [number] : [];
    }),
  );
  const mostOfOthers = FIT * (fits?.best ?? 0) + SOON + ROUNDING;
  return {
    rank(number, top) {
      const sure =
        (merit[number] ?? 0) +
        FIT * (fits?.fit(number) ?? 0) +
        (sukis.has(number) ? SUKI : 0) -
        pointsFor(kmOf(number));
      if (sure + SOON < top.least) return null;
      return sure + (soonestOf(number) < terms.nowMs + DAY_MS ? SOON : 0);
    },
    walk(left, isFew, look) {
      if (isFew) return inOneStep(index)(left, isFew, look);
      look([...sukis], 0, Number.POSITIVE_INFINITY);
      outward(index, from, (people, km) => look(people, 1, mostOfOthers - pointsFor(km)));
    },
  };
}

function pointsFor(km: number | null): number {
  return Math.min(km ?? 0, FAR_KM) / KM_A_POINT;
}

/** All workers by distance of their home, nearest first; null: unknown distance. */
function outward(
  { cells }: WorkerIndex,
  from: Coordinates | null,
  tell: (people: readonly number[], km: number | null) => void,
): void {
  if (from && !isCityMiddle(from))
    cells.outward(coarsePin(from), (home, km) => tell(home.people, home.isPinned ? km : null));
  else for (const home of cells.homes) if (home) tell(home.people, null);
  tell(cells.nowhere, null);
}

const FAR_AWAY_KM = 1e6;
/** Breaks ties of distance by rating: less than one kilometre at five stars. */
const RATING_KM = 0.01;

function nearest(index: WorkerIndex, { from }: RankingQuery): Order {
  const kmOf = kilometres(index, from);
  const { rated } = index.columns;
  return {
    rank: (number) => (rated[number] ?? 0) * RATING_KM - (kmOf(number) ?? FAR_AWAY_KM),
    walk(left, isFew, look) {
      if (isFew) return inOneStep(index)(left, isFew, look);
      // Merit is at least the rating.
      outward(index, from, (people, km) => look(people, RATING_KM, -(km ?? FAR_AWAY_KM)));
    },
  };
}

function soonest(index: WorkerIndex, { freeOn, freeFromMs, durationMinutes, terms }: RankingQuery): Order {
  const { merit } = index.columns;
  const startOf = soonestStart(index, { freeOn, freeFromMs, durationMinutes, terms });
  return {
    rank(number) {
      const start = startOf(number);
      return start === Number.POSITIVE_INFINITY ? -Number.MAX_VALUE : -start / 60_000 + (merit[number] ?? 0) / 100;
    },
    walk: inOneStep(index),
  };
}

function soonestStart(
  { freeStarts }: WorkerIndex,
  {
    freeOn,
    freeFromMs,
    durationMinutes,
    terms,
  }: Pick<RankingQuery, 'freeOn' | 'freeFromMs' | 'durationMinutes' | 'terms'>,
): StartOf {
  if (freeFromMs !== undefined) return freeStarts.from(freeFromMs, durationMinutes, terms);
  if (freeOn !== undefined) return freeStarts.onDay(freeOn, durationMinutes, terms);
  return freeStarts.soonest(durationMinutes, terms);
}
