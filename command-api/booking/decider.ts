import type { BookingFacts } from '#contracts/booking/allowed-actions.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { Person, WorkerPerson } from '#contracts/person.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Decider } from '../handling/decider.ts';

/** A booking as its rules need it; the transition table in contracts/booking reads the facts part. */
export type Booking = BookingFacts & {
  kind: 'booking';
  bookingId: string;
  code: string;
  client: Person;
  service: { id: string; name: string; category: string };
  worker: WorkerPerson | null;
  /** It was offered to everybody: workers who come too late hear that it is gone, not that it is none of their business. */
  wasOpen: boolean;
  requestedAt: string;
  endsAt: string;
  priceCentavos: number;
  /** 0 unless it was cancelled with a fee. */
  cancellationFeeCentavos: number;
  /** As the client chose it; they may still pay in another way. */
  paymentMethod: PaymentMethod;
};

export type BookingState = { kind: 'none' } | Booking;

export const bookingDecider: Decider<BookingState, BookingEvent> = { initialState: { kind: 'none' }, evolve };

/** What the job costs as agreed so far: its final amount once completed. */
export function totalCentavos({ priceCentavos }: Booking): number {
  return priceCentavos;
}

function evolve(state: BookingState, event: BookingEvent): BookingState {
  if (event.type === 'BookingRequested') return requested(event.data);
  if (state.kind === 'none') throw new Error(`${event.type} before BookingRequested`);
  switch (event.type) {
    case 'BookingAccepted': {
      const { worker, startsAt, endsAt, priceCentavos } = event.data;
      return { ...state, status: 'accepted', worker, workerId: worker.workerId, startsAt, endsAt, priceCentavos };
    }
    case 'BookingDeclined':
      return event.data.stillOpen ? { ...state, declinedBy: [...state.declinedBy, event.data.workerId] } : { ...state, status: 'declined' };
    case 'BookingExpired':
      return { ...state, status: 'expired' };
    case 'WorkerArrived':
      return { ...state, status: 'arrived' };
    case 'WorkStarted':
      return { ...state, status: 'in_progress' };
    case 'WorkCompleted':
      return { ...state, status: 'completed', completedAt: event.data.completedAt, priceCentavos: event.data.finalAmountCentavos };
    case 'BookingCancelled':
      return { ...state, status: 'cancelled', cancellationFeeCentavos: event.data.feeCentavos };
    case 'ReviewSubmitted':
      return { ...state, reviewed: true };
  }
}

type Requested = Extract<BookingEvent, { type: 'BookingRequested' }>['data'];

function requested(data: Requested): Booking {
  const { bookingId, code, client, service, worker, requestedAt, answerBy, startsAt, endsAt, priceCentavos, paymentMethod } = data;
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
  };
}
