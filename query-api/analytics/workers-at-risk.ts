import { addDays } from '#contracts/manila-time.ts';
import type { WorkerAtRisk } from '#contracts/views/analytics.ts';
import type { WorkerTroublesDocument } from '#projectors/read-models/analytics/worker-troubles.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';

/** So far back counts as lately. */
const DAYS = 90;
const SHOWN = 20;

type Lately = Omit<WorkerAtRisk, 'workerId' | 'accountId' | 'name' | 'reasons'>;
type Reason = WorkerAtRisk['reasons'][number];

/** What each reason takes, and what it weighs in the order of the list. */
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

export function firstDayOfLately(today: string): string {
  return addDays(today, 1 - DAYS);
}

/** Listed workers whom somebody should talk to, those first who need it most. */
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
    const lately = sinceThen(document, since);
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

function sinceThen({ taken, declined, calledOff, noShows, ratings }: WorkerTroublesDocument, since: string): Lately {
  const count = (noted: readonly { day: string }[]) => noted.filter(({ day }) => day >= since).length;
  return {
    taken: count(taken),
    declined: count(declined),
    calledOff: count(calledOff),
    noShows: count(noShows),
    rating: average(ratings.filter(({ day }) => day >= since)),
    ratingBefore: average(ratings.filter(({ day }) => day < since)),
  };
}

/** Fewer stars than this say nothing. */
const ENOUGH = 3;

function average(ratings: readonly { stars: number }[]): number | null {
  if (ratings.length < ENOUGH) return null;
  return Math.round((ratings.reduce((sum, { stars }) => sum + stars, 0) / ratings.length) * 10) / 10;
}
