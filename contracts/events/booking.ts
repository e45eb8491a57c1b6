import * as z from 'zod/mini';
import { StoredAddress, bookingParties, bookingPartiesWithWorker } from '../fields.ts';
import { Person, WorkerPerson } from '../account/person.ts';
import { FormOfBooking } from '../form/form-of-booking.ts';
import { PaymentMethod } from '../roles.ts';
import type { BookingStatus } from '../booking/lifecycle.ts';
import { bookingChangeEvents, timeChanged } from './booking-changes.ts';
import { bookingNoShowEvents, jobReopened, noShowDecided, noShowLeadsTo } from './booking-no-shows.ts';
import { bookingRequestEvents, requestChanged } from './booking-requests.ts';
import type { EventOf } from './event-schemas.ts';
import { quoteEvents, quoteLeadsTo } from './booking-quotes.ts';
import { internal, personal, published, publishedAs, unpublished } from './marks.ts';

/**
 * Why the platform, or a no-show, ended it. `worker_suspended`: money had arrived or the time had begun, so that it
 * could not go to another worker unchanged. `client_gone`: its client is suspended or closed their account.
 */
export const CancellationCause = z.enum([
  'worker_no_show',
  'client_no_show',
  'unstarted',
  'unfinished',
  'worker_suspended',
  'client_gone',
]);
export type CancellationCause = z.infer<typeof CancellationCause>;

/**
 * `time_taken`: another job of the worker took the time. `worker_unavailable`: the worker is suspended or has no valid
 * ID; clients do not learn which.
 */
export const TurnDownCause = z.enum(['time_taken', 'worker_unavailable']);
export type TurnDownCause = z.infer<typeof TurnDownCause>;

export const bookingEvents = {
  ...quoteEvents,
  ...bookingChangeEvents,
  ...bookingRequestEvents,
  ...bookingNoShowEvents,
  BookingRequested: published(
    'A client requested a job. Without a worker it is open to all nearby workers of the service.',
    {
      bookingId: z.string(),
      code: z.string(),
      client: Person,
      clientPhone: personal(z.nullable(z.string())),
      service: z.object({ id: z.string(), name: z.string(), category: z.string() }),
      /** The chosen package as it was then, with its fixed price. Absent before 2026-11-24. */
      package: z.optional(
        z.object({
          id: z.string(),
          name: z.string(),
          includes: internal(z.array(z.string())),
          /** Its name in other languages. Absent before 2026-11-27. */
          names: internal(z.optional(z.object({ fil: z.optional(z.string()), ceb: z.optional(z.string()) }))),
        }),
      ),
      /** null: open to every approved worker of the service within reach. */
      worker: z.nullable(WorkerPerson),
      startsAt: z.string(),
      endsAt: z.string(),
      durationMinutes: z.int(),
      address: StoredAddress,
      answers: personal(z.record(z.string(), z.unknown())),
      notes: personal(z.string()),
      photos: personal(z.array(z.string())),
      priceCentavos: z.int(),
      /** Absent before 2026-11-24, and when nothing was asked. */
      form: personal(z.optional(FormOfBooking)),
      paymentMethod: PaymentMethod,
      /** Masked by the handler: `0917 *** 4821`. */
      paymentAccount: personal(z.nullable(z.string())),
      urgent: z.boolean(),
      requestedAt: z.string(),
      answerBy: z.string(),
      /** Earlier deadline of the named worker. Absent before 2026-11-29, and unless it is urgent. */
      workerAnswerBy: z.optional(z.string()),
      /** Without the named worker's answer, the workers nearby are asked. Absent before 2026-11-29. */
      thenAskOthers: z.optional(z.boolean()),
      /** The ended booking that this one replaces. */
      insteadOf: z.optional(z.string()),
      /** Workers who declined that one: they are not asked again. */
      declinedBy: internal(z.optional(z.array(z.string()))),
      /** `rebooked`: its worker did not come, so it gets priority. */
      priority: z.optional(z.enum(['rebooked'])),
    },
  ),
  BookingAccepted: published('A worker accepted the job at this price.', {
    ...bookingParties,
    worker: WorkerPerson,
    workerPhone: personal(z.nullable(z.string())),
    startsAt: z.string(),
    endsAt: z.string(),
    priceCentavos: z.int(),
    /** Commission as shown to the worker; later settings do not change it. Absent before 2026-11-23. */
    commissionPercent: internal(z.optional(z.number())),
  }),
  BookingDeclined: published('A worker declined the job; an open booking stays open for others.', {
    ...bookingParties,
    workerId: z.string(),
    reason: personal(z.string()),
    /** An open booking stays open to others. */ stillOpen: z.boolean(),
    /** By the platform. Absent before 2026-11-23. */ cause: z.optional(TurnDownCause),
  }),
  BookingExpired: published('The request expired without an answer.', {
    ...bookingParties,
    workerId: z.nullable(z.string()),
  }),
  WorkerArrived: published('The worker arrived; `lateMinutes` only when late.', {
    ...bookingPartiesWithWorker,
    lat: personal(z.nullable(z.number())),
    lng: personal(z.nullable(z.number())),
    /** Absent before 2026-11-23. */
    arrivedAt: internal(z.optional(z.string())),
    /** Minutes after the start, when more than the settings tolerate. */
    lateMinutes: z.optional(z.int()),
  }),
  WorkStarted: published('The work started.', { ...bookingPartiesWithWorker }),
  WorkCompleted: publishedAs('completed', 'The work was completed, for this amount.', {
    ...bookingPartiesWithWorker,
    clientName: personal(z.string()),
    serviceName: z.string(),
    completedAt: z.string(),
    /** Agreed price plus approved extras. */
    finalAmountCentavos: z.int(),
    note: personal(z.string()),
    photos: personal(z.array(z.string())),
    /** The completing party; default: the worker. */
    by: z.optional(z.enum(['worker', 'client', 'admin'])),
  }),
  BookingCancelled: published('The booking was cancelled in this status (`from`), with this fee.', {
    ...bookingParties,
    workerId: z.nullable(z.string()),
    workerAccountId: z.nullable(z.string()),
    /** `policy`: the platform, for `cause`. */
    by: z.enum(['client', 'worker', 'admin', 'policy']),
    reason: personal(z.string()),
    feeCentavos: z.int(),
    /** Its earlier status: from `accepted` on it had a slot. */
    from: z.string(),
    cause: z.optional(CancellationCause),
    /** Absent before 2026-11-23. */
    cancelledAt: internal(z.optional(z.string())),
  }),
  ReviewSubmitted: publishedAs('reviewed', 'The client gave 1 to 5 stars.', {
    ...bookingPartiesWithWorker,
    clientName: personal(z.string()),
    clientAvatar: personal(z.nullable(z.string())),
    serviceName: z.string(),
    rating: z.int(),
    text: personal(z.string()),
    photos: personal(z.array(z.string())),
  }),
  /** Nothing of the price is left, or some is again after a refund failed. `rating`: of its review; null for none. */
  FullRefundNoted: unpublished('derived from the payment and the review', {
    ...bookingPartiesWithWorker,
    refunded: z.boolean(),
    serviceName: z.string(),
    rating: z.nullable(z.int()),
  }),
};
export type BookingEvent = EventOf<typeof bookingEvents>;
type BookingEventType = BookingEvent['type'];

/** First event of every booking. */
export const startsBooking = 'BookingRequested' satisfies BookingEventType;

/**
 * The status after an event. Events without an entry leave it unchanged, or have it in their data, such as those that
 * end a quote.
 */
const leadsTo = {
  ...quoteLeadsTo,
  ...noShowLeadsTo,
  BookingRequested: 'pending',
  BookingAccepted: 'accepted',
  WorkerArrived: 'arrived',
  WorkStarted: 'in_progress',
  WorkCompleted: 'completed',
  BookingDeclined: 'declined',
  BookingExpired: 'expired',
  BookingCancelled: 'cancelled',
} as const satisfies Partial<Record<BookingEventType, BookingStatus>>;

type LeadingTo<Status extends BookingStatus> = {
  [Type in keyof typeof leadsTo]: (typeof leadsTo)[Type] extends Status ? Type : never;
}[keyof typeof leadsTo];

/** Events that lead to one of these statuses; BookingDeclined only if `statusAfter` confirms it. */
export function leadingTo<Status extends BookingStatus>(...statuses: readonly Status[]): LeadingTo<Status>[] {
  const found = Object.entries(leadsTo).filter(([, status]) => statuses.some((wanted) => wanted === status));
  // The table defines the type.
  return found.map(([type]) => type) as LeadingTo<Status>[];
}

/** Status of the booking after the event; undefined: unchanged. */
export function statusAfter(event: BookingEvent): BookingStatus | undefined {
  if (event.type === 'BookingDeclined' && event.data.stillOpen) return undefined;
  if ('status' in event.data) return event.data.status;
  return event.type in leadsTo ? leadsTo[event.type as keyof typeof leadsTo] : undefined;
}

// Groups of events: subscribers wait for a group rather than for single events.

/** Worker, price and time are agreed. */
export const jobAgreed = leadingTo('accepted');
/** The job has a time that is reserved in the worker's calendar. */
export const timeAgreed = [...jobAgreed, ...timeChanged] as const;
/** Workers then have until `answerBy` to answer. */
export const answerAwaited = [...leadingTo('pending'), ...requestChanged] as const;
/** A worker is named or has sent a quote: from then on the client may wait for them. */
export const workerAsked = [startsBooking, ...leadingTo('quoted'), 'BookingNarrowed'] as const;
/** The request is answered, or has ended without an answer. */
export const requestEnded = leadingTo('accepted', 'declined', 'expired', 'cancelled');
/** The worker's time is free again. */
export const workerFreed = [...leadingTo('cancelled'), ...jobReopened] as const;
/** The cost of a cancellation is decided. */
export const feeDecided = [...leadingTo('cancelled'), ...noShowDecided] as const;
/** The amount due for the booking is decided. */
export const amountDecided = [...leadingTo('completed'), ...feeDecided] as const;

/** The review of a fully refunded job does not count. */
export const reviewCountChanged = 'FullRefundNoted' satisfies BookingEventType;

/** The client reviewed the job. */
export const jobReviewed = ['ReviewSubmitted'] as const satisfies readonly BookingEventType[];

/** The worker of an event, by acceptance or as its subject; null: none yet. */
export function workerIdIn(data: { worker: { workerId: string } | null } | { workerId: string | null }): string | null {
  return 'worker' in data ? (data.worker?.workerId ?? null) : data.workerId;
}
