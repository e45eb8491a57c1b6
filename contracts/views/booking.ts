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

/** What a worker offers to do the job for. */
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
    /** Done for this client. */ sukiJobs: z.int(),
    /** In whole km; 0: nearby. */ distanceKm: z.nullable(z.int()),
  }),
  amount: z.int(),
  /** What the worker's quote asked for that this one took the place of. */
  before: z.optional(z.int()),
  message: z.string(),
  /** `open` until somebody acts on it; one that has run out is not open for long. */
  status: z.enum(quoteStatuses),
  validUntil: z.string(),
  offeredAt: z.string(),
  /** Made for the request as it was before its client changed it: the worker has to confirm it. */
  outdated: z.boolean(),
  /** As promised with the quote; for the worker whose it is. */
  earning: z.nullable(TakeHome),
});
export type Quote = z.infer<typeof Quote>;

/** Work beyond the agreed price; it counts once the client has approved it. */
export const Extra = z.object({
  id: z.string(),
  amount: z.int(),
  reason: z.string(),
  status: z.enum(extraStatuses),
  proposedAt: z.string(),
});
export type Extra = z.infer<typeof Extra>;

/**
 * Cancelling is free until `freeUntil`, and for `graceMinutes` after the answer if that is later; then it costs `fee`,
 * in centavos.
 */
export const CancellingAfterMove = z.object({ freeUntil: z.string(), graceMinutes: z.int(), fee: z.int() });
export type CancellingAfterMove = z.infer<typeof CancellingAfterMove>;

const OtherBooking = z.object({ id: z.string(), code: z.string() });

/** A booking as one person sees it: `allowedActions` is theirs, phone numbers show after acceptance. Money in centavos. */
export const Booking = z.object({
  _id: z.string(),
  id: z.string(),
  code: z.string(),
  status: BookingStatusSchema,
  allowedActions: z.array(z.enum(bookingActions)),
  service: z.object({ id: z.string(), name: z.string(), category: z.string() }),
  /** What was chosen of the service's packages: its price is fixed, and nobody quotes. */
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
  address: StoredAddress,
  /** Else only its barangay: the door is for the worker who has the job. */
  isAddressExact: z.boolean(),
  answers: z.record(z.string(), z.unknown()),
  /** The same in words, in the order in which it was asked; empty where nothing was. */
  answered: z.array(AnsweredQuestion),
  /** By which versions it was answered, and what that made of the price; null where nothing was asked. */
  form: z.nullable(FormOfBooking),
  notes: z.string(),
  photos: z.array(z.string()),
  urgent: z.boolean(),
  price: z.int(),
  /** In the order they were offered. A worker sees their own only, and how many others are open. */
  quotes: z.array(Quote),
  otherQuotes: z.int(),
  /** The request as it is now: 1, and more once its client changed what workers decide by. */
  requestVersion: z.int(),
  /** The last change of the request. */
  edited: z.nullable(z.object({ at: z.string(), changed: z.array(z.enum(requestParts)) })),
  /** The worker who was asked first, of a request that is open to all by now; null once they said no. */
  asked: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The new time that one side asks for, until the other has answered. `date` and `time` in Manila. */
  reschedule: z.nullable(
    z.object({
      proposalId: z.string(),
      by: z.enum(['client', 'worker']),
      startsAt: z.string(),
      endsAt: z.string(),
      date: z.string(),
      time: z.string(),
      proposedAt: z.string(),
      /** What cancelling costs the client once it is agreed on. */
      cancelling: CancellingAfterMove,
    }),
  ),
  extras: z.array(Extra),
  payment: z.extend(BookingPayment, {
    /** Where a bank transfer goes, while the reader may pay. */ transferTo: z.nullable(TransferTo),
  }),
  /** Of `payment.amount`: as agreed with the worker, before that as it would be now. For a worker; null where nothing comes of it. */
  earning: z.nullable(TakeHome),
  review: z.nullable(BookingReview),
  /** The agreed price and the approved extras; the final amount once completed. */
  totalCost: z.int(),
  completion: z.nullable(z.object({ note: z.string(), photos: z.array(z.string()), at: z.string() })),
  /** `cause`: another job of the worker took the time; null where the worker said no. */
  decline: z.nullable(z.object({ reason: z.string(), at: z.string(), cause: z.nullable(TurnDownCause) })),
  cancellation: z.nullable(
    z.object({
      by: z.enum(['client', 'worker', 'admin', 'policy']),
      reason: z.string(),
      fee: z.int(),
      at: z.string(),
      /** Why it ended by a no-show or by itself. */ cause: z.nullable(CancellationCause),
    }),
  ),
  /** One side says that the other isn't there; `answeredAt`: that one said otherwise. Until `answerBy` a client may. */
  noShow: z.nullable(
    z.object({
      by: z.enum(['client', 'worker']),
      reportedAt: z.string(),
      answerBy: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
    }),
  ),
  /** All that was said, oldest first; `atTheDoor`: the worker had said that they are there. */
  noShowReports: z.array(
    z.object({
      by: z.enum(['client', 'worker']),
      startsAt: z.string(),
      reportedAt: z.string(),
      atTheDoor: z.boolean(),
      answeredAt: z.nullable(z.string()),
    }),
  ),
  /** When the worker said that they are there, and how far from the pin; for admins. */
  arrival: z.nullable(z.object({ at: z.string(), metersOff: z.nullable(z.int()) })),
  /**
   * Of one that was called off as a no-show: somebody says otherwise, and what an admin said to it. `disputed` at the door:
   * each says that the other isn't there.
   */
  noShowCase: z.nullable(z.enum(['disputed', 'upheld', 'waived'])),
  dispute: z.nullable(z.object({ reason: z.string(), at: z.string() })),
  /** Since when it should have begun, or ended, and nobody has said so: it waits for a word of its people. */
  overdue: z.nullable(z.object({ stage: z.enum(['unstarted', 'unfinished']), closesAt: z.string() })),
  /** The booking that came to nothing and that this one stands for; for its client and admins, as is the next. */
  insteadOf: z.nullable(OtherBooking),
  /** The booking by which the others were asked, after this one came to nothing. */
  rebookedAs: z.nullable(OtherBooking),
  /** `rebooked`: its first worker didn't come, so it goes before others. */
  priority: z.nullable(z.enum(['rebooked'])),
  /** From the worker who looks, in whole km; 0: nearby. */
  distanceKm: z.nullable(z.int()),
  revision: z.int(),
  /** Log position of the last change: an older push never overwrites a newer booking. */
  position: z.int(),
});
export type Booking = z.infer<typeof Booking>;

/** One event of a booking in words, for its client, its worker and admins. */
export const HistoryEntry = z.object({
  id: z.string(),
  type: z.string(),
  at: z.string(),
  actor: z.object({ id: z.nullable(z.string()), name: z.string(), role: z.string() }),
  text: z.string(),
  /** What the words are made of, so that a screen can say them in the reader's language. */
  details: z.record(z.string(), z.unknown()),
  /** What happened can't be read, only that something did. */
  unreadable: z.optional(z.literal(true)),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const CancellationPreview = z.object({ fee: z.int(), freeUntil: z.string() });
export type CancellationPreview = z.infer<typeof CancellationPreview>;
