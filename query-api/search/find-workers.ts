import type { Coordinates } from '#contracts/fields.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { type Bits, countBits, eachNumber, hasBit, intersectInPlace, setBit, removeAll } from './bits.ts';
import { drawnBy, LEAST_WORTH_SHARING, newcomerPlaces, numberFrom, withNewcomers } from './fair-places.ts';
import { type Fits, fitting } from './found-words.ts';
import { type Filters, matchingWorkers, type MatchingWorkers, type Rules } from './matching-workers.ts';
import { kilometres, type Order, orderBy, type Sort } from './ranking.ts';
import type { Reading } from './reading.ts';
import { shownServices } from './shown-service.ts';
import { createTop } from './top.ts';
import type { WorkerIndex } from './worker-index.ts';

export type Question = Omit<Filters, 'shownService'> & {
  /** null without search text. */
  reading: Reading | null;
  /** Origin of distances. */
  near: Coordinates | null;
  sort: Sort;
  /** By worker id: jobs completed for the caller. */
  sukiJobs: Readonly<Record<string, number>>;
};

/** `today`: in Manila. */
export type Moment = Rules & { today: string };

/** `km`: as shown; null when unknown. */
export type Found = { worker: WorkerDocument; km: number | null };

/** The total, the first results in order, and words that match no worker. */
export type FoundWorkers = { total: number; first: Found[]; unmatched: readonly string[] };

export function findWorkers(index: WorkerIndex, question: Question, moment: Moment, count: number): FoundWorkers {
  index.turnTo(moment.today);
  index.scratch.begin();
  const fits = question.reading ? fitting(index, question.reading, moment.usualRadiusKm) : null;
  const shownService = shownServices(question.serviceId, question.reading);
  const passed = matchingWorkers(index, { ...question, shownService }, moment, fits?.found ?? null);
  const from = question.reading?.place?.place.pin ?? question.near;
  const order = orderBy[question.sort](index, { ...question, shownService, fits, from, terms: moment.terms });
  const kmOf = kilometres(index, from);
  const first: number[] = [];
  for (const tier of tiers(index, passed)) {
    const size = countBits(tier);
    const missing = count - first.length;
    if (missing <= 0) break;
    const ranked = bestOf(index, { found: tier, size }, missing, order);
    first.push(...shared(index, question, moment, { ranked, found: tier, size, fits, kmOf, count: missing }));
  }
  return {
    total: countBits(passed.found),
    unmatched: fits?.unmatched ?? [],
    first: first.flatMap((number) => {
      const worker = index.columns.workers[number];
      return worker ? [{ worker, km: kmOf(number) }] : [];
    }),
  };
}

/** Workers free at the job's time come before those free later that day. */
function tiers({ scratch }: WorkerIndex, { found, freeAtRequest }: MatchingWorkers): Bits[] {
  return freeAtRequest ? [freeAtRequest, removeAll(scratch.copy(found), freeAtRequest)] : [found];
}

/** Up to one in this many, checking each candidate is faster. */
const FEW = 16;

function bestOf(
  { columns, count, scratch }: WorkerIndex,
  { found, size }: Tier,
  wanted: number,
  order: Order,
): number[] {
  const { workers, merit } = columns;
  const top = createTop(wanted, (number) => workers[number]?.workerId ?? '');
  const left = scratch.copy(found);
  order.walk(left, size * FEW < count(), (people, byMerit, atMost) => {
    for (let at = 0; at < people.length; at++) {
      const number = people[at] ?? 0;
      if ((merit[number] ?? 0) * byMerit + atMost < top.least) break;
      if (!hasBit(left, number)) continue;
      setBit(left, number, false);
      const rank = order.rank(number, top);
      if (rank !== null && rank >= top.least) top.take(number, rank);
    }
  });
  return top.inOrder();
}

type Tier = { found: Bits; size: number };

type Ranked = Tier & {
  ranked: readonly number[];
  count: number;
  fits: Fits | null;
  kmOf: (number: number) => number | null;
};

/** A newcomer needs almost the best match, and must be near. */
const NEARLY_AS_WELL = 0.9;
const NOT_FAR_KM = 15;

/** Only for sorting by relevance: a sort by price stays exact. */
function shared(
  index: WorkerIndex,
  { sort, reading, serviceId }: Question,
  { today }: Moment,
  { ranked, found, size, count, fits, kmOf }: Ranked,
): readonly number[] {
  if (sort !== 'best' || size < LEAST_WORTH_SHARING) return ranked;
  const { workers, newcomers, lot } = index.columns;
  const turn = `${today}\n${reading?.words.map(({ word }) => word).join(' ') ?? ''}\n${serviceId ?? ''}`;
  const drawing = numberFrom(turn);
  const leastFit = fits && ranked[0] !== undefined ? fits.fit(ranked[0]) * NEARLY_AS_WELL : 0;
  const mayHaveOne = (number: number) =>
    (fits === null || fits.fit(number) >= leastFit) && (kmOf(number) ?? 0) <= NOT_FAR_KM;
  const inTurn = createTop(newcomerPlaces(count), (number) => workers[number]?.workerId ?? '');
  const theirs = index.scratch.empty(index.count());
  newcomers.addTo(theirs);
  eachNumber(intersectInPlace(theirs, found), (number) => {
    const rank = -drawnBy(lot[number] ?? 0, drawing);
    if (rank >= inTurn.least && mayHaveOne(number)) inTurn.take(number, rank);
  });
  return withNewcomers(ranked, inTurn.inOrder(), count, turn);
}
