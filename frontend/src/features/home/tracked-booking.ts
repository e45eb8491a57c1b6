import { answerDue } from '#contracts/booking/answer-due.ts';
import { bookingGroups, type BookingStatus } from '#contracts/booking/lifecycle.ts';
import { formatDay, formatTime } from '#contracts/manila-format.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { mustPay, type Turn, turnOf } from '../../domain/booking/turn.ts';
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

/** Progress of the service; null if it was declined, cancelled or expired. */
export function trackStep(status: BookingStatus): number | null {
  return stepOf[status];
}

const underWay: readonly BookingStatus[] = ['in_progress', 'arrived'];

/** The worker has arrived or is at work. */
export function isUnderWay({ status }: Pick<Booking, 'status'>): boolean {
  return underWay.includes(status);
}

/** Home's order, most urgent first. */
const pressing = ['happening', 'today', 'money due', 'next', 'waiting'] as const;
type Urgency = (typeof pressing)[number];

function urgencyOf({ status, startsAt, payment }: Booking, now: number): Urgency | null {
  if (isUnderWay({ status })) return 'happening';
  if (status === 'accepted' && manilaDay(startsAt) <= manilaDay(now)) return 'today';
  if (mustPay(payment)) return 'money due';
  if (status === 'accepted') return 'next';
  return bookingGroups.waiting.some((each) => each === status) ? 'waiting' : null;
}

/** Quotes wait for the client, requests for others. */
const waitingOrder = (booking: Booking) => (booking.status === 'quoted' ? 0 : 1);

/** Bookings by urgency: current, today, payment due, next, waiting; then by start. `now` in ms. */
export function sortByUrgency(bookings: readonly Booking[], now: number): Booking[] {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const ranked = [...byId.values()].flatMap((booking) => {
    const found = urgencyOf(booking, now);
    return found ? [{ booking, rank: pressing.indexOf(found) }] : [];
  });
  return ranked
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        waitingOrder(one.booking) - waitingOrder(other.booking) ||
        Date.parse(one.booking.startsAt) - Date.parse(other.booking.startsAt),
    )
    .map(({ booking }) => booking);
}

const waitsForClient: readonly (Turn | null)[] = ['pay', 'accept_quote', 'accept_time', 'approve_extra'];

/** Listed below the first booking: the rest of today, and bookings that wait for the client. */
export function isTrackable(booking: Booking, now: number): boolean {
  const found = urgencyOf(booking, now);
  return found === 'happening' || found === 'today' || waitsForClient.includes(turnOf(booking));
}

type Line = { key: keyof typeof homeEn; values?: Values };
type Tracked = Pick<Booking, 'status' | 'startsAt' | 'answerBy' | 'workerAnswerBy'> & {
  worker: { name: string } | null;
};

/** Current state in one line below the service's name. */
export function trackLine(booking: Tracked, now: number, locale: string): Line {
  const { status, worker, startsAt } = booking;
  const due = answerDue(booking);
  const name = worker?.name ?? '';
  if (status === 'pending' && worker)
    return {
      key: 'linePending',
      values: { name, time: formatTime(due, locale), day: formatDay(due, locale) },
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
