import { finalStatuses } from '#contracts/booking/lifecycle.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { bookingPathOf, chatPath } from '../../../domain/booking/paths.ts';
import { mustPay, type Turn, turnOf } from '../../../domain/booking/turn.ts';
import type { Values } from '../../../i18n/i18n.ts';
import { payableNow } from '../../payment/pay-view.ts';
import type { bookingsEn } from './bookings.en.ts';

type Word = keyof typeof bookingsEn;
/** `turn`: waits for the client. Without `to`: books the same job again. */
export type CardAction = { word: Word; values?: Values; to?: string; turn: boolean };
export type CardTrouble = { word: Word; values: Values; tone: 'danger' | 'mango' };

const turnWords: Partial<Record<Turn, Word>> = {
  answer_no_show: 'doAnswer',
  approve_extra: 'doAnswerExtra',
  accept_time: 'doAnswerTime',
  accept_quote: 'doChoose',
  complete: 'doSayDone',
  pay: 'doPay',
  review: 'doReview',
};

/** The client's most likely action on a booking in a list; null if all actions are on its screen. */
export function cardAction(booking: Booking): CardAction | null {
  const turn = turnOf(booking);
  const word = turn && turnWords[turn];
  const to = bookingPathOf.client(booking.id);
  if (word) return { word, values: { due: formatPesoShort(payableNow(booking.payment)) }, to, turn: true };
  if (finalStatuses.includes(booking.status)) return { word: 'doBookAgain', turn: false };
  const chat = chatPath('client', booking);
  return chat ? { word: 'doMessage', to: chat, turn: false } : null;
}

/** A payment problem, or an amount due after the job. */
export function cardTrouble({ payment, status }: Booking): CardTrouble | null {
  if (!mustPay(payment)) return null;
  const values = { due: formatPesoShort(payableNow(payment)) };
  if (payment.status === 'failed')
    return { word: payment.method === 'bank_transfer' ? 'transferNotFound' : 'paymentFailed', values, tone: 'danger' };
  return finalStatuses.includes(status) ? { word: 'due', values, tone: 'mango' } : null;
}

/** Bookings that wait for the client first, then by start. */
export function sortByUrgency(bookings: readonly Booking[]): Booking[] {
  const waits = (booking: Booking) => (turnOf(booking) === null ? 1 : 0);
  return bookings.toSorted(
    (one, other) => waits(one) - waits(other) || Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
}
