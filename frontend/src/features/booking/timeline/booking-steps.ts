import { answerDue } from '#contracts/booking/answer-due.ts';
import { CalendarCheck, CircleCheck, type LucideIcon, MapPin, Star } from 'lucide-react';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking, HistoryEntry } from '#contracts/views/booking.ts';
import { payableNow } from '../../payment/pay-view.ts';
import { eventIcons } from '../../../domain/event-icons.ts';
import { type Turn, turnOf } from '../../../domain/booking/turn.ts';
import { firstName } from '../../../domain/first-name.ts';
import { timelineEntry, type TimelineReader } from './timeline-entries.ts';
import type { BookingWord, MessageKey } from '../message-key.ts';
import type { Side } from '../../../domain/booking/side.ts';

/** A step of the timeline. `icon`: of the past event, or of the event that completes the step. */
export type BookingStep = {
  id: string;
  icon?: LucideIcon;
  state: 'past' | 'now' | 'next';
  /** Text of the app, or the server's text for unknown events. */
  title: MessageKey | string;
  at?: string;
  note?: MessageKey | string;
  turn?: MessageKey;
};

type Seen = {
  side: Side;
  locale: string;
  /** In ms. */ now: number;
  /** "1 hour" as text. */ duration: string;
  /** Days within which a review is accepted. */ reviewWithinDays: number;
};

/** Past events, then next steps. The latest past event is the current one while there are next steps. */
export function bookingSteps(booking: Booking, history: readonly HistoryEntry[], seen: Seen): BookingStep[] {
  const reader = readerOf(booking, seen);
  const past = history.flatMap((entry, index) => {
    const steps = pastStep(entry, reader, seen.locale);
    const isAnswered = entry.type === 'BookingOverdue' && index < history.length - 1;
    return isAnswered ? steps.map(({ note: _whatElse, ...step }) => step) : steps;
  });
  const next = upcomingSteps(booking, reader, seen);
  const turn = turnWord(booking, reader, seen.locale);
  const last = past.length - 1;
  const isUnderWay = next.length > 0 || turn !== undefined;
  return [
    ...past.map((step, index) =>
      index === last && isUnderWay ? { ...step, state: 'now' as const, ...(turn && { turn }) } : step,
    ),
    ...next,
  ];
}

function readerOf(
  { worker, client }: Pick<Booking, 'worker' | 'client'>,
  { side, locale }: Pick<Seen, 'side' | 'locale'>,
): TimelineReader {
  return { side, locale, workerName: worker?.name ?? '', clientName: client.name };
}

function pastStep(entry: HistoryEntry, reader: TimelineReader, locale: string): BookingStep[] {
  const words = timelineEntry(entry, reader);
  if (words === null) return [];
  const icon = eventIcons[entry.type];
  const at = formatDayAndTime(entry.at, locale);
  const step = { id: entry.id, ...(icon && { icon }), state: 'past' as const, at };
  return [typeof words === 'string' ? { ...step, title: words } : { ...step, ...words }];
}

const nextIcons = { answer: CalendarCheck, arrival: MapPin, work: CircleCheck, review: Star };

/** Usual next steps by status. */
const toCome: Record<BookingStatus, readonly NextStep[]> = {
  pending: ['answer', 'arrival', 'work', 'review'],
  quoted: ['answer', 'arrival', 'work', 'review'],
  accepted: ['arrival', 'work', 'review'],
  arrived: ['work', 'review'],
  in_progress: ['work', 'review'],
  completed: ['review'],
  declined: [],
  expired: [],
  cancelled: [],
};

type NextStep = keyof typeof nextIcons;

function upcomingSteps(
  booking: Booking,
  { side, workerName, clientName }: TimelineReader,
  { locale, duration, now, reviewWithinDays }: Seen,
): BookingStep[] {
  if (booking.review || reviewIsOver(booking, side, now, reviewWithinDays)) return [];
  const who = workerName === '' && side === 'client' ? 'nobodyYet' : side;
  const values = {
    name: firstName(workerName),
    client: firstName(clientName),
    duration,
    days: reviewWithinDays,
    until: formatDayAndTime(answerDue(booking), locale),
  };
  const says: Record<NextStep, Pick<BookingStep, 'at' | 'note'>> = {
    answer: { note: { key: booking.status === 'quoted' ? 'nextBeforeStart' : 'nextUntil', values } },
    arrival: {
      at: formatDayAndTime(booking.startsAt, locale),
      note: { key: side === 'client' ? 'nextArriveNote' : 'nextArriveNoteWorker', values },
    },
    work: { note: { key: 'nextAbout', values } },
    review: { note: { key: 'nextReviewNote', values } },
  };
  return toCome[booking.status].map((step) => ({
    id: `next-${step}`,
    icon: nextIcons[step],
    state: 'next' as const,
    title: { key: titleOf(step, who, booking), values },
    ...says[step],
  }));
}

/** The client's allowed actions contain the review; the worker's do not, so the days are counted. */
function reviewIsOver(
  { status, allowedActions, completion }: Booking,
  side: Side,
  now: number,
  withinDays: number,
): boolean {
  if (status !== 'completed') return false;
  if (side === 'client') return !allowedActions.includes('review');
  return completion !== null && now > Date.parse(completion.at) + withinDays * DAY_MS;
}

const nextTitles: Record<NextStep, Record<Side | 'nobodyYet', BookingWord>> = {
  answer: { client: 'nextAnswers', worker: 'nextYouAnswer', nobodyYet: 'nextSomeoneTakes' },
  arrival: { client: 'nextArrives', worker: 'nextYouArrive', nobodyYet: 'nextSomeoneArrives' },
  work: { client: 'nextWorks', worker: 'nextYouWork', nobodyYet: 'nextSomeoneWorks' },
  review: { client: 'nextYouReview', worker: 'nextReviews', nobodyYet: 'nextYouReview' },
};

function titleOf(step: NextStep, who: Side | 'nobodyYet', { status, quotes }: Booking): BookingWord {
  if (step === 'answer' && status === 'quoted') {
    if (who !== 'worker') return 'nextYouChoose';
    // A worker sees only their own quotes.
    if (quotes.some((quote) => quote.status === 'open')) return 'nextClientChooses';
  }
  if (step === 'work' && status === 'in_progress') return who === 'worker' ? 'nextYouComplete' : 'nextCompletes';
  return nextTitles[step][who];
}

/** Request to the reader, when it is their turn. */
const turnWords: Record<Turn, BookingWord> = {
  answer_no_show: 'turnOnMyWay',
  approve_extra: 'turnExtra',
  accept_time: 'turnNewTime',
  accept_quote: 'turnQuotes',
  accept: 'turnAnswer',
  arrive: 'turnArrive',
  start: 'turnStart',
  complete: 'turnComplete',
  pay: 'turnPay',
  review: 'turnReview',
};
/** Texts that differ for the client. */
const ofClient: Partial<Record<Turn, BookingWord>> = {
  answer_no_show: 'turnImHere',
  complete: 'turnIsDone',
};

function turnWord(
  booking: Booking,
  { clientName, workerName, side }: TimelineReader,
  locale: string,
): MessageKey | undefined {
  const turn = turnOf(booking);
  if (turn === null) return undefined;
  const { payment, status } = booking;
  const word = side === 'client' ? (ofClient[turn] ?? turnWords[turn]) : turnWords[turn];
  const values = {
    client: firstName(clientName),
    name: firstName(workerName),
    until: formatDayAndTime(answerDue(booking), locale),
    due: formatPesoShort(payableNow(payment)),
  };
  return { key: turn === 'pay' && status === 'accepted' ? 'turnPayNowOrLater' : word, values };
}
