import { formatTime } from '#contracts/manila-format.ts';
import type { WorkerListing, WorkerReason } from '#contracts/views/worker.ts';
import type { Values } from '../../i18n/i18n.ts';
import type { Eta } from './eta.ts';

/**
 * A reason for a worker's rank as text; `kind` selects the icon. `time`: arrival estimate. The suki mark is separate.
 */
export type ReasonFact = {
  kind: Exclude<WorkerReason['kind'], 'suki'> | 'time';
  key:
    | Eta['key']
    | 'reasonGoodAt'
    | 'reasonNear'
    | 'reasonFreeToday'
    | 'reasonFreeTomorrow'
    | 'reasonWellRated'
    | 'reasonNew';
  values?: Values;
};

/** Maximum number of reasons on a card. */
const MAX_REASONS = 3;

type Listed = Pick<WorkerListing, 'reasons' | 'nextFreeAt' | 'completedJobs'>;

/**
 * Strongest first, without duplicates, limited in number. The arrival estimate is always included, in the same
 * position on each card.
 */
export function reasonFacts(worker: Listed, eta: Eta, locale: string): ReasonFact[] {
  const soon: ReasonFact = { kind: 'time', key: eta.key, ...(eta.values && { values: eta.values }) };
  const facts = worker.reasons.flatMap((reason) => {
    const isTime = reason.kind === 'free_today' || reason.kind === 'free_tomorrow';
    return isTime && eta.now ? [soon] : factOf(reason, worker, locale);
  });
  const hasTime = facts.some(({ kind }) => kind === 'time' || kind.startsWith('free'));
  const before = facts.filter(({ kind }) => kind === 'good_at' || kind === 'near').length;
  if (!hasTime) facts.splice(before, 0, soon);
  return facts.slice(0, MAX_REASONS);
}

function factOf(reason: WorkerReason, { nextFreeAt, completedJobs }: Listed, locale: string): ReasonFact[] {
  const when = nextFreeAt === null ? '' : formatTime(nextFreeAt, locale);
  const { kind } = reason;
  switch (kind) {
    case 'suki':
      return [];
    case 'good_at':
      return [{ kind, key: 'reasonGoodAt', values: { skill: reason.skill } }];
    case 'near':
      return [{ kind, key: 'reasonNear', values: { km: reason.km } }];
    case 'free_today':
      return [{ kind, key: 'reasonFreeToday', values: { when } }];
    case 'free_tomorrow':
      return [{ kind, key: 'reasonFreeTomorrow', values: { when } }];
    case 'well_rated':
      return [{ kind, key: 'reasonWellRated', values: { reviews: reason.reviews } }];
    case 'new':
      // "New on Suki" already replaces the job count.
      return completedJobs === 0 ? [] : [{ kind, key: 'reasonNew' }];
  }
}
