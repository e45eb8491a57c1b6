import * as z from 'zod/mini';
import { requestParts } from '../booking/request-parts.ts';
import { type bookingEvents, CancellationCause, TurnDownCause } from '../events/booking.ts';
import { PaymentMethod } from '../roles.ts';
import { quoteRows } from './booking-quotes.ts';
import { goesOut, type Rows } from './row.ts';

const booking = z.object({ bookingId: z.string(), clientId: z.string() });
const job = z.extend(booking, { workerId: z.string(), workerAccountId: z.string() });
const time = z.object({ startsAt: z.string(), endsAt: z.string() });
const newTime = z.extend(job, {
  proposalId: z.string(),
  by: z.enum(['client', 'worker']),
  before: time,
  startsAt: z.string(),
  endsAt: z.string(),
});
const side = z.enum(['client', 'worker']);
const extra = z.extend(job, { extraId: z.string(), amountCentavos: z.int(), totalCentavos: z.int() });

/** Where and what for how much; no name, no street, no picture, and nothing that somebody wrote in their own words. */
export const bookingRows = {
  ...quoteRows,
  BookingRequested: goesOut(
    'suki.booking.requested.v1',
    'A client wants a job done. Without a worker it is open to all who offer the service nearby.',
    z.object({
      bookingId: z.string(),
      code: z.string(),
      client: z.object({ accountId: z.string() }),
      service: z.object({ id: z.string(), name: z.string(), category: z.string() }),
      worker: z.nullable(z.object({ workerId: z.string(), accountId: z.string() })),
      ...time.shape,
      durationMinutes: z.int(),
      address: z.object({
        barangayCode: z.optional(z.string()),
        barangay: z.string(),
        city: z.string(),
        province: z.string(),
      }),
      priceCentavos: z.int(),
      paymentMethod: PaymentMethod,
      urgent: z.boolean(),
      requestedAt: z.string(),
      answerBy: z.string(),
      insteadOf: z.optional(z.string()),
      priority: z.optional(z.enum(['rebooked'])),
    }),
  ),
  BookingRequestEdited: goesOut(
    'suki.booking.request_edited.v1',
    'The client changed it before a worker had it; quotes for an older version have to be confirmed.',
    z.extend(booking, {
      requestVersion: z.int(),
      changed: z.array(z.enum(requestParts)),
      before: time,
      ...time.shape,
      answerBy: z.string(),
    }),
  ),
  BookingWidened: goesOut(
    'suki.booking.widened.v1',
    'Asked of one worker until now, it is open to all who offer the service nearby.',
    z.extend(booking, {
      worker: z.object({ workerId: z.string(), accountId: z.string() }),
      answerBy: z.string(),
    }),
  ),
  OthersAsked: goesOut(
    'suki.booking.others_asked.v1',
    'It came to nothing, and its client asked the others by a new booking.',
    z.extend(booking, { newBookingId: z.string() }),
  ),
  BookingAccepted: goesOut(
    'suki.booking.accepted.v1',
    'A worker took it at this price.',
    z.extend(booking, {
      worker: z.object({ workerId: z.string(), accountId: z.string() }),
      ...time.shape,
      priceCentavos: z.int(),
    }),
  ),
  BookingDeclined: goesOut(
    'suki.booking.declined.v1',
    'A worker does not want it; an open one stays open for the others.',
    z.extend(booking, { workerId: z.string(), stillOpen: z.boolean(), cause: z.optional(TurnDownCause) }),
  ),
  BookingExpired: goesOut(
    'suki.booking.expired.v1',
    'Nobody answered in time.',
    z.extend(booking, { workerId: z.nullable(z.string()) }),
  ),
  WorkerArrived: goesOut(
    'suki.booking.worker_arrived.v1',
    'The worker is at the door; `lateMinutes` only where it is late.',
    z.extend(job, { lateMinutes: z.optional(z.int()) }),
  ),
  WorkStarted: goesOut('suki.booking.work_started.v1', 'The work has begun.', job),
  WorkCompleted: goesOut(
    'suki.booking.completed.v1',
    'The work is done, for this amount.',
    z.extend(job, {
      serviceName: z.string(),
      completedAt: z.string(),
      finalAmountCentavos: z.int(),
      by: z.optional(z.enum(['worker', 'client', 'admin'])),
    }),
  ),
  BookingCancelled: goesOut(
    'suki.booking.cancelled.v1',
    'It was called off in this status (`from`), at this fee.',
    z.extend(booking, {
      workerId: z.nullable(z.string()),
      workerAccountId: z.nullable(z.string()),
      by: z.enum(['client', 'worker', 'admin', 'policy']),
      feeCentavos: z.int(),
      from: z.string(),
      cause: z.optional(CancellationCause),
    }),
  ),
  NoShowReported: goesOut(
    'suki.booking.no_show_reported.v1',
    'One side (`by`) says that the other isn’t there.',
    z.extend(job, { by: side, startsAt: z.string(), reportedAt: z.string(), answerBy: z.nullable(z.string()) }),
  ),
  NoShowAnswered: goesOut(
    'suki.booking.no_show_answered.v1',
    'The other side (`by`) is there, or on the way.',
    z.extend(job, { by: side, answeredAt: z.string() }),
  ),
  NoShowDisputed: goesOut(
    'suki.booking.no_show_disputed.v1',
    'Who is said not to have come (`by`) says otherwise.',
    z.extend(job, { by: side, disputedAt: z.string() }),
  ),
  NoShowSettled: goesOut(
    'suki.booking.no_show_settled.v1',
    'An admin let it count, or waived it with its fee.',
    z.extend(job, { against: side, outcome: z.enum(['upheld', 'waived']), feeCentavos: z.int() }),
  ),
  BookingOverdue: goesOut(
    'suki.booking.overdue.v1',
    'It should have begun, or ended, and nobody said so; it closes at `closesAt`.',
    z.extend(job, { stage: z.enum(['unstarted', 'unfinished']), closesAt: z.string() }),
  ),
  BookingReopened: goesOut(
    'suki.booking.reopened.v1',
    'Its worker can’t come any more: it is open to the others.',
    z.extend(job, { reason: z.enum(['worker_suspended']), startsAt: z.string(), answerBy: z.string() }),
  ),
  ReviewSubmitted: goesOut(
    'suki.booking.reviewed.v1',
    'The client gave 1 to 5 stars.',
    z.extend(job, { serviceName: z.string(), rating: z.int() }),
  ),
  RescheduleProposed: goesOut('suki.booking.reschedule_proposed.v1', 'One side would like another time.', newTime),
  RescheduleAccepted: goesOut('suki.booking.reschedule_accepted.v1', 'The other side agreed to it.', newTime),
  RescheduleDeclined: goesOut('suki.booking.reschedule_declined.v1', 'The other side did not.', newTime),
  ExtraProposed: goesOut(
    'suki.booking.extra_proposed.v1',
    'The worker asks for more than the price; `totalCentavos` holds what is approved so far.',
    extra,
  ),
  ExtraApproved: goesOut('suki.booking.extra_approved.v1', 'The client pays it.', extra),
  ExtraRefused: goesOut('suki.booking.extra_refused.v1', 'The client does not.', extra),
} satisfies Rows<typeof bookingEvents>;
