import { answerDue } from '#contracts/booking/answer-due.ts';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { payableNow } from '../../payment/pay-view.ts';
import { mustPay } from '../../../domain/booking/turn.ts';
import { firstName } from '../../../domain/first-name.ts';
import { noShowHero } from './no-show-hero.ts';
import type { BookingWord, MessageKey } from '../message-key.ts';
import type { Side } from '../../../domain/booking/side.ts';

export type Hero = { title: MessageKey; text: MessageKey };

/** Title and sentence about the current state, by status and side. `now` in ms. */
export function bookingHero(booking: Booking, side: Side, now: number, locale: string): Hero {
  const values = heroValues(booking, locale);
  const [title, text] =
    noShowHero(booking, side, side === 'client' && mustPay(booking.payment)) ??
    missedHero(booking) ??
    (side === 'client' ? clientHero : workerHero)(booking, now);
  return { title: { key: title, values }, text: { key: text, values } };
}

type Keys = readonly [title: BookingWord, text: BookingWord];

function heroValues(booking: Booking, locale: string) {
  const { worker, client, service, totalCost, startsAt, cancellation, decline, review, address, noShow, overdue } =
    booking;
  return {
    name: worker ? firstName(worker.name) : '',
    client: firstName(client.name),
    service: service.name,
    amount: formatPesoShort(totalCost),
    due: formatPesoShort(payableNow(booking.payment)),
    when: formatDayAndTime(startsAt, locale),
    time: formatTime(startsAt, locale),
    until: formatDayAndTime(answerDue(booking), locale),
    fee: formatPesoShort(cancellation?.fee ?? 0),
    answerBy: noShow?.answerBy ? formatTime(noShow.answerBy, locale) : '',
    closesAt: overdue ? formatDayAndTime(overdue.closesAt, locale) : '',
    reason: (cancellation ?? decline)?.reason ?? '',
    rating: review?.rating ?? 0,
    place: `${address.barangay}, ${address.city}`,
  };
}

const clientKeys: Record<Exclude<BookingStatus, 'pending' | 'accepted' | 'completed' | 'cancelled'>, Keys> = {
  quoted: ['heroQuoted', 'heroQuotedText'],
  arrived: ['heroArrived', 'heroArrivedText'],
  in_progress: ['heroInProgress', 'heroInProgressText'],
  declined: ['heroDeclined', 'heroDeclinedText'],
  expired: ['heroExpired', 'heroExpiredText'],
};

function clientHero({ status, worker, startsAt, payment, review, cancellation, decline }: Booking, now: number): Keys {
  if (status === 'pending') return worker ? ['heroPending', 'heroPendingText'] : ['heroOpen', 'heroOpenText'];
  if (status === 'accepted')
    return [arrival(startsAt, now), mustPay(payment) ? 'heroRequestedText' : 'heroAcceptedText'];
  if (status === 'completed') return ['heroCompleted', doneText(payment, review !== null)];
  if (status === 'cancelled')
    return ['heroCancelled', mustPay(payment) ? 'heroFeeText' : cancelledText[cancellation?.by ?? 'admin'].client];
  if (decline?.cause) return turnedDown[decline.cause].client;
  return clientKeys[status];
}

/** The platform declined on the worker's behalf. */
const turnedDown: Record<NonNullable<NonNullable<Booking['decline']>['cause']>, Record<Side, Keys>> = {
  time_taken: {
    client: ['heroTimeTaken', 'heroTimeTakenText'],
    worker: ['workerHeroTimeTaken', 'workerHeroTimeTakenText'],
  },
  worker_unavailable: {
    client: ['heroUnavailable', 'heroUnavailableText'],
    worker: ['workerHeroUnavailable', 'workerHeroUnavailableText'],
  },
};

function doneText(payment: Booking['payment'], reviewed: boolean): BookingWord {
  if (mustPay(payment)) return payment.status === 'failed' ? 'heroPayFailedText' : 'heroPayNowText';
  return reviewed ? 'heroReviewedText' : 'heroCompletedText';
}

function arrival(startsAt: string, now: number): BookingWord {
  if (Date.parse(startsAt) < now) return 'heroLate';
  const day = manilaDay(startsAt);
  const today = manilaDay(now);
  if (day === today) return 'heroToday';
  return day === addDays(today, 1) ? 'heroTomorrow' : 'heroAccepted';
}

const cancelledText: Record<NonNullable<Booking['cancellation']>['by'], Record<Side, BookingWord>> = {
  client: { client: 'heroCancelledByYou', worker: 'heroCancelledByClient' },
  worker: { client: 'heroCancelledByWorker', worker: 'heroCancelledByYou' },
  admin: { client: 'heroCancelledBySuki', worker: 'heroCancelledBySuki' },
  policy: { client: 'heroCancelledBySuki', worker: 'heroCancelledBySuki' },
};

const workerKeys: Record<Exclude<BookingStatus, 'pending' | 'completed' | 'cancelled'>, Keys> = {
  quoted: ['workerHeroQuoted', 'workerHeroQuotedText'],
  accepted: ['workerHeroAccepted', 'workerHeroAcceptedText'],
  arrived: ['workerHeroArrived', 'workerHeroArrivedText'],
  in_progress: ['workerHeroInProgress', 'workerHeroInProgressText'],
  declined: ['workerHeroDeclined', 'workerHeroDeclinedText'],
  expired: ['workerHeroExpired', 'workerHeroExpiredText'],
};

function missedHero({ otherChosen }: Booking): Keys | null {
  return otherChosen ? ['workerHeroOtherChosen', 'workerHeroOtherChosenText'] : null;
}

function workerHero({ status, worker, review, cancellation, decline, quotes }: Booking): Keys {
  if (status === 'pending')
    return worker ? ['workerHeroPending', 'workerHeroPendingText'] : ['workerHeroOpen', 'workerHeroOpenText'];
  if (status === 'quoted' && !quotes.some((quote) => quote.status === 'open'))
    return ['workerHeroOpen', 'workerHeroOthersQuoted'];
  if (status === 'completed')
    return ['workerHeroCompleted', review ? 'workerHeroReviewedText' : 'workerHeroCompletedText'];
  if (status === 'cancelled') return ['heroCancelled', cancelledText[cancellation?.by ?? 'admin'].worker];
  if (decline?.cause) return turnedDown[decline.cause].worker;
  return workerKeys[status];
}
