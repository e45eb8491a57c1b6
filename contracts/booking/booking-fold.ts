import { type BookingEvent, startsBooking, statusAfter } from '../events/booking.ts';
import type { DataOf } from '../events/registry.ts';
import type { Coordinates } from '../fields.ts';
import { distanceKm } from '../place/distance.ts';
import { pinOf, withPrecision } from '../place/pins.ts';
import type { Booking, BookingState, Extra, Quote } from './booking-state.ts';

/** Folds a booking's events. The only definition of each event's effect, shared by the decider and the read model. */

export const noBooking: BookingState = { kind: 'none' };

export function foldBooking(state: BookingState, event: BookingEvent): Booking {
  if (event.type === startsBooking) return requested(event.data);
  if (state.kind === 'none') throw new Error(`${event.type} precedes ${startsBooking} in the stream`);
  // The table row and the event's data match by event type.
  const change: (booking: Booking, data: never) => Partial<Booking> = changes[event.type];
  return { ...state, status: statusAfter(event) ?? state.status, ...change(state, event.data as never) };
}

/** Current price of the job with approved extras; after completion, the final amount. */
export function totalCentavos({
  completion,
  priceCentavos,
  extras,
}: Pick<Booking, 'completion' | 'priceCentavos' | 'extras'>): number {
  return (
    completion?.amountCentavos ??
    extras
      .filter(({ status }) => status === 'approved')
      .reduce((total, { amountCentavos }) => total + amountCentavos, priceCentavos)
  );
}

/** A worker has at most one open quote. */
export function openQuoteOf({ quotes }: Pick<Booking, 'quotes'>, workerId: string | null): Quote | undefined {
  return quotes.find(({ status, worker }) => status === 'open' && worker.workerId === workerId);
}

/** Changes by event type, except the status, which `statusAfter` determines. */
const changes: {
  readonly [Type in Exclude<BookingEvent['type'], typeof startsBooking>]: (
    booking: Booking,
    data: DataOf<Type>,
  ) => Partial<Booking>;
} = {
  BookingAccepted: (_, data) => agreed(data),
  BookingDeclined: ({ declinedBy, quotes }, { workerId, stillOpen, reason, cause }) =>
    stillOpen
      ? { declinedBy: [...declinedBy, workerId] }
      : { quotes: closedQuotes(quotes), decline: { reason, ...(cause && { cause }) } },
  BookingExpired: ({ quotes }) => ({ quotes: closedQuotes(quotes) }),

  BookingRequestEdited: (
    _,
    {
      requestVersion,
      startsAt,
      endsAt,
      answerBy,
      workerAnswerBy = null,
      address,
      changed,
      notes,
      answers,
      photos,
      form,
      priceCentavos,
    },
  ) => ({
    requestVersion,
    startsAt,
    endsAt,
    answerBy,
    workerAnswerBy,
    address: withPrecision(address),
    notes,
    answers,
    photos,
    edited: { changed },
    ...(form && { form }),
    ...(priceCentavos !== undefined && { priceCentavos }),
  }),
  BookingWidened: (_, { worker, answerBy }) => ({ ...withoutWorker, asked: worker, wasOpen: true, answerBy }),
  BookingNarrowed: (_, { worker, answerBy, workerAnswerBy = null }) => ({
    ...withoutWorker,
    worker,
    workerId: worker.workerId,
    asked: null,
    answerBy,
    workerAnswerBy,
  }),
  OthersAsked: (_, { newBookingId }) => ({ rebookedAs: newBookingId }),
  RequestDismissed: () => ({ isDismissed: true }),

  // A quote is an answer.
  QuoteOffered: (booking, offer) => ({ quotes: withOffer(booking, offer), workerAnswerBy: null }),
  QuoteWithdrawn: ({ quotes }, { quoteId }) => ({ quotes: withStatus(quotes, quoteId, 'withdrawn') }),
  QuoteRejected: ({ quotes }, { quoteId }) => ({ quotes: withStatus(quotes, quoteId, 'rejected') }),
  QuoteExpired: ({ quotes }, { quoteId }) => ({ quotes: withStatus(quotes, quoteId, 'expired') }),
  QuoteAccepted: ({ quotes }, data) => ({
    ...agreed(data),
    quotes: closedQuotes(withStatus(quotes, data.quoteId, 'accepted')),
  }),

  RescheduleProposed: (_, { proposalId, by, startsAt, endsAt, freeUntil }) => ({
    reschedule: { proposalId, by, startsAt, endsAt, ...(freeUntil !== undefined && { freeUntil }) },
  }),
  RescheduleAccepted: (_, { proposalId, by, startsAt, endsAt, freeUntil = null }) => ({
    startsAt,
    endsAt,
    freeUntil,
    timeFrom: proposalId,
    answeredProposal: { proposalId, by, answer: 'accepted' },
    ...nothingPending,
  }),
  RescheduleDeclined: (_, { proposalId, by }) => ({
    answeredProposal: { proposalId, by, answer: 'declined' },
    reschedule: null,
  }),
  RescheduleWithdrawn: (_, { proposalId, by }) => ({
    answeredProposal: { proposalId, by, answer: 'withdrawn' },
    reschedule: null,
  }),
  ExtraProposed: ({ extras }, { extraId, amountCentavos, reason }) => ({
    extras: [...extras, { id: extraId, amountCentavos, reason, status: 'open' }],
  }),
  ExtraApproved: ({ extras }, { extraId }) => ({ extras: withStatus(extras, extraId, 'approved') }),
  ExtraRefused: ({ extras }, { extraId }) => ({ extras: withStatus(extras, extraId, 'refused') }),

  WorkerArrived: ({ address }, { arrivedAt = null, lat, lng }) => ({
    arrivedAt,
    arrivedMetersOff: metersFromPin(address, lat === null || lng === null ? null : { lat, lng }),
    reschedule: null,
    noShow: null,
  }),
  WorkStarted: () => ({ noShow: null, noShowCase: null }),
  WorkCompleted: ({ extras }, { note, photos, completedAt, finalAmountCentavos }) => ({
    extras: lapsedExtras(extras),
    completion: { note, photos, at: completedAt, amountCentavos: finalAmountCentavos },
  }),
  BookingCancelled: ({ quotes, extras }, { by, reason, feeCentavos, cause = null, cancelledAt }) => ({
    quotes: closedQuotes(quotes),
    extras: lapsedExtras(extras),
    reschedule: null,
    noShowCase: null,
    cancellation: { by, reason, feeCentavos, cause, ...(cancelledAt !== undefined && { at: cancelledAt }) },
  }),
  ReviewSubmitted: (_, { rating, text, photos }) => ({ review: { rating, text, photos } }),
  FullRefundNoted: (_, { refunded }) => ({ fullyRefunded: refunded }),

  NoShowReported: ({ noShowReports, status }, { by, startsAt, reportedAt, answerBy, contradicts }) => ({
    noShow: { by, reportedAt, answerBy, answeredAt: null },
    noShowReports: [...noShowReports, { by, startsAt, reportedAt, atTheDoor: status === 'arrived', answeredAt: null }],
    ...(contradicts && { noShowCase: 'disputed' as const }),
  }),
  NoShowAnswered: ({ noShow, noShowReports }, { by, answeredAt }) => ({
    noShow: noShow && { ...noShow, answeredAt },
    noShowReports: noShowReports.map((report) =>
      report.by === by || report.answeredAt !== null ? report : { ...report, answeredAt },
    ),
  }),
  NoShowDisputed: (_, { reason, disputedAt }) => ({ noShowCase: 'disputed', dispute: { reason, at: disputedAt } }),
  NoShowSettled: ({ cancellation }, { outcome, feeCentavos }) => ({
    noShowCase: outcome,
    cancellation: cancellation && { ...cancellation, feeCentavos },
  }),
  BookingOverdue: (_, { stage }) => ({ askedOverdue: stage }),
  BookingReopened: ({ quotes, declinedBy }, { workerId, answerBy }) => ({
    ...withoutWorker,
    ...nothingPending,
    commissionPercent: null,
    freeUntil: null,
    wasOpen: true,
    declinedBy: [...declinedBy, workerId],
    answerBy,
    quotes: closedQuotes(quotes),
    answeredProposal: null,
    priority: 'rebooked',
  }),
};

function requested({
  worker,
  declinedBy = [],
  workerAnswerBy,
  thenAskOthers = false,
  ...request
}: DataOf<'BookingRequested'>): Booking {
  return {
    ...request,
    kind: 'booking',
    status: 'pending',
    address: withPrecision(request.address),
    clientId: request.client.accountId,
    worker,
    workerId: worker?.workerId ?? null,
    workerPhone: null,
    asked: null,
    wasOpen: worker === null,
    workerAnswerBy: workerAnswerBy ?? null,
    thenAskOthers,
    declinedBy,
    requestVersion: 1,
    edited: null,
    commissionPercent: null,
    quotes: [],
    extras: [],
    timeFrom: null,
    freeUntil: null,
    answeredProposal: null,
    arrivedAt: null,
    completion: null,
    decline: null,
    cancellation: null,
    noShowReports: [],
    arrivedMetersOff: null,
    noShowCase: null,
    dispute: null,
    rebookedAs: null,
    review: null,
    ...nothingPending,
  };
}

function metersFromPin(address: Booking['address'], place: Coordinates | null): number | null {
  const pin = pinOf(address);
  return pin && place && Math.round(distanceKm(pin, place) * 1000);
}

const withoutWorker = {
  worker: null,
  workerId: null,
  workerPhone: null,
  workerAnswerBy: null,
  thenAskOthers: false,
};

/** Clears the questions to either side after a restart. */
const nothingPending = { reschedule: null, noShow: null, askedOverdue: null };

function agreed({
  worker,
  workerPhone,
  startsAt,
  endsAt,
  priceCentavos,
  commissionPercent,
}: DataOf<'BookingAccepted'> | DataOf<'QuoteAccepted'>): Partial<Booking> {
  return {
    worker,
    workerId: worker.workerId,
    workerPhone,
    startsAt,
    endsAt,
    priceCentavos,
    commissionPercent: commissionPercent ?? null,
  };
}

function withOffer(
  { quotes, requestVersion }: Pick<Booking, 'quotes' | 'requestVersion'>,
  offer: DataOf<'QuoteOffered'>,
): Quote[] {
  const { quoteId, worker, amountCentavos, commissionPercent, message, validUntil, offeredAt, replaces } = offer;
  const former = quotes.find(({ id }) => id === replaces);
  const others = replaces === null ? quotes : withStatus(quotes, replaces, 'replaced');
  return [
    ...others,
    {
      id: quoteId,
      worker,
      amountCentavos,
      message,
      status: 'open',
      validUntil,
      offeredAt,
      requestVersion,
      ...(commissionPercent !== undefined && { commissionPercent }),
      ...(former && { beforeCentavos: former.amountCentavos }),
    },
  ];
}

function withStatus<Item extends Quote | Extra>(items: readonly Item[], id: string, status: Item['status']): Item[] {
  return items.map((item) => (item.id === id ? { ...item, status } : item));
}

/** Closes open quotes when another is accepted or the booking ends. */
function closedQuotes(quotes: readonly Quote[]): Quote[] {
  return quotes.map((quote) => (quote.status === 'open' ? { ...quote, status: 'closed' } : quote));
}

/** Extras that were unanswered at completion are not charged. */
function lapsedExtras(extras: readonly Extra[]): Extra[] {
  return extras.map((extra) => (extra.status === 'open' ? { ...extra, status: 'lapsed' } : extra));
}
