import type { BookingFacts } from '#contracts/booking/allowed-actions.ts';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import type { WorkerPerson } from '#contracts/person.ts';
import { type Change, defineReadModel, type Telling } from '../engine/read-model.ts';
import { cellAt } from './reach.ts';

type Requested = DataOf<'BookingRequested'>;

/** A booking with everything that its view needs. By booking id. Money in centavos. */
export type BookingDocument = Omit<Requested, 'client' | 'clientPhone' | 'worker'> & {
  status: BookingStatus;
  client: Requested['client'] & { phone: string | null };
  /** null while it is open to all. */
  worker: (WorkerPerson & { phone: string | null }) | null;
  /** Where it lies, while it waits for any worker within reach; null when it is not open (any more). */
  openCell: string | null;
  declinedBy: string[];
  completion: { note: string; photos: string[]; at: string; amountCentavos: number } | null;
  decline: { reason: string; at: string } | null;
  cancellation: { by: 'client' | 'worker' | 'admin'; reason: string; feeCentavos: number; at: string } | null;
  review: { rating: number; text: string; photos: string[]; at: string } | null;
  /** Revision of its stream. */
  revision: number;
};

type BookingChange = 'BookingAccepted' | 'BookingDeclined' | 'BookingExpired' | 'WorkerArrived' | 'WorkStarted' | 'WorkCompleted' | 'BookingCancelled' | 'ReviewSubmitted';

/** Where an address has no coordinates, its booking is found by workers whatever their reach. */
export const ANYWHERE = 'anywhere';

export const bookings = defineReadModel<BookingDocument>({
  name: 'bookings',
  version: 1,
  fields: ['client.accountId', 'worker.workerId', 'worker.accountId', 'status', 'service.id', 'requestedAt', 'startsAt', 'code', 'openCell'],
  compound: [['client.accountId', 'requestedAt'], ['worker.workerId', 'requestedAt'], ['worker.workerId', 'startsAt'], ['status', 'requestedAt']],
  on: {
    BookingRequested: { ids: ({ data }) => data.bookingId, apply: (_, event) => requested(event), creates: true, announce: updated },
    BookingAccepted: to('accepted', ({ data }) => ({
      worker: { ...data.worker, phone: data.workerPhone }, startsAt: data.startsAt, endsAt: data.endsAt, priceCentavos: data.priceCentavos, openCell: null,
    })),
    BookingDeclined: {
      ids: ({ data }) => data.bookingId,
      apply: (booking, event) => booking && (event.data.stillOpen ? passedBy(booking, event) : declined(booking, event)),
      announce: updated,
    },
    BookingExpired: to('expired', () => ({ openCell: null })),
    WorkerArrived: to('arrived', () => ({})),
    WorkStarted: to('in_progress', () => ({})),
    WorkCompleted: to('completed', ({ data: { note, photos, completedAt, finalAmountCentavos } }) => ({ completion: { note, photos, at: completedAt, amountCentavos: finalAmountCentavos } })),
    BookingCancelled: to('cancelled', ({ data: { by, reason, feeCentavos }, recordedAt }) => ({ cancellation: { by, reason, feeCentavos, at: recordedAt }, openCell: null })),
    ReviewSubmitted: to(null, ({ data: { rating, text, photos }, recordedAt }) => ({ review: { rating, text, photos, at: recordedAt } })),
  },
});

function requested({ data: { client, clientPhone, worker, ...facts }, revision }: Recorded<'BookingRequested'>): BookingDocument {
  return {
    ...facts,
    status: 'pending',
    client: { ...client, phone: clientPhone },
    worker: worker && { ...worker, phone: null },
    openCell: worker ? null : cellOf(facts.address),
    declinedBy: [],
    completion: null, decline: null, cancellation: null, review: null,
    revision,
  };
}

function cellOf({ lat, lng }: Requested['address']): string {
  return lat === undefined || lng === undefined ? ANYWHERE : cellAt({ lat, lng });
}

function to<Type extends BookingChange>(status: BookingStatus | null, merge: (event: Recorded<Type>) => Partial<BookingDocument>): Change<BookingDocument, Type> {
  return {
    ids: ({ data }) => data.bookingId,
    apply: (booking, event) => booking && { ...booking, status: status ?? booking.status, ...merge(event), revision: event.revision },
    announce: updated,
  };
}

/** One worker said no to an open booking; it stays open for the others. */
function passedBy(booking: BookingDocument, { data, revision }: Recorded<'BookingDeclined'>): BookingDocument {
  return { ...booking, declinedBy: [...booking.declinedBy, data.workerId], revision };
}

function declined(booking: BookingDocument, { data, revision, recordedAt }: Recorded<'BookingDeclined'>): BookingDocument {
  return { ...booking, status: 'declined', decline: { reason: data.reason, at: recordedAt }, openCell: null, revision };
}

/** Both sides of the booking hear of it; of an open one, its client alone. */
function updated({ bookingId, status, client, worker, revision }: BookingDocument, { type }: { type: EventType }): Telling[] {
  const accounts = worker ? [client.accountId, worker.accountId] : [client.accountId];
  return [{ namespace: 'account', event: 'booking:updated', to: { accounts }, payload: { bookingId, status, type, revision } }];
}

/** What the rules look at. */
export function bookingFacts(booking: BookingDocument): BookingFacts {
  const { status, startsAt, answerBy, completion, review, client, worker, declinedBy } = booking;
  return { status, startsAt, answerBy, completedAt: completion?.at ?? null, reviewed: review !== null, clientId: client.accountId, workerId: worker?.workerId ?? null, declinedBy };
}
