import type { BookingFacts, NoShow } from '#contracts/booking/booking-facts.ts';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import type { RequestPart } from '#contracts/booking/request-parts.ts';
import type { BookingEvent, CancellationCause, TurnDownCause } from '#contracts/events/booking.ts';
import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import type { WorkerPerson } from '#contracts/account/person.ts';
import { withPrecision } from '#contracts/place/pins.ts';
import { type Change, defineReadModel, type Telling } from '../../read-model.ts';
import { closedQuotes, offered, type QuoteDocument, withQuote } from './booking-quotes.ts';
import { type ExtraDocument, lapsedExtras, type RescheduleDocument, withExtra } from './booking-agreements.ts';
import { openCellOf } from './reach.ts';

type Requested = DataOf<'BookingRequested'>;

/** A booking with everything that its view needs. By booking id. Money in centavos. */
export type BookingDocument = Omit<Requested, 'client' | 'clientPhone' | 'worker' | 'declinedBy'> & {
  status: BookingStatus;
  client: Requested['client'] & { phone: string | null };
  /** null while it is open to all. */
  worker: (WorkerPerson & { phone: string | null }) | null;
  /** Where it lies, while it waits for any worker within reach; null when it is not open (any more). */
  openCell: string | null;
  /** It was asked of any worker within reach; stays when one has taken it. */
  wasOpen: boolean;
  declinedBy: string[];
  /** The worker who was asked by name before the request was opened to all. */
  asked: WorkerPerson | null;
  /** What Suki keeps of it, as agreed with its worker; null before, and where that was before percents were agreed on. */
  commissionPercent: number | null;
  /** 1, and one more for each change of what workers decide by. */
  requestVersion: number;
  /** The last change of the request. */
  edited: { at: string; changed: RequestPart[] } | null;
  /** In the order they were offered. */
  quotes: QuoteDocument[];
  /** The new time that one side asks for and the other has not answered. */
  reschedule: RescheduleDocument | null;
  extras: ExtraDocument[];
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
  /** One side says that the other isn't there. */
  noShow: NoShow | null;
  /** What became of a booking that was called off as a no-show. */
  noShowCase: 'disputed' | 'upheld' | 'waived' | null;
  dispute: { reason: string; at: string } | null;
  askedOverdue: 'unstarted' | 'unfinished' | null;
  review: { rating: number; text: string; photos: string[]; at: string } | null;
  /** The booking by which the others were asked, after this one came to nothing. */
  rebookedAs: string | null;
  /** Revision of its stream. */
  revision: number;
};

type BookingChange = Exclude<BookingEvent['type'], 'BookingRequested' | 'BookingDeclined'>;

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
    BookingAccepted: to('accepted', ({ data }) => ({
      worker: { ...data.worker, phone: data.workerPhone },
      startsAt: data.startsAt,
      endsAt: data.endsAt,
      priceCentavos: data.priceCentavos,
      commissionPercent: data.commissionPercent ?? null,
      openCell: null,
    })),
    BookingDeclined: {
      ids: ({ data }) => data.bookingId,
      apply: (booking, event) =>
        booking && (event.data.stillOpen ? passedBy(booking, event) : declined(booking, event)),
      announce: updated,
    },
    BookingExpired: to('expired', (_, { quotes }) => ({ openCell: null, quotes: closedQuotes(quotes) })),
    QuoteOffered: to('quoted', ({ data }, booking) => ({ quotes: offered(booking, data) })),
    BookingRequestEdited: to(
      null,
      ({
        data: { requestVersion, changed, startsAt, endsAt, address, notes, answers, photos, answerBy },
        recordedAt,
      }) => ({
        requestVersion,
        startsAt,
        endsAt,
        address: withPrecision(address),
        notes,
        answers,
        photos,
        answerBy,
        edited: { at: recordedAt, changed },
      }),
    ),
    BookingWidened: to(null, ({ data: { worker, answerBy } }, { address }) => ({
      asked: worker,
      worker: null,
      wasOpen: true,
      openCell: openCellOf(address),
      answerBy,
    })),
    QuoteWithdrawn: to(null, ({ data: { quoteId, status } }, { quotes }) => ({
      status,
      quotes: withQuote(quotes, quoteId, 'withdrawn'),
    })),
    QuoteRejected: to(null, ({ data: { quoteId, status } }, { quotes }) => ({
      status,
      quotes: withQuote(quotes, quoteId, 'rejected'),
    })),
    QuoteExpired: to(null, ({ data: { quoteId, status } }, { quotes }) => ({
      status,
      quotes: withQuote(quotes, quoteId, 'expired'),
    })),
    QuoteAccepted: to('accepted', ({ data }, { quotes }) => ({
      worker: { ...data.worker, phone: data.workerPhone },
      startsAt: data.startsAt,
      endsAt: data.endsAt,
      priceCentavos: data.priceCentavos,
      commissionPercent: data.commissionPercent ?? null,
      openCell: null,
      quotes: closedQuotes(withQuote(quotes, data.quoteId, 'accepted')),
    })),
    RescheduleProposed: to(null, ({ data: { by, startsAt, endsAt }, recordedAt }) => ({
      reschedule: { by, startsAt, endsAt, proposedAt: recordedAt },
    })),
    RescheduleAccepted: to(null, ({ data: { startsAt, endsAt } }) => ({
      startsAt,
      endsAt,
      reschedule: null,
      noShow: null,
      askedOverdue: null,
    })),
    RescheduleDeclined: to(null, () => ({ reschedule: null })),
    ExtraProposed: to(null, ({ data: { extraId, amountCentavos, reason }, recordedAt }, { extras }) => ({
      extras: [...extras, { id: extraId, amountCentavos, reason, status: 'open', proposedAt: recordedAt }],
    })),
    ExtraApproved: to(null, ({ data: { extraId } }, { extras }) => ({
      extras: withExtra(extras, extraId, 'approved'),
    })),
    ExtraRefused: to(null, ({ data: { extraId } }, { extras }) => ({ extras: withExtra(extras, extraId, 'refused') })),
    WorkerArrived: to('arrived', ({ recordedAt }) => ({ reschedule: null, arrivedAt: recordedAt, noShow: null })),
    WorkStarted: to('in_progress', () => ({ noShow: null })),
    WorkCompleted: to('completed', ({ data: { note, photos, completedAt, finalAmountCentavos } }, { extras }) => ({
      completion: { note, photos, at: completedAt, amountCentavos: finalAmountCentavos },
      extras: lapsedExtras(extras),
    })),
    BookingCancelled: to(
      'cancelled',
      ({ data: { by, reason, feeCentavos, cause = null }, recordedAt }, { quotes, extras }) => ({
        cancellation: { by, reason, feeCentavos, at: recordedAt, cause },
        openCell: null,
        quotes: closedQuotes(quotes),
        extras: lapsedExtras(extras),
        reschedule: null,
      }),
    ),
    NoShowReported: to(null, ({ data: { by, reportedAt, answerBy } }) => ({
      noShow: { by, reportedAt, answerBy, answeredAt: null },
    })),
    NoShowAnswered: to(null, ({ data: { answeredAt } }, { noShow }) => ({
      noShow: noShow && { ...noShow, answeredAt },
    })),
    NoShowDisputed: to(null, ({ data: { reason, disputedAt } }) => ({
      noShowCase: 'disputed',
      dispute: { reason, at: disputedAt },
    })),
    NoShowSettled: to(null, ({ data: { outcome, feeCentavos } }, { cancellation }) => ({
      noShowCase: outcome,
      cancellation: cancellation && { ...cancellation, feeCentavos },
    })),
    BookingOverdue: to(null, ({ data: { stage } }) => ({ askedOverdue: stage })),
    BookingReopened: to('pending', ({ data: { workerId, answerBy } }, { quotes, declinedBy, address }) => ({
      worker: null,
      commissionPercent: null,
      openCell: openCellOf(address),
      wasOpen: true,
      declinedBy: [...declinedBy, workerId],
      answerBy,
      quotes: closedQuotes(quotes),
      reschedule: null,
      noShow: null,
      askedOverdue: null,
      priority: 'rebooked',
    })),
    OthersAsked: to(null, ({ data: { newBookingId } }) => ({ rebookedAs: newBookingId })),
    ReviewSubmitted: to(null, ({ data: { rating, text, photos }, recordedAt }) => ({
      review: { rating, text, photos, at: recordedAt },
    })),
  },
});

function requested({
  data: { client, clientPhone, worker, address, ...facts },
  revision,
}: Recorded<'BookingRequested'>): BookingDocument {
  return {
    ...facts,
    address: withPrecision(address),
    status: 'pending',
    client: { ...client, phone: clientPhone },
    worker: worker && { ...worker, phone: null },
    openCell: worker ? null : openCellOf(address),
    wasOpen: worker === null,
    declinedBy: facts.declinedBy ?? [],
    asked: null,
    commissionPercent: null,
    requestVersion: 1,
    edited: null,
    rebookedAs: null,
    arrivedAt: null,
    noShow: null,
    noShowCase: null,
    dispute: null,
    askedOverdue: null,
    quotes: [],
    reschedule: null,
    extras: [],
    completion: null,
    decline: null,
    cancellation: null,
    review: null,
    revision,
  };
}

/** `status`: what it is after the event; null: what it was, unless the event itself says. */
function to<Type extends BookingChange>(
  status: BookingStatus | null,
  merge: (event: Recorded<Type>, booking: BookingDocument) => Partial<BookingDocument>,
): Change<BookingDocument, Type> {
  return {
    ids: ({ data }) => data.bookingId,
    apply: (booking, event) =>
      booking && { ...booking, status: status ?? booking.status, ...merge(event, booking), revision: event.revision },
    announce: updated,
  };
}

/** One worker said no to an open booking; it stays open for the others. */
function passedBy(booking: BookingDocument, { data, revision }: Recorded<'BookingDeclined'>): BookingDocument {
  return { ...booking, declinedBy: [...booking.declinedBy, data.workerId], revision };
}

function declined(
  booking: BookingDocument,
  { data, revision, recordedAt }: Recorded<'BookingDeclined'>,
): BookingDocument {
  return {
    ...booking,
    status: 'declined',
    decline: { reason: data.reason, at: recordedAt, ...(data.cause && { cause: data.cause }) },
    openCell: null,
    quotes: closedQuotes(booking.quotes),
    revision,
  };
}

/** Both sides of the booking hear of it; of an open one its client, the workers who offer to do it, and all who could take it until now. */
function updated(booking: BookingDocument, { type }: { type: EventType }): Telling[] {
  const { bookingId, status, client, worker, asked, quotes, revision, service } = booking;
  const accounts = new Set([
    client.accountId,
    ...[worker, asked].flatMap((person) => person?.accountId ?? []),
    ...quotes.map((quote) => quote.worker.accountId),
  ]);
  const toBoth: Telling = {
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
    quotes: quotes.map((quote) => ({
      workerId: quote.worker.workerId,
      status: quote.status,
      validUntil: quote.validUntil,
      requestVersion: quote.requestVersion,
    })),
  };
}

/** What the job costs as agreed so far, approved extras included: its final amount once completed. */
export function totalCentavosOf({
  completion,
  priceCentavos,
  extras,
}: Pick<BookingDocument, 'completion' | 'priceCentavos' | 'extras'>): number {
  if (completion) return completion.amountCentavos;
  return extras
    .filter(({ status }) => status === 'approved')
    .reduce((total, { amountCentavos }) => total + amountCentavos, priceCentavos);
}
