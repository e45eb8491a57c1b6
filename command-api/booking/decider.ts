import type { BookingFacts } from '#contracts/booking/booking-facts.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { withPrecision } from '#contracts/place/pins.ts';
import { type JobPlace, jobPlaceOf } from '#contracts/place/reach.ts';
import type { Person, WorkerPerson } from '#contracts/account/person.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Fold } from '#infra/eventing/command-handling/decider.ts';
import { changeFolds, type Extra, lapsedExtras, type Proposal } from './agreed-changes.ts';
import { promiseFolds } from './promise-changes.ts';
import { requestFolds } from './request-changes.ts';
import { closedQuotes, type Quote, quoteFolds } from './quotes.ts';

/** A booking as its rules need it; the transition table in contracts/booking reads the facts part. */
export type Booking = Omit<BookingFacts, 'quotes' | 'extras' | 'reschedule'> & {
  kind: 'booking';
  bookingId: string;
  code: string;
  client: Person;
  service: { id: string; name: string; category: string };
  worker: WorkerPerson | null;
  /** The worker who was asked by name before the request was opened to all. */
  asked: WorkerPerson | null;
  /** It was offered to everybody: workers who come too late hear that it is gone, not that it is none of their business. */
  wasOpen: boolean;
  place: JobPlace;
  requestedAt: string;
  endsAt: string;
  /** What was asked for, in the client's words. */
  wanted: Pick<Requested, 'address' | 'answers' | 'notes' | 'photos' | 'durationMinutes' | 'paymentAccount' | 'urgent'>;
  /** As agreed; the final amount once completed. */
  priceCentavos: number;
  /** What Suki keeps of the job, as agreed with its worker; null before, and where that was before percents were agreed on. */
  commissionPercent: number | null;
  /** 0 unless it was cancelled with a fee. */
  cancellationFeeCentavos: number;
  /** As the client chose it; they may still pay in another way. */
  paymentMethod: PaymentMethod;
  quotes: readonly Quote[];
  extras: readonly Extra[];
  reschedule: Proposal | null;
  /** The proposal that the present time comes from; null while it is the time asked for at first. */
  timeFrom: string | null;
  /** The last proposal that was answered, so that the same answer again is harmless. */
  answeredProposal: { proposalId: string; by: Proposal['by']; answer: 'accepted' | 'declined' } | null;
};

/** What each type of event changes of the booking. */
export type Folds<Event extends BookingEvent> = {
  readonly [Type in Event['type']]: (
    booking: Booking,
    data: Extract<Event, { type: Type }>['data'],
  ) => Partial<Booking>;
};

export type BookingState = { kind: 'none' } | Booking;

export const bookingDecider: Fold<BookingState, BookingEvent> = { initialState: { kind: 'none' }, evolve };

/** What the job costs as agreed so far, approved extras included: its final amount once completed. */
export function totalCentavos({ status, priceCentavos, extras }: Booking): number {
  if (status === 'completed') return priceCentavos;
  return extras
    .filter((extra) => extra.status === 'approved')
    .reduce((total, { amountCentavos }) => total + amountCentavos, priceCentavos);
}

const folds: Folds<Exclude<BookingEvent, { type: 'BookingRequested' }>> = {
  ...quoteFolds,
  ...changeFolds,
  ...requestFolds,
  ...promiseFolds,
  BookingAccepted: (_, { worker, startsAt, endsAt, priceCentavos, commissionPercent = null }) => ({
    status: 'accepted',
    worker,
    workerId: worker.workerId,
    startsAt,
    endsAt,
    priceCentavos,
    commissionPercent,
  }),
  BookingDeclined: ({ declinedBy, quotes }, { workerId, stillOpen }) =>
    stillOpen ? { declinedBy: [...declinedBy, workerId] } : { status: 'declined', quotes: closedQuotes(quotes) },
  BookingExpired: ({ quotes }) => ({ status: 'expired', quotes: closedQuotes(quotes) }),
  WorkerArrived: (_, { arrivedAt = null }) => ({ status: 'arrived', reschedule: null, arrivedAt, noShow: null }),
  WorkStarted: () => ({ status: 'in_progress', noShow: null }),
  WorkCompleted: ({ extras }, { completedAt, finalAmountCentavos }) => ({
    status: 'completed',
    completedAt,
    priceCentavos: finalAmountCentavos,
    extras: lapsedExtras(extras),
  }),
  BookingCancelled: ({ quotes, extras }, { feeCentavos, by, cause = null, cancelledAt = null }) => ({
    status: 'cancelled',
    cancelledBy: by,
    cause,
    cancelledAt,
    cancellationFeeCentavos: feeCentavos,
    quotes: closedQuotes(quotes),
    extras: lapsedExtras(extras),
    reschedule: null,
  }),
  ReviewSubmitted: () => ({ reviewed: true }),
};

function evolve(state: BookingState, event: BookingEvent): BookingState {
  if (event.type === 'BookingRequested') return requested(event.data);
  if (state.kind === 'none') throw new Error(`${event.type} before BookingRequested`);
  // The row of the table and the event's data belong together by the event's type.
  const fold: (booking: Booking, data: never) => Partial<Booking> = folds[event.type];
  return { ...state, ...fold(state, event.data as never) };
}

type Requested = Extract<BookingEvent, { type: 'BookingRequested' }>['data'];

function requested(data: Requested): Booking {
  const {
    bookingId,
    code,
    client,
    service,
    worker,
    address,
    requestedAt,
    answerBy,
    startsAt,
    endsAt,
    priceCentavos,
    paymentMethod,
    declinedBy = [],
  } = data;
  const { answers, notes, photos, durationMinutes, paymentAccount, urgent } = data;
  return {
    kind: 'booking',
    status: 'pending',
    bookingId,
    code,
    client,
    clientId: client.accountId,
    service,
    worker,
    workerId: worker?.workerId ?? null,
    asked: null,
    wasOpen: worker === null,
    requestVersion: 1,
    place: jobPlaceOf(address),
    wanted: { address: withPrecision(address), answers, notes, photos, durationMinutes, paymentAccount, urgent },
    declinedBy,
    requestedAt,
    answerBy,
    startsAt,
    endsAt,
    priceCentavos,
    commissionPercent: null,
    cancellationFeeCentavos: 0,
    paymentMethod,
    completedAt: null,
    reviewed: false,
    quotes: [],
    extras: [],
    reschedule: null,
    timeFrom: null,
    answeredProposal: null,
    cancelledBy: null,
    cancelledAt: null,
    cause: null,
    arrivedAt: null,
    noShow: null,
    noShowCase: null,
    askedOverdue: null,
    rebookedAs: null,
  };
}
