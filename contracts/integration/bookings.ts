import * as z from 'zod/mini';
import { requestParts } from '../booking/request-parts.ts';
import type { bookingEvents } from '../events/booking.ts';
import { PaymentMethod } from '../roles.ts';
import { quoteRows } from './quotes.ts';
import { goesOut, type Rows } from './row.ts';

const booking = z.object({ bookingId: z.string(), clientId: z.string() });
const job = z.extend(booking, { workerId: z.string(), workerAccountId: z.string() });
const time = z.object({ startsAt: z.string(), endsAt: z.string() });
const newTime = z.extend(job, { proposalId: z.string(), by: z.enum(['client', 'worker']), before: time, startsAt: z.string(), endsAt: z.string() });
const extra = z.extend(job, { extraId: z.string(), amountCentavos: z.int(), totalCentavos: z.int() });

/** Where and what for how much; no name, no street, no picture, and nothing that somebody wrote in their own words. */
export const bookingRows = {
  ...quoteRows,
  BookingRequested: goesOut('suki.booking.requested.v1', 'A client wants a job done. Without a worker it is open to all who offer the service nearby.', z.object({
    bookingId: z.string(),
    code: z.string(),
    client: z.object({ accountId: z.string() }),
    service: z.object({ id: z.string(), name: z.string(), category: z.string() }),
    worker: z.nullable(z.object({ workerId: z.string(), accountId: z.string() })),
    ...time.shape,
    durationMinutes: z.int(),
    address: z.object({ barangayCode: z.optional(z.string()), barangay: z.string(), city: z.string(), province: z.string() }),
    priceCentavos: z.int(),
    paymentMethod: PaymentMethod,
    urgent: z.boolean(),
    requestedAt: z.string(),
    answerBy: z.string(),
    insteadOf: z.optional(z.string()),
    priority: z.optional(z.enum(['rebooked'])),
  })),
  BookingRequestEdited: goesOut('suki.booking.request_edited.v1', 'The client changed it before a worker had it; quotes for an older version have to be confirmed.', z.extend(booking, {
    requestVersion: z.int(), changed: z.array(z.enum(requestParts)), before: time, ...time.shape, answerBy: z.string(),
  })),
  BookingWidened: goesOut('suki.booking.widened.v1', 'Asked of one worker until now, it is open to all who offer the service nearby.', z.extend(booking, {
    worker: z.object({ workerId: z.string(), accountId: z.string() }), answerBy: z.string(),
  })),
  OthersAsked: goesOut('suki.booking.others_asked.v1', 'It came to nothing, and its client asked the others by a new booking.', z.extend(booking, { newBookingId: z.string() })),
  BookingAccepted: goesOut('suki.booking.accepted.v1', 'A worker took it at this price.', z.extend(booking, {
    worker: z.object({ workerId: z.string(), accountId: z.string() }), ...time.shape, priceCentavos: z.int(),
  })),
  BookingDeclined: goesOut('suki.booking.declined.v1', 'A worker does not want it; an open one stays open for the others.', z.extend(booking, { workerId: z.string(), stillOpen: z.boolean() })),
  BookingExpired: goesOut('suki.booking.expired.v1', 'Nobody answered in time.', z.extend(booking, { workerId: z.nullable(z.string()) })),
  WorkerArrived: goesOut('suki.booking.worker_arrived.v1', 'The worker is at the door.', job),
  WorkStarted: goesOut('suki.booking.work_started.v1', 'The work has begun.', job),
  WorkCompleted: goesOut('suki.booking.completed.v1', 'The work is done, for this amount.', z.extend(job, { serviceName: z.string(), completedAt: z.string(), finalAmountCentavos: z.int() })),
  BookingCancelled: goesOut('suki.booking.cancelled.v1', 'It was called off in this status (`from`), at this fee.', z.extend(booking, {
    workerId: z.nullable(z.string()), workerAccountId: z.nullable(z.string()), by: z.enum(['client', 'worker', 'admin']), feeCentavos: z.int(), from: z.string(),
  })),
  ReviewSubmitted: goesOut('suki.booking.reviewed.v1', 'The client gave 1 to 5 stars.', z.extend(job, { serviceName: z.string(), rating: z.int() })),
  RescheduleProposed: goesOut('suki.booking.reschedule_proposed.v1', 'One side would like another time.', newTime),
  RescheduleAccepted: goesOut('suki.booking.reschedule_accepted.v1', 'The other side agreed to it.', newTime),
  RescheduleDeclined: goesOut('suki.booking.reschedule_declined.v1', 'The other side did not.', newTime),
  ExtraProposed: goesOut('suki.booking.extra_proposed.v1', 'The worker asks for more than the price; `totalCentavos` holds what is approved so far.', extra),
  ExtraApproved: goesOut('suki.booking.extra_approved.v1', 'The client pays it.', extra),
  ExtraRefused: goesOut('suki.booking.extra_refused.v1', 'The client does not.', extra),
} satisfies Rows<typeof bookingEvents>;
