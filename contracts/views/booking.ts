import * as z from 'zod/mini';
import { CancellationCause, TurnDownCause } from '../events/booking.ts';
import { bookingActions, bookingStatuses, extraStatuses, quoteStatuses } from '../booking/lifecycle.ts';
import { requestParts } from '../booking/request-parts.ts';
import { StoredAddress } from '../fields.ts';
import { AnsweredQuestion } from '../form/answered-questions.ts';
import { FormOfBooking } from '../form/form-of-booking.ts';
import { ServicePackage } from './catalogue.ts';
import { BookingPayment, TransferTo } from './payment.ts';
import { TakeHome } from './payout-take-home.ts';

export const BookingStatusSchema = z.enum(bookingStatuses);

export const BookingReview = z.object({
  rating: z.int(),
  text: z.string(),
  photos: z.array(z.string()),
  at: z.string(),
});

/** A worker's quote. */
export const Quote = z.object({
  id: z.string(),
  workerId: z.string(),
  worker: z.object({
    id: z.string(),
    accountId: z.string(),
    name: z.string(),
    avatar: z.nullable(z.string()),
    rating: z.number(),
    completedJobs: z.int(),
    /** Completed for this client. */ sukiJobs: z.int(),
    /** In whole km; 0: nearby. */ distanceKm: z.nullable(z.int()),
  }),
  amount: z.int(),
  /** Amount of the worker's replaced quote. */
  before: z.optional(z.int()),
  message: z.string(),
  /** `open` until an action; an expired quote is closed soon. */
  status: z.enum(quoteStatuses),
  validUntil: z.string(),
  offeredAt: z.string(),
  /** For an earlier version of the request: the worker must confirm it. */
  outdated: z.boolean(),
  /** As promised with the quote; only for its worker. */
  earning: z.nullable(TakeHome),
});
export type Quote = z.infer<typeof Quote>;

/** Additional work; it counts once the client approves it. */
export const Extra = z.object({
  id: z.string(),
  amount: z.int(),
  reason: z.string(),
  status: z.enum(extraStatuses),
  proposedAt: z.string(),
});
export type Extra = z.infer<typeof Extra>;

/**
 * Cancellation is free until `freeUntil`, or for `graceMinutes` after the answer if that is later; then it costs `fee`,
 * in centavos.
 */
export const CancellingAfterMove = z.object({ freeUntil: z.string(), graceMinutes: z.int(), fee: z.int() });
export type CancellingAfterMove = z.infer<typeof CancellingAfterMove>;

const OtherBooking = z.object({ id: z.string(), code: z.string() });

/**
 * A booking as seen by one person: `allowedActions` are theirs; phone numbers appear after acceptance. Amounts in
 * centavos.
 */
export const Booking = z.object({
  _id: z.string(),
  id: z.string(),
  code: z.string(),
  status: BookingStatusSchema,
  allowedActions: z.array(z.enum(bookingActions)),
  /** True for a worker whose quote was not accepted once another worker has the booking; `status` is then `declined`. */
  otherChosen: z.boolean(),
  service: z.object({ id: z.string(), name: z.string(), category: z.string() }),
  /** The chosen package: its price is fixed, and there are no quotes. */
  package: z.nullable(z.pick(ServicePackage, { id: true, name: true, names: true, includes: true })),
  worker: z.nullable(
    z.object({
      id: z.string(),
      accountId: z.string(),
      name: z.string(),
      avatar: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      rating: z.number(),
      completedJobs: z.int(),
      sukiJobs: z.int(),
    }),
  ),
  client: z.object({ id: z.string(), name: z.string(), avatar: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  customerName: z.string(),
  date: z.string(),
  time: z.string(),
  durationMinutes: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  requestedAt: z.string(),
  /** When an unanswered request expires. */
  answerBy: z.string(),
  /** Earlier deadline of a named worker who has not answered; null: `answerBy`. */
  workerAnswerBy: z.nullable(z.string()),
  /** Without that worker's answer, the workers nearby are asked. */
  thenAskOthers: z.boolean(),
  address: StoredAddress,
  /** Otherwise only the barangay: the exact address is for the worker who has the job. */
  isAddressExact: z.boolean(),
  answers: z.record(z.string(), z.unknown()),
  /** Questions and answers as text, in form order; empty when nothing was asked. */
  answered: z.array(AnsweredQuestion),
  /** The form versions, and their effect on the price; null when nothing was asked. */
  form: z.nullable(FormOfBooking),
  notes: z.string(),
  photos: z.array(z.string()),
  urgent: z.boolean(),
  price: z.int(),
  /** In order of creation. Workers see only their own, and the number of other open ones. */
  quotes: z.array(Quote),
  otherQuotes: z.int(),
  /** Version of the request: 1, incremented when the client changes a part that matters to workers. */
  requestVersion: z.int(),
  /** Latest change of the request. */
  edited: z.nullable(z.object({ at: z.string(), changed: z.array(z.enum(requestParts)) })),
  /** The worker who was named before the request was opened to all; null once they declined. */
  asked: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The proposed new time without an answer. `date` and `time` in Manila. */
  reschedule: z.nullable(
    z.object({
      proposalId: z.string(),
      by: z.enum(['client', 'worker']),
      startsAt: z.string(),
      endsAt: z.string(),
      date: z.string(),
      time: z.string(),
      proposedAt: z.string(),
      /** The client's cancellation terms after acceptance. */
      cancelling: CancellingAfterMove,
    }),
  ),
  extras: z.array(Extra),
  payment: z.extend(BookingPayment, {
    /** Target of a bank transfer, while the reader may pay. */ transferTo: z.nullable(TransferTo),
  }),
  /**
   * The worker's share of `payment.amount`: as agreed, before that at current settings. For the worker; null when
   * nothing is earned.
   */
  earning: z.nullable(TakeHome),
  review: z.nullable(BookingReview),
  /** Agreed price plus approved extras; after completion, the final amount. */
  totalCost: z.int(),
  completion: z.nullable(z.object({ note: z.string(), photos: z.array(z.string()), at: z.string() })),
  /** `cause`: why the platform declined; null when the worker declined. */
  decline: z.nullable(z.object({ reason: z.string(), at: z.string(), cause: z.nullable(TurnDownCause) })),
  cancellation: z.nullable(
    z.object({
      by: z.enum(['client', 'worker', 'admin', 'policy']),
      reason: z.string(),
      fee: z.int(),
      at: z.string(),
      /** Why a no-show or the platform ended it. */ cause: z.nullable(CancellationCause),
    }),
  ),
  /**
   * One side reports the other absent; `answeredAt`: when the other contradicted. A client may answer until `answerBy`.
   */
  noShow: z.nullable(
    z.object({
      by: z.enum(['client', 'worker']),
      reportedAt: z.string(),
      answerBy: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
    }),
  ),
  /** All reports, oldest first; `atTheDoor`: the worker had reported their arrival. */
  noShowReports: z.array(
    z.object({
      by: z.enum(['client', 'worker']),
      startsAt: z.string(),
      reportedAt: z.string(),
      atTheDoor: z.boolean(),
      answeredAt: z.nullable(z.string()),
    }),
  ),
  /** Time of the worker's reported arrival and distance from the pin; for admins. */
  arrival: z.nullable(z.object({ at: z.string(), metersOff: z.nullable(z.int()) })),
  /** Contradiction of a no-show, and the admin's decision. `disputed` also when each side reported the other absent. */
  noShowCase: z.nullable(z.enum(['disputed', 'upheld', 'waived'])),
  dispute: z.nullable(z.object({ reason: z.string(), at: z.string() })),
  /** The stage in which it is overdue, while it waits for an answer by its two sides. */
  overdue: z.nullable(z.object({ stage: z.enum(['unstarted', 'unfinished']), closesAt: z.string() })),
  /** The ended booking that this one replaces; for its client and admins, as is the next field. */
  insteadOf: z.nullable(OtherBooking),
  /** The booking that asked other workers after this one ended. */
  rebookedAs: z.nullable(OtherBooking),
  /** `rebooked`: its first worker did not come, so it has priority. */
  priority: z.nullable(z.enum(['rebooked'])),
  /** From the reading worker, in whole km; 0: nearby. */
  distanceKm: z.nullable(z.int()),
  revision: z.int(),
  /** Log position of the last change: an older push never overwrites a newer booking. */
  position: z.int(),
});
export type Booking = z.infer<typeof Booking>;

/** One event of a booking as text, for its client, its worker and admins. */
export const HistoryEntry = z.object({
  id: z.string(),
  type: z.string(),
  at: z.string(),
  actor: z.object({ id: z.nullable(z.string()), name: z.string(), role: z.string() }),
  text: z.string(),
  /** Values of the text, so that screens can compose it in the reader's language. */
  details: z.record(z.string(), z.unknown()),
  /** A sealed event: only its occurrence is known. */
  unreadable: z.optional(z.literal(true)),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const CancellationPreview = z.object({ fee: z.int(), freeUntil: z.string() });
export type CancellationPreview = z.infer<typeof CancellationPreview>;
