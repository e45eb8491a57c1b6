import type { workerSorts } from '#contracts/calls/worker.ts';
import type { Terms } from '#contracts/calendar/start-refusal.ts';
import type { Coordinates } from '#contracts/fields.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { coarsePin } from '#contracts/place/distance.ts';
import { isCityMiddle } from '#contracts/place/pins.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { averageRating, startingPrice, trustedRating } from '../worker/listed-worker.ts';
import { type Bits, numbersIn } from './bits.ts';
import type { Fits } from './found-words.ts';
import type { Filters } from './passing.ts';
import type { StartOf } from './free-starts.ts';
import type { Step } from './merit-steps.ts';
import type { WorkerIndex } from './worker-index.ts';

export type Sort = (typeof workerSorts)[number];

export type Wanted = Pick<Filters, 'serviceId' | 'freeOn' | 'freeFromMs' | 'durationMinutes'> & {
  sort: Sort;
  /** Jobs that workers have completed for whoever asks, by worker id. */
  sukiJobs: Readonly<Record<string, number>>;
  fits: Fits | null;
  /** From where ways are told; null: they aren't. */
  from: Coordinates | null;
  terms: Terms;
};

/**
 * The order of those who are found. `rank`: higher comes first; it may ask whether a rank is out already before it finds
 * out what takes longest, and is null then. `steps`: everybody of `left`, in steps of which those below rank no higher.
 */
export type Order = {
  rank: (number: number, isOut: (most: number) => boolean) => number | null;
  steps: (left: Bits, isFew: boolean) => Iterable<Step>;
};

/** Whole km from there; null where of one of the two no more is known than the city. */
export function kilometres(index: WorkerIndex, from: Coordinates | null): (number: number) => number | null {
  if (!from || isCityMiddle(from)) return () => null;
  const ways = index.cells.waysFrom(coarsePin(from));
  const { cellOf } = index.columns;
  return (number) => {
    const cell = cellOf[number] ?? -1;
    return cell < 0 ? null : Math.round(ways[cell] ?? 0);
  };
}

export const orderBy: Readonly<Record<Sort, (index: WorkerIndex, wanted: Wanted) => Order>> = {
  best,
  nearest,
  soonest,
  rating: (index) => ofWorker(index, (worker) => averageRating(worker) + worker.reviewCount / 1e6),
  price: (index, { serviceId }) => ofWorker(index, (worker) => -startingPrice(worker, serviceId)),
};

function ofWorker({ columns: { workers } }: WorkerIndex, rankOf: (worker: WorkerDocument) => number): Order {
  const rank = (number: number) => {
    const worker = workers[number];
    return worker ? rankOf(worker) : null;
  };
  return { rank, steps: inOneStep };
}

function* inOneStep(left: Bits): Generator<Step> {
  yield { most: Number.POSITIVE_INFINITY, people: numbersIn(left) };
}

/** What fits better comes before what is known better: between a whole word and a likely one lies as much as a star. */
const FIT = 6;
const SOON = 0.25;
/** Whom one has had before. */
const SUKI = 0.75;
const FAR_KM = 50;
const KM_A_POINT = 25;

function best(index: WorkerIndex, wanted: Wanted): Order {
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
  const mostOfOthers = FIT * (fits?.best ?? 0) + SOON;
  return {
    rank(number, isOut) {
      const sure =
        (merit[number] ?? 0) +
        FIT * (fits?.fit(number) ?? 0) +
        (sukis.has(number) ? SUKI : 0) -
        Math.min(kmOf(number) ?? 0, FAR_KM) / KM_A_POINT;
      if (isOut(sure + SOON)) return null;
      return sure + (soonestOf(number) < terms.nowMs + DAY_MS ? SOON : 0);
    },
    *steps(left, isFew) {
      if (isFew) yield* inOneStep(left);
      else {
        yield { most: Number.POSITIVE_INFINITY, people: sukis };
        for (const { most, people } of index.meritSteps.down()) yield { most: most + mostOfOthers, people };
      }
    },
  };
}

const FAR_AWAY_KM = 1e6;
/** Of those who are as near, who is rated better: less than a kilometre, at five stars. */
const RATING_KM = 0.01;
const MOST_OF_RATING = 0.05;

function nearest(index: WorkerIndex, { from }: Wanted): Order {
  const kmOf = kilometres(index, from);
  const rated = ofWorker(index, (worker) => trustedRating(worker) * RATING_KM);
  const middle = from && !isCityMiddle(from) ? coarsePin(from) : null;
  return {
    rank: (number, isOut) => {
      const rating = rated.rank(number, isOut);
      return rating === null ? null : rating - (kmOf(number) ?? FAR_AWAY_KM);
    },
    *steps(left, isFew) {
      if (middle && !isFew)
        for (const { most, people } of index.cells.outward(middle)) yield { most: most + MOST_OF_RATING, people };
      yield* inOneStep(left);
    },
  };
}

function soonest(index: WorkerIndex, { freeOn, freeFromMs, durationMinutes, terms }: Wanted): Order {
  const { merit } = index.columns;
  const startOf = soonestStart(index, { freeOn, freeFromMs, durationMinutes, terms });
  return {
    rank(number) {
      const start = startOf(number);
      return start === Number.POSITIVE_INFINITY ? -Number.MAX_VALUE : -start / 60_000 + (merit[number] ?? 0) / 100;
    },
    steps: inOneStep,
  };
}

function soonestStart(
  { freeStarts }: WorkerIndex,
  { freeOn, freeFromMs, durationMinutes, terms }: Pick<Wanted, 'freeOn' | 'freeFromMs' | 'durationMinutes' | 'terms'>,
): StartOf {
  if (freeFromMs !== undefined) return freeStarts.from(freeFromMs, durationMinutes, terms);
  if (freeOn !== undefined) return freeStarts.onDay(freeOn, durationMinutes, terms);
  return freeStarts.soonest(durationMinutes, terms);
}
