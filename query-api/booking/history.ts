import { bookingCode } from '#contracts/booking/code.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { priceChange } from '#contracts/booking/price-change.ts';

type BookingEventType = BookingEvent['type'];
type Words = { text: string; details: Record<string, unknown> };

const when = (instant: string) => formatDayAndTime(instant, 'en');

/** How each event of a booking is told to its people; `details` lets a screen say it in another language. */
const words: { [Type in BookingEventType]: (data: DataOf<Type>) => Words } = {
  BookingRequested: ({ service, worker, priceCentavos, insteadOf }) => ({
    text: worker
      ? `${service.name} requested from ${worker.name}`
      : `${service.name} requested, open to all workers nearby`,
    details: {
      service: service.name,
      worker: worker?.name ?? null,
      priceCentavos,
      ...(insteadOf !== undefined && { insteadOf: bookingCode(insteadOf) }),
    },
  }),
  BookingAccepted: ({ worker, priceCentavos }) => ({
    text: `${worker.name} accepted for ${formatPesoLong(priceCentavos)}`,
    details: { worker: worker.name, priceCentavos },
  }),
  QuoteOffered: ({ worker, amountCentavos, beforeCentavos, message, validUntil, replaces }) => ({
    text: `${worker.name} ${replaces === null ? 'offers' : 'now offers'} to do it for ${priceChange(beforeCentavos, amountCentavos)}`,
    details: {
      worker: worker.name,
      workerId: worker.workerId,
      amountCentavos,
      beforeCentavos: beforeCentavos ?? null,
      message,
      validUntil,
      replaces: replaces !== null,
    },
  }),
  QuoteWithdrawn: ({ cause = null, ...data }) => ({
    text: cause
      ? `The quote of ${data.workerName}, ${formatPesoLong(data.amountCentavos)}, is off: they can’t take jobs`
      : `${data.workerName} withdrew the quote of ${formatPesoLong(data.amountCentavos)}`,
    details: { ...quoteOf(data), cause },
  }),
  QuoteRejected: (data) => ({
    text: `The quote of ${data.workerName}, ${formatPesoLong(data.amountCentavos)}, was rejected`,
    details: quoteOf(data),
  }),
  QuoteExpired: (data) => ({
    text: `The quote of ${data.workerName}, ${formatPesoLong(data.amountCentavos)}, ran out`,
    details: quoteOf(data),
  }),
  QuoteAccepted: ({ worker, priceCentavos, beforeCentavos }) => ({
    text: `The quote of ${worker.name}, ${formatPesoLong(priceCentavos)}, was accepted`,
    details: { worker: worker.name, workerId: worker.workerId, priceCentavos, beforeCentavos: beforeCentavos ?? null },
  }),
  BookingDeclined: ({ reason, stillOpen, cause }) => ({
    text: stillOpen ? 'A worker can not take it' : `Declined: ${reason}`,
    details: { reason: stillOpen ? null : reason, stillOpen, cause: cause ?? null },
  }),
  BookingRequestEdited: ({ changed, before, startsAt }) => ({
    text: `The request was changed: ${changed.map((part) => (part === 'time' ? `now ${when(startsAt)}` : part)).join(', ')}`,
    details: { changed, before: before.startsAt, startsAt },
  }),
  BookingWidened: ({ worker }) => ({
    text: `Everybody nearby was asked, beside ${worker.name}`,
    details: { worker: worker.name },
  }),
  OthersAsked: ({ newBookingId }) => ({
    text: `The others were asked: ${bookingCode(newBookingId)}`,
    details: { code: bookingCode(newBookingId) },
  }),
  BookingExpired: () => ({ text: 'Expired without an answer', details: {} }),
  RescheduleProposed: (data) => ({
    text: `The ${data.by} asks for a new time: ${when(data.startsAt)}`,
    details: timesOf(data),
  }),
  RescheduleAccepted: (data) => ({ text: `New time agreed: ${when(data.startsAt)}`, details: timesOf(data) }),
  RescheduleDeclined: (data) => ({
    text: `The ${data.by} declined the new time; it stays ${when(data.before.startsAt)}`,
    details: timesOf(data),
  }),
  WorkerArrived: ({ lateMinutes }) => ({
    text: lateMinutes === undefined ? 'The worker arrived' : `The worker arrived ${lateMinutes} minutes late`,
    details: { lateMinutes },
  }),
  NoShowReported: ({ by, answerBy }) => ({
    text:
      by === 'client' ? 'The client says that the worker isn’t there' : 'The worker says that the client isn’t there',
    details: { by, answerBy },
  }),
  NoShowAnswered: ({ by, message }) => ({ text: `The ${by} is there or on the way`, details: { by, message } }),
  NoShowDisputed: ({ by, reason }) => ({
    text: `The ${by} says that it was otherwise: ${reason}`,
    details: { by, reason },
  }),
  NoShowSettled: ({ against, outcome, reason, feeCentavos }) => ({
    text: outcome === 'waived' ? 'The no-show was waived' : 'The no-show counts',
    details: { against, outcome, reason, feeCentavos },
  }),
  BookingOverdue: ({ stage, closesAt }) => ({
    text: stage === 'unstarted' ? 'Nobody has said that it began' : 'Nobody has said that it is done',
    details: { stage, closesAt },
  }),
  BookingReopened: ({ startsAt, answerBy }) => ({
    text: 'The worker can’t come; it is open to the others',
    details: { startsAt, answerBy },
  }),
  WorkStarted: () => ({ text: 'Work started', details: {} }),
  ExtraProposed: (data) => ({
    text: `Extra proposed, ${formatPesoLong(data.amountCentavos)}: ${data.reason}`,
    details: extraOf(data),
  }),
  ExtraApproved: (data) => ({
    text: `Extra approved, ${formatPesoLong(data.amountCentavos)}: ${data.reason}`,
    details: extraOf(data),
  }),
  ExtraRefused: (data) => ({
    text: `Extra refused, ${formatPesoLong(data.amountCentavos)}: ${data.reason}`,
    details: extraOf(data),
  }),
  WorkCompleted: ({ finalAmountCentavos, note, by = 'worker' }) => ({
    text: `Work completed for ${formatPesoLong(finalAmountCentavos)}`,
    details: { finalAmountCentavos, note, by },
  }),
  BookingCancelled: ({ by, reason, feeCentavos, cause }) => ({
    text: by === 'policy' ? `Closed by Suki: ${reason}` : `Cancelled by the ${by}: ${reason}`,
    details: { by, reason, feeCentavos, cause },
  }),
  ReviewSubmitted: ({ rating, text }) => ({ text: `Reviewed with ${rating} of 5`, details: { rating, text } }),
};

function quoteOf({ workerName: worker, workerId, amountCentavos }: DataOf<'QuoteWithdrawn'>) {
  return { worker, workerId, amountCentavos };
}

function timesOf({ by, before, startsAt }: DataOf<'RescheduleProposed'>) {
  return { by, before: before.startsAt, startsAt };
}

function extraOf({ amountCentavos, reason, totalCentavos }: DataOf<'ExtraProposed'>) {
  return { amountCentavos, reason, totalCentavos };
}

type Reader = { role: string; workerId: string | null };

/** As this person may read it: workers don't learn who was asked before them, nor which other booking of the client it stands for. */
export function historyWords(event: Recorded<BookingEventType>, viewer: Reader): Words {
  const data =
    event.type === 'BookingRequested' && viewer.role === 'worker' ? asReadByWorker(event.data, viewer) : event.data;
  // The table's row and the event's data belong together by the event's type.
  return words[event.type](data as never);
}

function asReadByWorker(
  { insteadOf, worker, ...data }: DataOf<'BookingRequested'>,
  { workerId }: Reader,
): DataOf<'BookingRequested'> {
  return { ...data, worker: worker?.workerId === workerId ? worker : null };
}

export function isBookingEvent(event: { type: string }): event is Recorded<BookingEventType> {
  return Object.hasOwn(words, event.type);
}

/** What a worker did about a job that others could have, too. */
const ofOneWorker: { readonly [Type in BookingEventType]?: (data: DataOf<Type>) => string } = {
  QuoteOffered: ({ worker }) => worker.workerId,
  QuoteWithdrawn: ({ workerId }) => workerId,
  QuoteRejected: ({ workerId }) => workerId,
  QuoteExpired: ({ workerId }) => workerId,
  BookingDeclined: ({ workerId }) => workerId,
  // A booking that was opened again had another worker, at a price of theirs.
  BookingAccepted: ({ worker }) => worker.workerId,
  QuoteAccepted: ({ worker }) => worker.workerId,
  BookingWidened: ({ worker }) => worker.workerId,
};

/** Workers don't read what others asked, that they were asked, or that they answered at all: also not the one who got the job. */
export function isToldTo(viewer: Reader, event: RecordedEvent): boolean {
  const workerOf = isBookingEvent(event) ? ofOneWorker[event.type] : undefined;
  if (viewer.role !== 'worker' || !workerOf) return true;
  try {
    return workerOf(event.data as never) === viewer.workerId;
  } catch {
    // It can't be read, so nobody knows whose it is.
    return false;
  }
}
