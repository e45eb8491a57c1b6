import type { WorkerAtRisk } from '#contracts/views/analytics.ts';
import {
  firstDayOfLately,
  type Stars,
  sumOf,
  type Tally,
  type WorkerTroublesDocument,
} from '#projectors/read-models/analytics/worker-troubles.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';

const SHOWN = 20;

type Lately = Omit<WorkerAtRisk, 'workerId' | 'accountId' | 'name' | 'reasons'>;
type Reason = WorkerAtRisk['reasons'][number];

/** The condition of each reason, and its weight in the order. */
const reasons: Readonly<Record<Reason, { holds: (lately: Lately) => boolean; weight: (lately: Lately) => number }>> = {
  no_shows: { holds: ({ noShows }) => noShows >= 1, weight: ({ noShows }) => 5 * noShows },
  called_off: { holds: ({ calledOff }) => calledOff >= 2, weight: ({ calledOff }) => 2 * calledOff },
  declines: {
    holds: ({ declined, taken }) => declined >= 3 && declined >= taken,
    weight: ({ declined }) => Math.min(declined, 10) / 2,
  },
  rating_low: {
    holds: ({ rating }) => rating !== null && rating < 3.5,
    weight: ({ rating }) => 4 * (4 - (rating ?? 4)),
  },
  rating_falling: {
    holds: ({ rating, ratingBefore }) => rating !== null && ratingBefore !== null && ratingBefore - rating >= 0.5,
    weight: ({ rating, ratingBefore }) => 4 * ((ratingBefore ?? 0) - (rating ?? 0)),
  },
};

/** Listed workers whom staff should talk to, most urgent first. */
export function workersAtRisk(
  troubles: ReadonlyMap<string, WorkerTroublesDocument>,
  workers: ReadonlyMap<string, WorkerDocument>,
  today: string,
): WorkerAtRisk[] {
  const since = firstDayOfLately(today);
  const found: { worker: WorkerAtRisk; weight: number }[] = [];
  for (const [workerId, document] of troubles) {
    const worker = workers.get(workerId);
    if (!worker?.listed) continue;
    const lately = figuresSince(document, since);
    const held = (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason].holds(lately));
    if (held.length === 0) continue;
    const { accountId, name } = worker;
    const weight = held.reduce((sum, reason) => sum + reasons[reason].weight(lately), 0);
    found.push({ worker: { workerId, accountId, name, reasons: held, ...lately }, weight });
  }
  return found
    .sort((one, other) => other.weight - one.weight || (one.worker.workerId < other.worker.workerId ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ worker }) => worker);
}

function figuresSince({ taken, declined, calledOff, noShows, stars }: WorkerTroublesDocument, since: string): Lately {
  return {
    taken: countSince(taken, since),
    declined: countSince(declined, since),
    calledOff: countSince(calledOff, since),
    noShows: countSince(noShows, since),
    rating: average(starsOf(stars, (day) => day >= since)),
    ratingBefore: average([stars.before, ...starsOf(stars, (day) => day < since)]),
  };
}

export function countSince({ days }: Tally, since: string): number {
  return Object.entries(days).reduce((sum, [day, count]) => sum + (day >= since ? count : 0), 0);
}

function starsOf({ days }: WorkerTroublesDocument['stars'], isMeant: (day: string) => boolean): Stars[] {
  return Object.entries(days).flatMap(([day, stars]) => (isMeant(day) ? stars : []));
}

/** Too few ratings for an average. */
const ENOUGH = 3;

function average(stars: readonly Stars[]): number | null {
  const { count, sum } = sumOf(stars);
  return count < ENOUGH ? null : Math.round((sum / count) * 10) / 10;
}
