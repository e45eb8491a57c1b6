import * as z from 'zod/mini';
import { Address } from '../fields.ts';
import { Person, WorkerPerson } from '../account/person.ts';
import { PaymentMethod } from '../roles.ts';
import { bookingChangeEvents } from './booking-changes.ts';
import { parties, withWorker } from './booking-parties.ts';
import { bookingNoShowEvents } from './booking-no-shows.ts';
import { bookingRequestEvents } from './booking-requests.ts';
import type { EventOf } from './event-schemas.ts';
import { quoteEvents } from './booking-quotes.ts';

/** Why the platform, or a no-show, ended it. `worker_suspended`: money had come in, so that it could not go to another worker as it was. */
export const CancellationCause = z.enum([
  'worker_no_show',
  'client_no_show',
  'unstarted',
  'unfinished',
  'worker_suspended',
]);
export type CancellationCause = z.infer<typeof CancellationCause>;

/**
 * `time_taken`: another job of the worker took the time. `worker_unavailable`: the worker takes no jobs now, being
 * suspended or without an ID that holds; which of the two is none of the client's business.
 */
export const TurnDownCause = z.enum(['time_taken', 'worker_unavailable']);
export type TurnDownCause = z.infer<typeof TurnDownCause>;

export const bookingEvents = {
  ...quoteEvents,
  ...bookingChangeEvents,
  ...bookingRequestEvents,
  ...bookingNoShowEvents,
  BookingRequested: z.object({
    bookingId: z.string(),
    code: z.string(),
    client: Person,
    clientPhone: z.nullable(z.string()),
    service: z.object({ id: z.string(), name: z.string(), category: z.string() }),
    /** null: open to every approved worker of the service within reach. */
    worker: z.nullable(WorkerPerson),
    startsAt: z.string(),
    endsAt: z.string(),
    durationMinutes: z.int(),
    address: Address,
    answers: z.record(z.string(), z.unknown()),
    notes: z.string(),
    photos: z.array(z.string()),
    priceCentavos: z.int(),
    paymentMethod: PaymentMethod,
    /** Masked by the handler: `0917 *** 4821`. */
    paymentAccount: z.nullable(z.string()),
    urgent: z.boolean(),
    requestedAt: z.string(),
    answerBy: z.string(),
    /** The booking that came to nothing and that this one stands for. */
    insteadOf: z.optional(z.string()),
    /** Workers who said no to that one: they aren't asked again. */
    declinedBy: z.optional(z.array(z.string())),
    /** `rebooked`: its worker didn't come, so it goes before others. */
    priority: z.optional(z.enum(['rebooked'])),
  }),
  BookingAccepted: z.object({
    ...parties,
    worker: WorkerPerson,
    workerPhone: z.nullable(z.string()),
    startsAt: z.string(),
    endsAt: z.string(),
    priceCentavos: z.int(),
    /** What Suki keeps of this job, as its worker was shown it, whatever the settings say later. Not in events from before 2026-11-23. */
    commissionPercent: z.optional(z.number()),
  }),
  BookingDeclined: z.object({
    ...parties,
    workerId: z.string(),
    reason: z.string(),
    /** An open booking stays open for the others. */ stillOpen: z.boolean(),
    /** The platform did it. Not in events from before 2026-11-23. */ cause: z.optional(TurnDownCause),
  }),
  BookingExpired: z.object({ ...parties, workerId: z.nullable(z.string()) }),
  WorkerArrived: z.object({
    ...withWorker,
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
    /** Not in events from before 2026-11-23. */
    arrivedAt: z.optional(z.string()),
    /** After the start, where it is more than the settings let pass. */
    lateMinutes: z.optional(z.int()),
  }),
  WorkStarted: z.object({ ...withWorker }),
  WorkCompleted: z.object({
    ...withWorker,
    clientName: z.string(),
    serviceName: z.string(),
    completedAt: z.string(),
    /** The agreed price and the approved extras. */
    finalAmountCentavos: z.int(),
    note: z.string(),
    photos: z.array(z.string()),
    /** Who says that it is done; absent: the worker. */
    by: z.optional(z.enum(['worker', 'client', 'admin'])),
  }),
  BookingCancelled: z.object({
    ...parties,
    workerId: z.nullable(z.string()),
    workerAccountId: z.nullable(z.string()),
    /** `policy`: the platform, by `cause`. */
    by: z.enum(['client', 'worker', 'admin', 'policy']),
    reason: z.string(),
    feeCentavos: z.int(),
    /** The status that it had: a slot was held from `accepted` on. */
    from: z.string(),
    cause: z.optional(CancellationCause),
    /** Not in events from before 2026-11-23. */
    cancelledAt: z.optional(z.string()),
  }),
  ReviewSubmitted: z.object({
    ...withWorker,
    clientName: z.string(),
    clientAvatar: z.nullable(z.string()),
    serviceName: z.string(),
    rating: z.int(),
    text: z.string(),
    photos: z.array(z.string()),
  }),
};
export type BookingEvent = EventOf<typeof bookingEvents>;
