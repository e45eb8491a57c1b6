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
  PositiveCentavos,
  Instant,
  Text,
  ShortText,
} from '../fields.ts';
import { bothSides, PaymentMethod, Side } from '../roles.ts';
import { Booking, CancellationPreview, HistoryEntry, CancellingAfterMove } from '../views/booking.ts';
import { Answers } from '../form/answers.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

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
  /** If the named worker declines or does not answer in time, the workers nearby are asked. Default: when `urgent`. */
  thenAskOthers: z.optional(z.boolean()),
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

/** Answer of every booking command: enough to read the booking again with Suki-After. */
export const BookingChanged = z.object({
  id: z.string(),
  bookingId: z.string(),
  status: z.enum(bookingStatuses),
  revision: z.int(),
  /** Not done yet: exceeds what one admin may waive, and waits for a second admin. */
  approval: z.optional(z.object({ id: z.string() })),
});
export type BookingChanged = z.infer<typeof BookingChanged>;

const onBooking = { params: idParams, answer: BookingChanged } as const;
/** `stale`: If-Match named an earlier revision. */
const refusals = ['not_found', 'not_allowed_now', 'conflict', 'stale'] as const;

const onExtra = { params: z.object({ id: Id, extraId: Id }), answer: BookingChanged } as const;
/** The proposal as shown, so that a newer one is not answered unseen. */
const ofProposal = z.optional(z.object({ proposalId: z.optional(Id) }));

const onQuote = { params: z.object({ id: Id, quoteId: Id }), answer: BookingChanged } as const;

const Start = z.object({ date: Day, time: Time });

const acceptBooking = defineCall({
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
});

const declineBooking = defineCall({
  ...onBooking,
  method: 'POST',
  path: '/bookings/{id}/decline',
  summary: 'Decline the job',
  who: worker,
  body: reasonBody,
  errors: [...refusals, 'worker_unavailable'],
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
  acceptBooking,
  declineBooking,

  // Quotes of workers, and answers to them.
  offerQuote: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/quote',
    summary: 'Send a quote; it replaces the own open quote',
    who: ['worker'],
    verified: true,
    body: z.object({
      amount: PositiveCentavos,
      message: z.optional(LongText),
      /** At most until the start of the job. */ validUntil: z.optional(Instant),
      /** Version of the request as shown: a quote for another version is refused. */ requestVersion: z.optional(
        z.int(),
      ),
      /** Commission as shown to the worker: with another percentage the quote is refused. */ commissionPercent:
        z.optional(z.number()),
    }),
    answer: z.extend(BookingChanged, { quoteId: z.string() }),
    errors: [
      ...refusals,
      'request_changed',
      'commission_changed',
      'slot_taken',
      'day_full',
      'worker_unavailable',
      'id_expired',
      'documents_due',
      'amount_too_high',
    ],
  }),
  acceptQuote: defineCall({
    ...onQuote,
    method: 'POST',
    path: '/bookings/{id}/quotes/{quoteId}/accept',
    summary: 'Accept a quote with its worker and price; the others are closed',
    who: bothSides,
    verified: true,
    errors: [...refusals, 'quote_outdated', 'slot_taken', 'day_full', 'worker_unavailable'],
  }),
  rejectQuote: defineCall({
    ...onQuote,
    method: 'POST',
    path: '/bookings/{id}/quotes/{quoteId}/reject',
    summary: 'Reject a quote',
    who: bothSides,
    errors: refusals,
  }),
  withdrawQuote: defineCall({
    ...onQuote,
    method: 'POST',
    path: '/bookings/{id}/quotes/{quoteId}/withdraw',
    summary: 'Withdraw the own quote',
    who: ['worker'],
    errors: refusals,
  }),

  // Changes to an accepted job by either side.
  previewMove: defineCall({
    method: 'GET',
    path: '/bookings/{id}/reschedule/preview',
    summary: 'Preview the client’s cancellation terms after a proposed move',
    who: bothSides,
    params: idParams,
    query: z.object({ date: Day, time: Time }),
    answer: CancellingAfterMove,
    errors: ['not_found', 'not_allowed_now'],
  }),
  proposeTime: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/reschedule',
    summary: 'Propose a new time; the other side answers',
    who: bothSides,
    verified: true,
    body: z.object({ date: Day, time: Time }),
    errors: [...refusals, 'too_soon', 'too_far', 'slot_taken', 'day_full', 'outside_hours', 'worker_unavailable'],
  }),
  acceptTime: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/reschedule/accept',
    summary: 'Accept the new time; the slot moves with it',
    who: bothSides,
    verified: true,
    body: ofProposal,
    errors: [...refusals, 'slot_taken', 'day_full', 'worker_unavailable'],
  }),
  declineTime: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/reschedule/decline',
    summary: 'Decline the new time',
    who: bothSides,
    body: ofProposal,
    errors: refusals,
  }),
  withdrawTime: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/reschedule/withdraw',
    summary: 'Withdraw the own proposal of a new time',
    who: bothSides,
    errors: refusals,
  }),
  proposeExtra: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/extras',
    summary: 'Propose an extra',
    who: ['worker'],
    verified: true,
    body: z.object({ amount: PositiveCentavos, reason: Reason }),
    answer: z.extend(BookingChanged, { extraId: z.string() }),
    errors: [...refusals, 'amount_too_high'],
  }),
  approveExtra: defineCall({
    ...onExtra,
    method: 'POST',
    path: '/bookings/{id}/extras/{extraId}/approve',
    summary: 'Approve an extra; it joins the price',
    who: bothSides,
    verified: true,
    errors: refusals,
  }),
  refuseExtra: defineCall({
    ...onExtra,
    method: 'POST',
    path: '/bookings/{id}/extras/{extraId}/refuse',
    summary: 'Refuse an extra',
    who: bothSides,
    errors: refusals,
  }),

  // By the client, before a worker accepts.
  /**
   * Omitted parts stay. Workers who were asked or have quoted are notified; their quotes must be confirmed if a part
   * that matters to them changes.
   */
  editRequest: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/edit',
    summary: 'Change a request before a worker accepts it',
    who: bothSides,
    verified: true,
    body: z.object({
      start: z.optional(Start),
      /** Address details within the same barangay; another place needs a new booking. An empty landmark removes it. */
      address: z.optional(
        z.object({ line: z.optional(ShortText), landmark: z.optional(Line.check(z.maxLength(200))) }),
      ),
      notes: z.optional(LongText),
      answers: z.optional(Answers),
      photos: z.optional(FileUrls),
      /** Price shown to the client for these answers, in centavos: with another price nothing changes. */
      expectedPrice: z.optional(Centavos),
    }),
    errors: [
      ...refusals,
      'price_changed',
      'amount_too_high',
      'too_soon',
      'too_far',
      'slot_taken',
      'day_full',
      'outside_hours',
    ],
  }),
  widenRequest: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/widen',
    summary: 'Open a request to all eligible workers, including the one who was named',
    who: bothSides,
    verified: true,
    errors: refusals,
  }),
  narrowRequest: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/narrow',
    summary: 'Keep a request to the worker who was named: others are not asked next, or no longer asked',
    who: bothSides,
    verified: true,
    errors: [...refusals, 'worker_unavailable'],
  }),
  dismissRequest: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/dismiss',
    summary: 'Remove an ended request from the client’s home screen',
    who: bothSides,
    verified: true,
    errors: refusals,
  }),
  /** Returns the new booking; repeating the call returns the same one. */
  askOthers: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/ask-others',
    summary: 'Ask all other workers within reach, after this booking ended without a job',
    who: bothSides,
    verified: true,
    status: 201,
    body: z.optional(
      z.object({
        /** Default: the same time. */
        start: z.optional(Start),
        /** Price shown to the client, in centavos: with another price no worker is asked. */
        expectedPrice: z.optional(Centavos),
      }),
    ),
    errors: [...refusals, 'service_inactive', 'package_gone', 'too_soon', 'too_far', 'price_changed'],
  }),

  // No-shows, for both sides and admins.
  reportNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/no-show',
    summary: 'Report the other side absent',
    who: bothSides,
    errors: refusals,
  }),
  answerNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/no-show/answer',
    summary: 'Contradict a report: present or on the way',
    who: bothSides,
    body: z.optional(z.object({ message: z.optional(Text.check(z.maxLength(200))) })),
    errors: refusals,
  }),
  disputeNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/no-show/dispute',
    summary: 'Dispute a no-show before an admin',
    who: bothSides,
    body: z.object({ reason: Reason }),
    errors: refusals,
  }),
  settleNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/admin/bookings/{id}/no-show/settle',
    summary:
      'Uphold a no-show, or waive it with its fee; if each side reported the other: name the absent side, or neither',
    who: ['admin'],
    freshSignIn: 'always',
    permission: 'bookings.change',
    body: z.object({
      outcome: z.enum(['upheld', 'waived']),
      /** The absent side, when each side reports the other. */
      against: z.optional(z.enum(['client', 'worker'])),
      reason: Reason,
    }),
    errors: [...refusals, 'no_other_admin', 'already_exists'],
  }),

  // Accepting and declining on the other paths of the specification (section 8).
  acceptAsProvider: defineCall({
    ...acceptBooking,
    path: '/providers/bookings/{id}/accept',
    summary: 'Accept the job, on the provider’s path',
  }),
  declineAsProvider: defineCall({
    ...declineBooking,
    path: '/providers/bookings/{id}/decline',
    summary: 'Decline the job, on the provider’s path',
  }),

  // The job.
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
