import { foldBooking, noBooking, totalCentavos } from '#contracts/booking/booking-fold.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { bookingGroups } from '#contracts/booking/lifecycle.ts';
import { quoteEvents } from '#contracts/events/booking-quotes.ts';
import {
  answerAwaited,
  bookingEvents,
  type BookingEvent,
  leadingTo,
  startsBooking,
} from '#contracts/events/booking.ts';
import type { EventType, Recorded } from '#contracts/events/registry.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { type Change, defineReadModel, onEach, type PushDraft } from '../../read-model.ts';
import { factsAfter, isFactEvent, isSettled, type RequestFacts } from '../analytics/request-facts.ts';
import { openCellOf } from './reach.ts';

/** Parts of a booking that are shown with their time. */
type TimedPart = 'edited' | 'reschedule' | 'decline' | 'cancellation' | 'review';
type Timed<Part> = Part extends object ? Part & { at: string } : Part;

/** A booking as its fold yields it, with times and revision from the log. By booking id. Amounts in centavos. */
export type BookingDocument = Omit<Booking, TimedPart | 'extras'> & { [Part in TimedPart]: Timed<Booking[Part]> } & {
  extras: readonly Timed<Booking['extras'][number]>[];
  /** Its cell while any worker within reach may take it; else null. */
  openCell: string | null;
  /** Dimensions of the figures, and the Manila day on which the work was done. */
  figures: Figures;
  /** Total, for sorting. */
  totalCentavos: number;
  /** Workers who list it as past: its own once it is over, and those whose quote was not accepted. */
  pastOf: readonly string[];
  /** Request as the workers whose quote was not accepted saw it; null unless another worker has the booking. */
  missed: BookingFacts | null;
  /** Revision of its stream. */
  revision: number;
};

/** A booking without the lists of workers who missed it. */
export type BookingFacts = Omit<BookingDocument, 'pastOf' | 'missed'>;

type Figures = RequestFacts & { doneOn: string | null };

type OfBooking = BookingEvent['type'];

const change: Change<BookingDocument, OfBooking> = {
  ids: ({ data }) => data.bookingId,
  apply: (before, event) => (before || event.type === startsBooking ? changed(before, event) : undefined),
};

export const bookings = defineReadModel<BookingDocument>({
  name: 'bookings',
  version: 20,
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
    'totalCentavos',
    'code',
    'openCell',
    'noShowCase',
    'figures.city',
    'figures.cell',
    'figures.ending',
    'figures.answerSeconds',
    'figures.doneOn',
  ],
  arrays: ['pastOf'],
  compound: [
    ['requestedAt'],
    ['startsAt'],
    ['client.accountId', 'requestedAt', 'id'],
    ['worker.workerId', 'requestedAt', 'id'],
    // Without these SQLite may scan all jobs of a status for one person's.
    ['client.accountId', 'status', 'requestedAt'],
    ['worker.workerId', 'status', 'requestedAt'],
    ['worker.workerId', 'startsAt'],
    ['status', 'requestedAt'],
    ['status', 'startsAt'],
    ['status', 'endsAt'],
    ['service.id', 'openCell'],
  ],
  on: {
    ...onEach(Object.keys(bookingEvents) as OfBooking[], change),
    [startsBooking]: { ...change, creates: true },
  },
  push: updated,
});

function changed(before: BookingDocument | undefined, event: Recorded<OfBooking>): BookingDocument {
  const booking = foldBooking(before ?? noBooking, event);
  const missing = workersMissing(booking);
  return {
    ...booking,
    edited: timed(booking.edited, event),
    reschedule: timed(booking.reschedule, event),
    decline: timed(booking.decline, event),
    cancellation: timed(booking.cancellation, event),
    review: timed(booking.review, event),
    extras: booking.extras.map((extra) => timed(extra, event)),
    openCell: isOpen(booking) ? openCellOf(booking.address) : null,
    totalCentavos: totalCentavos(booking),
    figures: figuresAfter(before?.figures ?? null, event),
    pastOf: [...(booking.workerId !== null && hasEnded(booking) ? [booking.workerId] : []), ...missing],
    missed: booking.worker !== null && missing.length > 0 ? missedAfter(before, booking) : null,
    revision: event.revision,
  };
}

/** Workers whose last quote was not accepted. None while the booking is open, since they can quote again. */
function workersMissing(booking: Booking): string[] {
  if (isOpen(booking)) return [];
  const lastOf = new Map(booking.quotes.map((quote) => [quote.worker.workerId, quote.status]));
  return [...lastOf.keys()].filter(
    (id) => id !== booking.workerId && lastOf.get(id) !== 'withdrawn' && !booking.declinedBy.includes(id),
  );
}

function missedAfter(before: BookingDocument | undefined, { quotes }: Booking): BookingFacts | null {
  if (!before) return null;
  const { missed, pastOf: _, ...request } = before;
  return missed ?? { ...request, quotes };
}

const completesJob: ReadonlySet<string> = new Set(leadingTo('completed'));

/** The facts follow the booking like the figures: until it has ended. */
function figuresAfter(before: Figures | null, event: Recorded<OfBooking>): Figures {
  const facts = isFactEvent(event) && !(before && isSettled(before)) ? factsAfter(before, event) : before;
  if (!facts) throw new Error(`The first event of a booking stream must be ${startsBooking}, but is ${event.type}`);
  const doneOn = before?.doneOn ?? null;
  return { ...facts, doneOn: completesJob.has(event.type) ? (doneOn ?? manilaDay(event.recordedAt)) : doneOn };
}

/** Adds the event's time to a part that the event created, unless the part has one; earlier parts keep theirs. */
function timed<Part extends { at?: string } | null>(part: Part, { recordedAt }: { recordedAt: string }): Timed<Part> {
  // Covers both cases of a part that can be null.
  return (part && { at: recordedAt, ...part }) as Timed<Part>;
}

function hasEnded({ status }: Pick<Booking, 'status'>): boolean {
  return bookingGroups.over.includes(status);
}

function isOpen({ worker, status }: Booking): boolean {
  return worker === null && bookingGroups.waiting.some((waiting) => waiting === status);
}

/**
 * Pushes to both sides of the booking. An open booking is pushed to its client, to the workers who quote or have just
 * stopped quoting, and to all workers who could take it until now.
 */
function updated(booking: BookingDocument, { type }: { type: EventType }): PushDraft[] {
  const { bookingId, status, client, worker, asked, declinedBy, quotes, revision, service } = booking;
  const endsOffers = endsOffersOrRequests.has(type);
  const isConcerned = ({ workerId }: { workerId: string }) => endsOffers || !declinedBy.includes(workerId);
  const offering = quotes.filter((quote) => endsOffers || quote.status === 'open');
  const accounts = new Set([
    client.accountId,
    ...(worker ? [worker.accountId] : []),
    ...(asked && isConcerned(asked) ? [asked.accountId] : []),
    ...offering.map((quote) => quote.worker.accountId),
  ]);
  const toBoth: PushDraft = {
    namespace: 'account',
    event: 'booking:updated',
    to: { accounts: [...accounts] },
    payload: { bookingId, status, type, revision },
  };
  if (!booking.wasOpen || !concernsEligibleWorkers.has(type)) return [toBoth];
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
        ...(opens.has(type) && isOpen(booking) && { opens: true }),
        ...(becomesPending.has(type) && booking.priority && { priority: booking.priority }),
      },
    },
  ];
}

/** An open booking begins, receives quotes, or ends. */
const concernsEligibleWorkers: ReadonlySet<string> = new Set([
  ...answerAwaited,
  ...Object.keys(quoteEvents),
  ...leadingTo('accepted', 'expired', 'cancelled'),
]);

/** After these events a worker may no longer belong to the booking; they receive this last push. */
const endsOffersOrRequests: ReadonlySet<string> = new Set([
  ...Object.keys(quoteEvents),
  ...leadingTo('accepted', 'declined', 'expired', 'cancelled'),
  'BookingReopened',
]);
const becomesPending: ReadonlySet<string> = new Set(leadingTo('pending'));
/** Events that open the booking to all workers. */
const opens: ReadonlySet<string> = new Set([startsBooking, 'BookingWidened']);
