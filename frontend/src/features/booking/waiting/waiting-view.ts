import { answerDue } from '#contracts/booking/answer-due.ts';
import { formatDay, formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { Values } from '../../../i18n/i18n.ts';
import type { bookingFlowEn } from '../../booking-flow/booking-flow.en.ts';

type Word = keyof typeof bookingFlowEn;
export type WaitingView = {
  title: Word;
  text: Word;
  values: Values;
  mood: 'waiting' | 'good' | 'sad';
  /** Whether the same job can be booked with another worker. */
  again: boolean;
};

type Awaited = Pick<Booking, 'status' | 'answerBy' | 'workerAnswerBy' | 'startsAt' | 'decline'> & {
  worker: { name: string } | null;
  service: { name: string };
};

type Look = Omit<WaitingView, 'values'>;

const looks: Record<Booking['status'], Look> = {
  pending: { title: 'waitingFor', text: 'waitingForText', mood: 'waiting', again: false },
  quoted: { title: 'quoted', text: 'quotedText', mood: 'good', again: false },
  accepted: { title: 'accepted', text: 'acceptedText', mood: 'good', again: false },
  arrived: { title: 'underWay', text: 'underWayText', mood: 'good', again: false },
  in_progress: { title: 'underWay', text: 'underWayText', mood: 'good', again: false },
  completed: { title: 'over', text: 'overText', mood: 'good', again: false },
  declined: { title: 'declined', text: 'declinedText', mood: 'sad', again: true },
  expired: { title: 'expired', text: 'expiredText', mood: 'sad', again: true },
  cancelled: { title: 'cancelled', text: 'cancelledText', mood: 'sad', again: true },
};

/** For open bookings. */
const openLooks: Partial<Record<Booking['status'], Look>> = {
  pending: { title: 'waitingOpen', text: 'waitingOpenText', mood: 'waiting', again: false },
  declined: { title: 'declinedNobody', text: 'declinedText', mood: 'sad', again: true },
};

/** The platform declined on the worker's behalf. */
const turnedDown: Record<NonNullable<NonNullable<Booking['decline']>['cause']>, Look> = {
  time_taken: { title: 'timeWent', text: 'timeWentText', mood: 'sad', again: true },
  worker_unavailable: { title: 'workerAway', text: 'workerAwayText', mood: 'sad', again: true },
};

function lookOf({ status, worker, decline }: Awaited): Look {
  if (status === 'declined' && decline?.cause) return turnedDown[decline.cause];
  return (!worker && openLooks[status]) || looks[status];
}

/** Texts of the waiting step by status. */
export function waitingView(booking: Awaited, locale: string): WaitingView {
  const { worker, service, startsAt } = booking;
  const due = answerDue(booking);
  const values = {
    name: worker?.name.split(' ')[0] ?? '',
    service: service.name,
    time: formatTime(due, locale),
    day: formatDay(due, locale),
    when: formatDayAndTime(startsAt, locale),
  };
  return { ...lookOf(booking), values };
}
