import * as z from 'zod/mini';
import { bookingStatuses } from '../booking/lifecycle.ts';
import {
  Address,
  Centavos,
  Day,
  FileUrls,
  Id,
  Latitude,
  Line,
  LongText,
  Longitude,
  Reason,
  Time,
  Typed,
  listOf,
  paging,
} from '../fields.ts';
import { bothSides, PaymentMethod, Side } from '../roles.ts';
import { Booking, CancellationPreview, HistoryEntry } from '../views/booking.ts';
import { Answers } from '../form/answers.ts';
import { BookingChanged, onBooking, refusals } from './booking-changed.ts';
import { bookingChangeCalls } from './booking-changes.ts';
import { bookingNoShowCalls } from './booking-no-shows.ts';
import { bookingRequestCalls } from './booking-requests.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';
import { quoteCalls } from './booking-quotes.ts';

const reasonBody = z.object({ reason: Reason });
const worker = ['worker'] as const;
/** Request version and commission as shown to the worker: others are not accepted unseen. */
const seenByWorker = z.optional(
  z.object({ requestVersion: z.optional(z.int()), commissionPercent: z.optional(z.number()) }),
);

/** Body of POST /bookings; the booking flow fills it step by step. */
export const NewBooking = z.object({
  serviceId: Id,
  /** A package of the service: its price and duration apply with any worker. */
  packageId: z.optional(Id),
  workerId: z.optional(Id),
  date: Day,
  time: Time,
  durationMinutes: z.optional(z.int().check(z.gte(15), z.lte(720))),
  address: Address,
  answers: z.optional(Answers),
  /**
   * Form versions shown to the client, of the category and of the chosen worker: with other versions nothing is booked.
   */
  formVersion: z.optional(z.int().check(z.gte(0))),
  workerFormVersion: z.optional(z.int().check(z.gte(0))),
  notes: z.optional(LongText),
  photos: z.optional(FileUrls),
  paymentMethod: PaymentMethod,
  paymentDetails: z.optional(
    z.object({
      account: z.optional(Line.check(z.maxLength(60))),
      name: z.optional(Line.check(z.maxLength(100))),
    }),
  ),
  urgent: z.optional(z.boolean()),
  /** Price shown to the client, in centavos: with another price nothing is booked. */
  expectedPrice: z.optional(Centavos),
});
export type NewBooking = z.infer<typeof NewBooking>;

const bookingQuery = z.object({
  ...paging(),
  status: z.optional(z.enum(bookingStatuses)),
  /** Several statuses; `status` takes precedence. */
  group: z.optional(z.enum(['waiting', 'upcoming', 'ahead', 'over'])),
  /** `open`: open bookings that the worker may take. */
  scope: z.optional(z.enum(['own', 'open'])),
  q: z.optional(Typed.check(z.maxLength(100))),
});

export const bookingCalls = {
  createBooking: defineCall({
    method: 'POST',
    path: '/bookings',
    summary: 'Book a worker, or leave it open to all within reach',
    who: ['client'],
    verified: true,
    body: NewBooking,
    answer: BookingChanged,
    status: 201,
    errors: [
      'not_found',
      'service_inactive',
      'package_gone',
      'worker_unavailable',
      'pin_elsewhere',
      'out_of_reach',
      'slot_taken',
      'day_full',
      'outside_hours',
      'too_soon',
      'too_far',
      'form_changed',
      'price_changed',
      'amount_too_high',
      'conflict',
    ],
  }),
  listBookings: defineCall({
    method: 'GET',
    path: '/bookings',
    summary: 'List own bookings, newest first',
    who: bothSides,
    query: z.extend(bookingQuery, { side: z.optional(Side) }),
    answer: listOf(z.object({ booking: Booking })),
    errors: [],
  }),
  listBookingsOfWorker: defineCall({
    method: 'GET',
    path: '/bookings/worker/{id}',
    summary: 'List a worker’s bookings, for that worker and admins',
    who: ['worker', 'admin'],
    permission: 'bookings.read',
    params: idParams,
    query: bookingQuery,
    answer: listOf(z.object({ booking: Booking })),
    errors: ['not_found'],
  }),
  readBooking: defineCall({
    method: 'GET',
    path: '/bookings/{id}',
    summary: 'Read a booking',
    who: 'signed-in',
    permission: 'bookings.read',
    params: idParams,
    answer: Booking,
    errors: ['not_found'],
  }),
  readHistory: defineCall({
    method: 'GET',
    path: '/bookings/{id}/history',
    summary: 'List a booking’s events as text',
    who: 'signed-in',
    permission: 'bookings.read',
    params: idParams,
    answer: z.object({ items: z.array(HistoryEntry) }),
    errors: ['not_found'],
  }),
  previewCancellation: defineCall({
    method: 'GET',
    path: '/bookings/{id}/cancellation-preview',
    summary: 'Preview the current cancellation fee',
    who: 'signed-in',
    permission: 'bookings.read',
    params: idParams,
    answer: CancellationPreview,
    errors: ['not_found', 'not_allowed_now'],
  }),
  acceptBooking: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/accept',
    summary: 'Accept the job',
    who: worker,
    verified: true,
    body: seenByWorker,
    errors: [
      ...refusals,
      'request_changed',
      'commission_changed',
      'slot_taken',
      'day_full',
      'worker_unavailable',
      'id_expired',
      'documents_due',
    ],
  }),
  declineBooking: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/decline',
    summary: 'Decline the job',
    who: worker,
    body: reasonBody,
    errors: [...refusals, 'worker_unavailable'],
  }),
  ...quoteCalls,
  ...bookingChangeCalls,
  ...bookingRequestCalls,
  ...bookingNoShowCalls,
  acceptAsProvider: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/providers/bookings/{id}/accept',
    summary: 'Accept the job, on the provider’s path',
    who: worker,
    verified: true,
    body: seenByWorker,
    errors: [
      ...refusals,
      'request_changed',
      'commission_changed',
      'slot_taken',
      'day_full',
      'worker_unavailable',
      'id_expired',
      'documents_due',
    ],
  }),
  declineAsProvider: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/providers/bookings/{id}/decline',
    summary: 'Decline the job, on the provider’s path',
    who: worker,
    body: reasonBody,
    errors: [...refusals, 'worker_unavailable'],
  }),
  arrive: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/arrive',
    summary: 'Report the arrival',
    who: worker,
    body: z.optional(z.object({ lat: z.optional(Latitude), lng: z.optional(Longitude) })),
    errors: refusals,
  }),
  startWork: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/start',
    summary: 'Start the work',
    who: worker,
    errors: refusals,
  }),
  completeWork: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/complete',
    summary: 'Complete the work; also by its client or an admin once it is overdue',
    who: ['worker', 'client', 'admin'],
    permission: 'bookings.change',
    body: z.optional(z.object({ note: z.optional(LongText), photos: z.optional(FileUrls) })),
    errors: refusals,
  }),
  cancelBooking: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/cancel',
    summary: 'Cancel with the fee of the preview. Staff need a fresh sign-in',
    who: 'signed-in',
    freshSignIn: 'sometimes',
    permission: 'bookings.change',
    body: z.extend(reasonBody, { /** As in the preview, in centavos. */ expectedFee: z.optional(Centavos) }),
    errors: [...refusals, 'fee_changed', 'no_other_admin', 'already_exists'],
  }),
  cancelAsAdmin: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/admin/bookings/{id}/cancel',
    summary: 'Cancel for the platform, without a fee',
    who: ['admin'],
    freshSignIn: 'always',
    permission: 'bookings.change',
    body: reasonBody,
    errors: [...refusals, 'no_other_admin', 'already_exists'],
  }),
  reviewBooking: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/review',
    summary: 'Review the job once',
    who: bothSides,
    verified: true,
    body: z.object({
      rating: z.int().check(z.gte(1), z.lte(5)),
      text: z.optional(LongText),
      photos: z.optional(FileUrls),
    }),
    errors: refusals,
  }),
};
