import { formatDay, formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { Values } from '../../i18n/i18n.ts';
import type { bookingFlowEn } from './booking-flow.en.ts';

type Word = keyof typeof bookingFlowEn;
export type WaitingView = {
  title: Word;
  text: Word;
  values: Values;
  mood: 'waiting' | 'good' | 'sad';
  /** The draft is worth taking up again with someone else. */
  again: boolean;
};

type Awaited = Pick<Booking, 'status' | 'answerBy' | 'startsAt'> & { worker: { name: string } | null };

/** What the waiting step says, by how the booking stands. */
export function waitingView(booking: Awaited, locale: string): WaitingView {
  const { status, worker, answerBy, startsAt } = booking;
  const values = { name: worker?.name.split(' ')[0] ?? '', time: formatTime(answerBy, locale), day: formatDay(answerBy, locale), when: formatDayAndTime(startsAt, locale) };
  switch (status) {
    case 'pending':
      return worker
        ? { title: 'waitingFor', text: 'waitingForText', values, mood: 'waiting', again: false }
        : { title: 'waitingOpen', text: 'waitingOpenText', values, mood: 'waiting', again: false };
    case 'quoted':
      return { title: 'quoted', text: 'quotedText', values, mood: 'good', again: false };
    case 'accepted':
      return { title: 'accepted', text: 'acceptedText', values, mood: 'good', again: false };
    case 'declined':
      return { title: worker ? 'declined' : 'declinedNobody', text: 'declinedText', values, mood: 'sad', again: true };
    case 'expired':
      return { title: 'expired', text: 'expiredText', values, mood: 'sad', again: true };
    case 'cancelled':
      return { title: 'cancelled', text: 'cancelledText', values, mood: 'sad', again: true };
    case 'arrived':
    case 'in_progress':
    case 'completed':
      return { title: 'underWay', text: 'underWayText', values, mood: 'good', again: false };
  }
}
