import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { confirmationEn } from './confirmation.en.ts';

type Word = keyof typeof confirmationEn;
export type Confirmation = {
  title: Word;
  text: Word;
  /** It is still to come: worth a place in the calendar. */ ahead: boolean;
};

const looks: Record<Exclude<BookingStatus, 'pending'>, Confirmation> = {
  quoted: { title: 'quoted', text: 'quotedText', ahead: false },
  accepted: { title: 'settled', text: 'settledText', ahead: true },
  arrived: { title: 'underWay', text: 'underWayText', ahead: false },
  in_progress: { title: 'underWay', text: 'underWayText', ahead: false },
  completed: { title: 'done', text: 'doneText', ahead: false },
  declined: { title: 'over', text: 'overText', ahead: false },
  expired: { title: 'over', text: 'overText', ahead: false },
  cancelled: { title: 'over', text: 'overText', ahead: false },
};

/** What the confirmation says, by how the booking stands by now. */
export function confirmationOf({ status, worker }: Pick<Booking, 'status' | 'worker'>): Confirmation {
  if (status !== 'pending') return looks[status];
  return worker ? { title: 'sent', text: 'sentText', ahead: true } : { title: 'open', text: 'openText', ahead: true };
}
