import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import { HOUR_MS, manilaDay } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import type { Values } from '../../i18n/i18n.ts';

/** So near, an available worker is at the door within half an hour (specification section 9). */
const HALF_AN_HOUR_KM = 5;

export type Eta = {
  key: 'availableNow' | 'arrivalWithin30' | 'freeAt' | 'freeOn' | 'freeFrom' | 'noFreeTime';
  values?: Values;
  now: boolean;
};

type Listed = Pick<WorkerListing, 'availableNow' | 'distanceKm' | 'nextFreeAt'>;
/** `wanted`: the start asked for, as an instant; null when anyone is asked about now. */
type Moment = { now: number; wanted: string | null; locale: string };

/** How soon a worker can come, in the reader's language: what the listing's `etaText` says in English. */
export function etaOf(worker: Listed, { now, wanted, locale }: Moment): Eta {
  const aboutNow = wanted === null || Date.parse(wanted) - now <= HOUR_MS;
  if (worker.availableNow && aboutNow) return { key: isNear(worker) ? 'arrivalWithin30' : 'availableNow', now: true };
  if (worker.nextFreeAt === null) return { key: 'noFreeTime', now: false };
  const sameDay = manilaDay(worker.nextFreeAt) === manilaDay(wanted ?? now);
  const when = (sameDay ? formatTime : formatDayAndTime)(worker.nextFreeAt, locale);
  const later = wanted !== null && Date.parse(worker.nextFreeAt) !== Date.parse(wanted);
  if (later) return { key: 'freeFrom', values: { when }, now: false };
  return { key: sameDay ? 'freeAt' : 'freeOn', values: { when }, now: false };
}

function isNear({ distanceKm }: Listed): boolean {
  return distanceKm !== null && distanceKm <= HALF_AN_HOUR_KM;
}
