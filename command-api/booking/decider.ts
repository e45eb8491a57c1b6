import type { BookingFacts } from '#contracts/booking/guards.ts';
import { pinOf } from '#contracts/distance.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { Coordinates } from '#contracts/fields.ts';
import type { Person, WorkerPerson } from '#contracts/person.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Decider } from '../handling/decider.ts';
import { afterChangeEvent, type Extra, lapsedExtras, type Proposal } from './agreed-changes.ts';
import { afterQuoteEvent, closedQuotes, type Quote } from './quotes.ts';

/** A booking as its rules need it; the transition table in contracts/booking reads the facts part. */
export type Booking = Omit<BookingFacts, 'quotes' | 'extras' | 'reschedule'> & {
  kind: 'booking';
  bookingId: string;
  code: string;
  client: Person;
  service: { id: string; name: string; category: string };
  worker: WorkerPerson | null;
  /** It was offered to everybody: workers who come too late hear that it is gone, not that it is none of their business. */
  wasOpen: boolean;
  /** null where the address has no pin. */
  place: Coordinates | null;
  requestedAt: string;
  endsAt: string;
  /** As agreed; the final amount once completed. */
  priceCentavos: number;
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

export type BookingState = { kind: 'none' } | Booking;

export const bookingDecider: Decider<BookingState, BookingEvent> = { initialState: { kind: 'none' }, evolve };

/** What the job costs as agreed so far, approved extras included: its final amount once completed. */
export function totalCentavos({ status, priceCentavos, extras }: Booking): number {
  if (status === 'completed') return priceCentavos;
  return extras.filter((extra) => extra.status === 'approved').reduce((total, { amountCentavos }) => total + amountCentavos, priceCentavos);
}

function evolve(state: BookingState, event: BookingEvent): BookingState {
  if (event.type === 'BookingRequested') return requested(event.data);
  if (state.kind === 'none') throw new Error(`${event.type} before BookingRequested`);
  return { ...state, ...changed(state, event) };
}

function changed(booking: Booking, event: Exclude<BookingEvent, { type: 'BookingRequested' }>): Partial<Booking> {
  switch (event.type) {
    case 'QuoteOffered': case 'QuoteWithdrawn': case 'QuoteRejected': case 'QuoteExpired': case 'QuoteAccepted':
      return afterQuoteEvent(booking, event);
    case 'RescheduleProposed': case 'RescheduleAccepted': case 'RescheduleDeclined': case 'ExtraProposed': case 'ExtraApproved': case 'ExtraRefused':
      return afterChangeEvent(booking, event);
    case 'BookingAccepted': {
      const { worker, startsAt, endsAt, priceCentavos } = event.data;
      return { status: 'accepted', worker, workerId: worker.workerId, startsAt, endsAt, priceCentavos };
    }
    case 'BookingDeclined':
      return event.data.stillOpen ? { declinedBy: [...booking.declinedBy, event.data.workerId] } : { status: 'declined', quotes: closedQuotes(booking.quotes) };
    case 'BookingExpired':
      return { status: 'expired', quotes: closedQuotes(booking.quotes) };
    case 'WorkerArrived':
      return { status: 'arrived', reschedule: null };
    case 'WorkStarted':
      return { status: 'in_progress' };
    case 'WorkCompleted':
      return { status: 'completed', completedAt: event.data.completedAt, priceCentavos: event.data.finalAmountCentavos, extras: lapsedExtras(booking.extras) };
    case 'BookingCancelled':
      return { status: 'cancelled', cancellationFeeCentavos: event.data.feeCentavos, quotes: closedQuotes(booking.quotes), extras: lapsedExtras(booking.extras), reschedule: null };
    case 'ReviewSubmitted':
      return { reviewed: true };
  }
}

type Requested = Extract<BookingEvent, { type: 'BookingRequested' }>['data'];

function requested(data: Requested): Booking {
  const { bookingId, code, client, service, worker, address, requestedAt, answerBy, startsAt, endsAt, priceCentavos, paymentMethod } = data;
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
    wasOpen: worker === null,
    place: pinOf(address),
    declinedBy: [],
    requestedAt,
    answerBy,
    startsAt,
    endsAt,
    priceCentavos,
    cancellationFeeCentavos: 0,
    paymentMethod,
    completedAt: null,
    reviewed: false,
    quotes: [],
    extras: [],
    reschedule: null,
    timeFrom: null,
    answeredProposal: null,
  };
}
