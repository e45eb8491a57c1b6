import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import { HOUR_MS, manilaDay } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { nearDay } from '../../domain/near-day.ts';
import type { Values } from '../../i18n/i18n.ts';

/** Within this distance an available worker arrives within half an hour (specification section 9). */
const HALF_AN_HOUR_KM = 5;
const HALF_AN_HOUR_MS = HOUR_MS / 2;

export type Eta = {
  key:
    | 'availableNow'
    | 'arrivalWithin30'
    | 'freeAt'
    | 'freeTonight'
    | 'freeTomorrow'
    | 'freeOn'
    | 'freeFrom'
    | 'noFreeTime';
  values?: Values;
  now: boolean;
};

type Listed = Pick<WorkerListing, 'availableNow' | 'distanceKm' | 'nextFreeAt'>;
/** `wanted`: requested start, an instant; null for a job now. */
type Moment = { now: number; wanted: string | null; locale: string };

/** Arrival estimate in the reader's language; the listing's `etaText` is its English form. */
export function etaOf(worker: Listed, { now, wanted, locale }: Moment): Eta {
  if (worker.availableNow && wanted === null)
    return { key: comesWithinHalfAnHour(worker, now) ? 'arrivalWithin30' : 'availableNow', now: true };
  if (worker.nextFreeAt === null) return { key: 'noFreeTime', now: false };
  if (wanted === null) return freeSoon(worker.nextFreeAt, now, locale);
  const sameDay = manilaDay(worker.nextFreeAt) === manilaDay(wanted);
  const when = (sameDay ? formatTime : formatDayAndTime)(worker.nextFreeAt, locale);
  const later = Date.parse(worker.nextFreeAt) !== Date.parse(wanted);
  return { key: later ? 'freeFrom' : 'freeAt', values: { when }, now: false };
}

const nearKeys = { today: 'freeAt', tonight: 'freeTonight', tomorrow: 'freeTomorrow' } as const;

/** A word for a near day, the date for a later one. */
function freeSoon(at: string, now: number, locale: string): Eta {
  const near = nearDay(at, now);
  if (near === null) return { key: 'freeOn', values: { when: formatDayAndTime(at, locale) }, now: false };
  return { key: nearKeys[near], values: { when: formatTime(at, locale) }, now: false };
}

function comesWithinHalfAnHour({ distanceKm, nextFreeAt }: Listed, now: number): boolean {
  const isNear = distanceKm !== null && distanceKm <= HALF_AN_HOUR_KM;
  return isNear && nextFreeAt !== null && Date.parse(nextFreeAt) - now <= HALF_AN_HOUR_MS;
}
