import { finalStatuses, type BookingStatus } from '#contracts/booking/lifecycle.ts';
import { formatDay, formatTime } from '#contracts/manila-format.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { mustPay } from '../../domain/booking/turn.ts';
import type { Values } from '../../i18n/i18n.ts';
import type { homeEn } from './home.en.ts';

export const trackSteps = ['stepBooked', 'stepAccepted', 'stepArrived', 'stepStarted', 'stepDone'] as const;

const stepOf: Record<BookingStatus, number | null> = {
  pending: 0,
  quoted: 0,
  accepted: 1,
  arrived: 2,
  in_progress: 3,
  completed: 4,
  declined: null,
  expired: null,
  cancelled: null,
};

/** How far the service has come; null when it went nowhere. */
export function trackStep(status: BookingStatus): number | null {
  return stepOf[status];
}

const underWay: readonly BookingStatus[] = ['in_progress', 'arrived'];

/** A worker is there, or at the door. */
export function isUnderWay({ status }: Pick<Booking, 'status'>): boolean {
  return underWay.includes(status);
}

const asked: readonly BookingStatus[] = ['quoted', 'pending'];

/**
 * The booking that needs its client first: the one under way, a finished job that is to be paid, the next to start, what
 * was quoted for, what was asked for; else the latest. `bookings`: newest first.
 */
export function trackedBooking(bookings: readonly Booking[]): Booking | null {
  const first = (status: BookingStatus) => bookings.find((booking) => booking.status === status);
  const next = bookings
    .filter(({ status }) => status === 'accepted')
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return (
    firstOf(underWay.map(first)) ??
    bookings.find(({ status, payment }) => finalStatuses.includes(status) && mustPay(payment)) ??
    next[0] ??
    firstOf(asked.map(first)) ??
    bookings[0] ??
    null
  );
}

function firstOf<Found>(found: readonly (Found | undefined)[]): Found | undefined {
  return found.find((each) => each !== undefined);
}

type Line = { key: keyof typeof homeEn; values?: Values };
type Tracked = Pick<Booking, 'status' | 'startsAt' | 'answerBy'> & { worker: { name: string } | null };

/** What is going on, in one line under the service's name. */
export function trackLine({ status, worker, startsAt, answerBy }: Tracked, now: number, locale: string): Line {
  const name = worker?.name ?? '';
  if (status === 'pending' && worker)
    return {
      key: 'linePending',
      values: { name, time: formatTime(answerBy, locale), day: formatDay(answerBy, locale) },
    };
  if (status === 'accepted') return arrivalLine(name, startsAt, now, locale);
  return { key: lines[status], values: { name } };
}

function arrivalLine(name: string, startsAt: string, now: number, locale: string): Line {
  const today = manilaDay(now);
  const day = manilaDay(startsAt);
  if (day === today) return { key: 'lineToday', values: { name } };
  if (day === addDays(today, 1)) return { key: 'lineTomorrow', values: { name } };
  return { key: 'lineOnDay', values: { name, day: formatDay(startsAt, locale) } };
}

const lines: Record<BookingStatus, keyof typeof homeEn> = {
  pending: 'lineOpen',
  quoted: 'lineQuoted',
  accepted: 'lineToday',
  arrived: 'lineArrived',
  in_progress: 'lineInProgress',
  completed: 'lineCompleted',
  declined: 'lineDeclined',
  expired: 'lineExpired',
  cancelled: 'lineCancelled',
};
