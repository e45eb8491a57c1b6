import type { Person, WorkerPerson } from '../account/person.ts';
import type { BookingEvent } from '../events/booking.ts';
import type { DataOf } from '../events/registry.ts';
import { withPrecision } from '../place/pins.ts';
import { type JobPlace, jobPlaceOf } from '../place/reach.ts';
import type { PaymentMethod } from '../roles.ts';
import { agreedCentavos, asRequested, type CommonBooking, commonChanges, type Quote } from './common-fold.ts';
import type { BookingFacts } from './booking-facts.ts';

/** A new time that one side asks for. */
export type Proposal = { proposalId: string; by: 'client' | 'worker'; startsAt: string; endsAt: string };

type Wanted = Pick<
  DataOf<'BookingRequested'>,
  'address' | 'answers' | 'notes' | 'photos' | 'durationMinutes' | 'paymentAccount' | 'urgent'
>;

/** A booking as its rules need it; the transition table reads the facts part. */
export type Booking = Omit<BookingFacts, keyof CommonBooking | 'reschedule'> &
  CommonBooking & {
    kind: 'booking';
    bookingId: string;
    code: string;
    client: Person;
    service: { id: string; name: string; category: string };
    worker: WorkerPerson | null;
    place: JobPlace;
    requestedAt: string;
    /** What was asked for, in the client's words. */
    wanted: Wanted;
    /** Once the work is done: the agreed price and the approved extras. */
    finalAmountCentavos: number | null;
    /** 0 unless it was cancelled with a fee. */
    cancellationFeeCentavos: number;
    /** As the client chose it; they may still pay in another way. */
    paymentMethod: PaymentMethod;
    reschedule: Proposal | null;
    /** The proposal that the present time comes from; null while it is the time asked for at first. */
    timeFrom: string | null;
    /** The last proposal that was answered, so that the same answer again is harmless. */
    answeredProposal: { proposalId: string; by: Proposal['by']; answer: 'accepted' | 'declined' } | null;
  };

export type BookingState = { kind: 'none' } | Booking;

export const noBooking: BookingState = { kind: 'none' };

/** How the events of a booking come to its state. What its read model holds too is folded by common-fold.ts. */
export function foldBooking(state: BookingState, event: BookingEvent): BookingState {
  if (event.type === 'BookingRequested') return requested(event.data);
  if (state.kind === 'none') throw new Error(`${event.type} before BookingRequested`);
  // The row of the table and the event's data belong together by the event's type.
  const own: ((booking: Booking, data: never) => Partial<Booking>) | undefined = ownChanges[event.type];
  return { ...state, ...commonChanges(state, event), ...own?.(state, event.data as never) };
}

/** What the job costs as agreed so far, approved extras included: its final amount once completed. */
export function totalCentavos(booking: Booking): number {
  return booking.finalAmountCentavos ?? agreedCentavos(booking);
}

/** A worker has one open quote at most. */
export function openQuoteOf({ quotes }: Pick<Booking, 'quotes'>, workerId: string | null): Quote | undefined {
  return quotes.find(({ status, worker }) => status === 'open' && worker.workerId === workerId);
}

/** What the rules need beyond the common part. */
const ownChanges: {
  readonly [Type in BookingEvent['type']]?: (booking: Booking, data: DataOf<Type>) => Partial<Booking>;
} = {
  BookingAccepted: (_, { worker }) => ({ worker, workerId: worker.workerId }),
  QuoteAccepted: (_, { worker }) => ({ worker, workerId: worker.workerId }),
  BookingRequestEdited: ({ wanted }, { address, notes, answers, photos }) => ({
    wanted: { ...wanted, address, notes, answers, photos },
  }),
  BookingWidened: () => ({ workerId: null }),
  BookingReopened: () => ({ workerId: null, answeredProposal: null }),
  RescheduleProposed: (_, { proposalId, by, startsAt, endsAt }) => ({
    reschedule: { proposalId, by, startsAt, endsAt },
  }),
  RescheduleAccepted: (_, { proposalId, by }) => ({
    timeFrom: proposalId,
    answeredProposal: { proposalId, by, answer: 'accepted' },
  }),
  RescheduleDeclined: (_, { proposalId, by }) => ({ answeredProposal: { proposalId, by, answer: 'declined' } }),
  ExtraProposed: ({ extras }, { extraId, amountCentavos, reason }) => ({
    extras: [...extras, { id: extraId, amountCentavos, reason, status: 'open' }],
  }),
  WorkerArrived: (_, { arrivedAt = null }) => ({ arrivedAt }),
  WorkCompleted: (_, { completedAt, finalAmountCentavos }) => ({ completedAt, finalAmountCentavos }),
  BookingCancelled: (_, { feeCentavos, by, cause = null, cancelledAt = null }) => ({
    cancelledBy: by,
    cause,
    cancelledAt,
    cancellationFeeCentavos: feeCentavos,
  }),
  NoShowSettled: (_, { feeCentavos }) => ({ cancellationFeeCentavos: feeCentavos }),
  ReviewSubmitted: () => ({ reviewed: true }),
};

function requested(data: DataOf<'BookingRequested'>): Booking {
  const { bookingId, code, client, service, worker, address, requestedAt, paymentMethod } = data;
  const { answers, notes, photos, durationMinutes, paymentAccount, urgent } = data;
  return {
    ...asRequested(data),
    kind: 'booking',
    bookingId,
    code,
    client,
    clientId: client.accountId,
    service,
    worker,
    workerId: worker?.workerId ?? null,
    place: jobPlaceOf(address),
    wanted: { address: withPrecision(address), answers, notes, photos, durationMinutes, paymentAccount, urgent },
    requestedAt,
    finalAmountCentavos: null,
    cancellationFeeCentavos: 0,
    paymentMethod,
    completedAt: null,
    reviewed: false,
    timeFrom: null,
    answeredProposal: null,
    cancelledBy: null,
    cancelledAt: null,
    cause: null,
    arrivedAt: null,
  };
}
