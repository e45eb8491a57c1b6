import {
  agreedCentavos,
  asRequested,
  type CommonBooking,
  commonChanges,
  type Extra,
} from '#contracts/booking/common-fold.ts';
import type { BookingFacts } from '#contracts/booking/booking-facts.ts';
import type { RequestPart } from '#contracts/booking/request-parts.ts';
import type { BookingEvent, CancellationCause, TurnDownCause } from '#contracts/events/booking.ts';
import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import type { WorkerPerson } from '#contracts/account/person.ts';
import { withPrecision } from '#contracts/place/pins.ts';
import { type Change, defineReadModel, type PushDraft } from '../../read-model.ts';
import { openCellOf } from './reach.ts';

type Requested = DataOf<'BookingRequested'>;

export type ExtraDocument = Extra & { proposedAt: string };

type TakenAnew = 'client' | 'clientPhone' | 'worker' | keyof CommonBooking;

/** A booking with everything that its view needs. By booking id. Money in centavos. */
export type BookingDocument = Omit<Requested, TakenAnew> &
  CommonBooking<ExtraDocument> & {
    client: Requested['client'] & { phone: string | null };
    /** null while it is open to all. */
    worker: (WorkerPerson & { phone: string | null }) | null;
    /** Where it lies, while it waits for any worker within reach; null when it is not open (any more). */
    openCell: string | null;
    /** The last change of the request. */
    edited: { at: string; changed: RequestPart[] } | null;
    /** The new time that one side asks for and the other has not answered. */
    reschedule: { by: 'client' | 'worker'; startsAt: string; endsAt: string; proposedAt: string } | null;
    completion: { note: string; photos: string[]; at: string; amountCentavos: number } | null;
    decline: { reason: string; at: string; cause?: TurnDownCause } | null;
    cancellation: {
      by: DataOf<'BookingCancelled'>['by'];
      reason: string;
      feeCentavos: number;
      at: string;
      cause: CancellationCause | null;
    } | null;
    arrivedAt: string | null;
    dispute: { reason: string; at: string } | null;
    review: { rating: number; text: string; photos: string[]; at: string } | null;
    /** Revision of its stream. */
    revision: number;
  };

type BookingChange = Exclude<BookingEvent['type'], 'BookingRequested'>;

export const bookings = defineReadModel<BookingDocument>({
  name: 'bookings',
  version: 11,
  fields: [
    'client.accountId',
    'worker.workerId',
    'worker.accountId',
    'asked.workerId',
    'status',
    'service.id',
    'requestedAt',
    'startsAt',
    'endsAt',
    'code',
    'openCell',
    'noShowCase',
  ],
  compound: [
    ['requestedAt'],
    ['client.accountId', 'requestedAt'],
    ['worker.workerId', 'requestedAt'],
    ['worker.workerId', 'startsAt'],
    ['status', 'requestedAt'],
    ['status', 'startsAt'],
    ['status', 'endsAt'],
    ['service.id', 'openCell'],
  ],
  on: {
    BookingRequested: {
      ids: ({ data }) => data.bookingId,
      apply: (_, event) => requested(event),
      creates: true,
      announce: updated,
    },
    BookingAccepted: to(({ data }) => ({ worker: { ...data.worker, phone: data.workerPhone }, openCell: null })),
    BookingDeclined: to(({ data, recordedAt }) => (data.stillOpen ? {} : declined(data, recordedAt))),
    BookingExpired: to(() => ({ openCell: null })),
    BookingRequestEdited: to(({ data: { changed, address, notes, answers, photos }, recordedAt }) => ({
      address: withPrecision(address),
      notes,
      answers,
      photos,
      edited: { at: recordedAt, changed },
    })),
    BookingWidened: to((_, { address }) => ({ openCell: openCellOf(address) })),
    OthersAsked: to(),
    QuoteOffered: to(),
    QuoteWithdrawn: to(),
    QuoteRejected: to(),
    QuoteExpired: to(),
    QuoteAccepted: to(({ data }) => ({ worker: { ...data.worker, phone: data.workerPhone }, openCell: null })),
    RescheduleProposed: to(({ data: { by, startsAt, endsAt }, recordedAt }) => ({
      reschedule: { by, startsAt, endsAt, proposedAt: recordedAt },
    })),
    RescheduleAccepted: to(),
    RescheduleDeclined: to(),
    ExtraProposed: to(({ data: { extraId, amountCentavos, reason }, recordedAt }, { extras }) => ({
      extras: [...extras, { id: extraId, amountCentavos, reason, status: 'open', proposedAt: recordedAt }],
    })),
    ExtraApproved: to(),
    ExtraRefused: to(),
    WorkerArrived: to(({ recordedAt }) => ({ arrivedAt: recordedAt })),
    WorkStarted: to(),
    WorkCompleted: to(({ data: { note, photos, completedAt, finalAmountCentavos } }) => ({
      completion: { note, photos, at: completedAt, amountCentavos: finalAmountCentavos },
    })),
    BookingCancelled: to(({ data: { by, reason, feeCentavos, cause = null }, recordedAt }) => ({
      cancellation: { by, reason, feeCentavos, at: recordedAt, cause },
      openCell: null,
    })),
    NoShowReported: to(),
    NoShowAnswered: to(),
    NoShowDisputed: to(({ data: { reason, disputedAt } }) => ({ dispute: { reason, at: disputedAt } })),
    NoShowSettled: to(({ data: { feeCentavos } }, { cancellation }) => ({
      cancellation: cancellation && { ...cancellation, feeCentavos },
    })),
    BookingOverdue: to(),
    BookingReopened: to((_, { address }) => ({ openCell: openCellOf(address), priority: 'rebooked' })),
    ReviewSubmitted: to(({ data: { rating, text, photos }, recordedAt }) => ({
      review: { rating, text, photos, at: recordedAt },
    })),
  },
});

function requested({ data, revision }: Recorded<'BookingRequested'>): BookingDocument {
  const { client, clientPhone, worker, address, ...facts } = data;
  return {
    ...facts,
    ...asRequested(data),
    address: withPrecision(address),
    client: { ...client, phone: clientPhone },
    worker: worker && { ...worker, phone: null },
    openCell: worker ? null : openCellOf(address),
    edited: null,
    arrivedAt: null,
    dispute: null,
    completion: null,
    decline: null,
    cancellation: null,
    review: null,
    revision,
  };
}

/** `merge`: what the document alone holds, beside what it has in common with the decider's state. */
function to<Type extends BookingChange>(
  merge: (event: Recorded<Type>, booking: BookingDocument) => Partial<BookingDocument> = () => ({}),
): Change<BookingDocument, Type> {
  return {
    ids: ({ data }) => data.bookingId,
    apply: (booking, event) =>
      booking && {
        ...booking,
        ...commonChanges(booking, event),
        ...merge(event, booking),
        revision: event.revision,
      },
    announce: updated,
  };
}

function declined({ reason, cause }: DataOf<'BookingDeclined'>, at: string): Partial<BookingDocument> {
  return { decline: { reason, at, ...(cause && { cause }) }, openCell: null };
}

/** Both sides of the booking hear of it; of an open one its client, the workers who offer to do it, and all who could take it until now. */
function updated(booking: BookingDocument, { type }: { type: EventType }): PushDraft[] {
  const { bookingId, status, client, worker, asked, quotes, revision, service } = booking;
  const accounts = new Set([
    client.accountId,
    ...[worker, asked].flatMap((person) => person?.accountId ?? []),
    ...quotes.map((quote) => quote.worker.accountId),
  ]);
  const toBoth: PushDraft = {
    namespace: 'account',
    event: 'booking:updated',
    to: { accounts: [...accounts] },
    payload: { bookingId, status, type, revision },
  };
  if (!booking.wasOpen || !concernsWhoeverMayTakeIt.has(type)) return [toBoth];
  return [
    toBoth,
    {
      namespace: 'account',
      event: 'open:updated',
      to: 'workers',
      payload: {
        bookingId,
        serviceId: service.id,
        type,
        ...(comes.has(type) && booking.priority && { priority: booking.priority }),
      },
    },
  ];
}

/** An open booking that comes, that others offer to do, or that goes. */
const concernsWhoeverMayTakeIt: ReadonlySet<EventType> = new Set([
  'BookingRequested',
  'BookingReopened',
  'BookingRequestEdited',
  'BookingWidened',
  'QuoteOffered',
  'QuoteWithdrawn',
  'QuoteRejected',
  'QuoteExpired',
  'BookingAccepted',
  'QuoteAccepted',
  'BookingExpired',
  'BookingCancelled',
]);

const comes: ReadonlySet<EventType> = new Set(['BookingRequested', 'BookingReopened']);

/** What the rules look at. */
export function bookingFacts(booking: BookingDocument): BookingFacts {
  const {
    status,
    startsAt,
    endsAt,
    answerBy,
    requestVersion,
    arrivedAt,
    noShow,
    noShowCase,
    askedOverdue,
    completion,
    review,
    client,
    worker,
    declinedBy,
    quotes,
    reschedule,
    extras,
    cancellation,
    rebookedAs,
  } = booking;
  return {
    status,
    startsAt,
    endsAt,
    answerBy,
    requestVersion,
    arrivedAt,
    noShow,
    noShowCase,
    askedOverdue,
    declinedBy,
    reschedule,
    extras,
    rebookedAs,
    cancelledBy: cancellation?.by ?? null,
    cancelledAt: cancellation?.at ?? null,
    cause: cancellation?.cause ?? null,
    completedAt: completion?.at ?? null,
    reviewed: review !== null,
    clientId: client.accountId,
    workerId: worker?.workerId ?? null,
    quotes,
  };
}

/** What the job costs as agreed so far, approved extras included: its final amount once completed. */
export function totalCentavosOf(booking: Pick<BookingDocument, 'completion' | 'priceCentavos' | 'extras'>): number {
  return booking.completion?.amountCentavos ?? agreedCentavos(booking);
}
