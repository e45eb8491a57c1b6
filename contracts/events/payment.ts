import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { bookingPartiesWithWorker } from '../fields.ts';
import { PaymentMethod } from '../roles.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, unpublished } from './marks.ts';

/** Centavos throughout. */
const payment = bookingPartiesWithWorker;

/** How a part of the payment was made. `attemptId` names one try of the client's. */
const made = { attemptId: z.string(), method: PaymentMethod, amountCentavos: z.int() };

/** As they typed it. */
const reference = personal(z.nullable(z.string()));

/** Who carries the money: `none` for cash, bank transfers and what an admin sends back by hand. */
const carried = { provider: z.enum(['sandbox', 'paymongo', 'none']), providerPaymentId: z.nullable(z.string()) };

const purpose = z.enum(['job', 'cancellation_fee']);

const STAFF_ALONE = 'what staff think about doing is no promise to anybody';

/**
 * Whom and what it is about, as its request says: of a job under way nothing has been asked for yet. Not of waivers from
 * before those.
 */
const beforeAsked = {
  clientName: personal(z.optional(z.string())),
  workerName: personal(z.optional(z.string())),
  serviceName: internal(z.optional(z.string())),
  method: internal(z.optional(PaymentMethod)),
};

export const paymentEvents = {
  PaymentRequested: published('So much is asked for now, of all that is owed for the booking.', {
    ...payment,
    /** What is asked for now… */
    amountCentavos: z.int(),
    /** …of all that is owed for the booking, paid parts included. */
    dueCentavos: z.int(),
    purpose,
    /** As chosen so far; the client may still take another one. */
    method: PaymentMethod,
    code: internal(z.string()),
    clientName: personal(z.string()),
    workerName: personal(z.string()),
    serviceName: internal(z.string()),
    by: z.enum(['worker', 'policy']),
    requestedAt: z.string(),
  }),
  PaymentSubmitted: published('The client says that it is on its way.', {
    ...payment,
    ...made,
    reference,
    ...carried,
    submittedAt: z.string(),
  }),
  PaymentReceived: published('The money came in; `receivedCentavos` is all of it so far, refunds not taken off.', {
    ...payment,
    ...made,
    reference,
    ...carried,
    /** All that came in for this booking so far, refunds not taken off. */
    receivedCentavos: z.int(),
    from: z.enum(['provider', 'worker', 'admin']),
    receivedAt: z.string(),
  }),
  /** One attempt came to nothing; another may still bring the money. */
  PaymentFailed: published('One attempt came to nothing.', {
    ...payment,
    ...made,
    reason: personal(z.string()),
    by: z.enum(['provider', 'admin']),
    /** What has come covers what is owed, so nothing more is asked for. Not in events from before 2026-11-27. */
    owesNothing: internal(z.optional(z.boolean())),
  }),
  /**
   * Job and money meet in either order: a job may be paid and verified before it is completed or cancelled, so whoever
   * acts on "paid for and done" looks at both streams after WorkCompleted and BookingCancelled too.
   */
  PaymentVerified: published('All is in: what was received less what was refunded.', {
    ...payment,
    method: PaymentMethod,
    /** What is verified by now: received less refunded. */
    verifiedCentavos: z.int(),
    /** All that the worker has been given in cash: it is in their hands, whatever Suki refunds. */
    cashCentavos: z.int(),
    /** What is owed, less what was waived. */
    dueCentavos: z.int(),
    purpose,
    clientName: personal(z.string()),
    serviceName: internal(z.string()),
    verifiedAt: z.string(),
  }),
  /** Within a minute of it: it was the wrong row, or the money isn't there after all. The payment is again what it was before. */
  PaymentVerificationUndone: published(
    'Within a minute of being verified: what was verified waits again, and a transfer that had been found is looked for again.',
    {
      ...payment,
      method: PaymentMethod,
      /** What waits for an admin's eye again. */
      amountCentavos: z.int(),
      /** It is a bank transfer that the client says was sent: it counts as on its way again. */
      isTransfer: z.boolean(),
      /** What is left after it: verified… */
      verifiedCentavos: z.int(),
      /** …of all that came in. */
      receivedCentavos: z.int(),
      undoneAt: z.string(),
    },
  ),
  PaymentVoided: published('Nothing is owed any more.', { ...payment, reason: z.enum(['cancelled', 'nothing_owed']) }),
  /** What had not come in yet: money that had goes back by refunds, which waive by themselves. */
  PaymentWaived: published('So much less is owed, by a decision of Suki’s.', {
    ...payment,
    waivedCentavos: z.int(),
    reason: personal(z.string()),
    /** What a second admin agreed to, where it takes two. */
    approvalId: internal(z.optional(z.string())),
    /** What has come covers what is left. Absent before 2026-11-27. */
    owesNothing: internal(z.optional(z.boolean())),
    ...beforeAsked,
    waivedAt: z.string(),
  }),
  RefundIssued: published('Money goes back; `refundedCentavos` is all of it so far.', {
    ...payment,
    refundId: z.string(),
    ...made,
    ...carried,
    /** All that was refunded so far, this included. */
    refundedCentavos: z.int(),
    /** How much of it is no longer owed. The rest had come in beyond what was owed, so it was nobody's earning. */
    waivedCentavos: z.int(),
    reason: personal(z.string()),
    by: z.enum(['admin', 'policy']),
    /** What a second admin agreed to, where it takes two. */
    approvalId: internal(z.optional(z.string())),
    issuedAt: z.string(),
  }),
  RefundSettled: published('It has arrived.', {
    ...payment,
    refundId: z.string(),
    amountCentavos: z.int(),
    reference: personal(z.nullable(z.string())),
    settledAt: z.string(),
  }),
  /** The money did not go back: it is still here, and waits for an admin to send it another way. */
  RefundFailed: published('It has not, and is still here.', {
    ...payment,
    refundId: z.string(),
    amountCentavos: z.int(),
    waivedCentavos: z.int(),
    reason: personal(z.string()),
  }),
  /** More than an admin may refund alone: it waits for a second one, and so much of the money is kept for it. */
  RefundRequested: unpublished(STAFF_ALONE, {
    ...payment,
    approvalId: z.string(),
    amountCentavos: z.int(),
    /**
     * Of a decision on a dispute: how much of it is no longer owed. The rest had come in beyond what was owed, and may go
     * back by itself meanwhile. Not in events from before 2026-11-27.
     */
    waivedCentavos: z.optional(z.int()),
    reason: personal(z.string()),
    /** Of what the admin says they have sent by hand already. */
    reference,
    requestedBy: Person,
    requestedAt: z.string(),
    /** A decision on a dispute asks for it, so the job's pay waits for the answer. */
    cause: z.optional(z.literal('dispute')),
  }),
  /** It comes to nothing. `nothing_left`: the money has gone back in another way since. */
  RefundRequestDropped: unpublished(STAFF_ALONE, {
    ...payment,
    approvalId: z.string(),
    amountCentavos: z.int(),
    because: z.enum(['refused', 'withdrawn', 'nothing_left']),
  }),
  /** A decision on a dispute takes more off the price than an admin may alone: it waits for a second one. */
  WaiverRequested: unpublished(STAFF_ALONE, {
    ...payment,
    approvalId: z.string(),
    /** So much less would be owed; what came in of it would go back. */
    waivedCentavos: z.int(),
    reason: personal(z.string()),
    ...beforeAsked,
    requestedBy: Person,
    requestedAt: z.string(),
  }),
  /** It comes to nothing. `nothing_left`: nothing is owed any more. */
  WaiverRequestDropped: unpublished(STAFF_ALONE, {
    ...payment,
    approvalId: z.string(),
    waivedCentavos: z.int(),
    because: z.enum(['refused', 'withdrawn', 'nothing_left']),
  }),
};
export type PaymentEvent = EventOf<typeof paymentEvents>;
type PaymentType = PaymentEvent['type'];

// Groups of events: what follows a payment waits for one of these rather than for a single event.

/** One try to pay has brought its money, or came to nothing. */
export const attemptOver = ['PaymentReceived', 'PaymentFailed'] as const satisfies readonly PaymentType[];
/** More or less has come in than before, or what was on its way doesn't come. */
export const balanceChanged = [...attemptOver, 'RefundIssued'] as const satisfies readonly PaymentType[];
/** The money is back with the client, or won't go there. */
export const refundOver = ['RefundSettled', 'RefundFailed'] as const satisfies readonly PaymentType[];
/** Less is owed, though nothing goes back. */
export const dueWaived = 'PaymentWaived' satisfies PaymentType;
/** What waits for a second admin, or doesn't any more: staff alone hear of it, since it may come to nothing. */
export const aboutRefundRequests = [
  'RefundRequested',
  'RefundRequestDropped',
  'WaiverRequested',
  'WaiverRequestDropped',
] as const satisfies readonly PaymentType[];
/** A waiver waits for a second admin. */
export const startsWaiverRequest = 'WaiverRequested' satisfies PaymentType;
/** A refund, or a waiver, waits for a second admin… */
export const startsRefundRequest = ['RefundRequested', startsWaiverRequest] as const satisfies readonly PaymentType[];
/** Two admins agreed on it, where it names their approval… */
export const approvedRefund = ['RefundIssued', 'PaymentWaived'] as const satisfies readonly PaymentType[];
/** …or didn't, or there was nothing left to refund. */
export const refundRequestDropped = [
  'RefundRequestDropped',
  'WaiverRequestDropped',
] as const satisfies readonly PaymentType[];
/** A refund, or its failing, changes what is owed. */
export const waiverChanged = ['RefundIssued', 'RefundFailed'] as const satisfies readonly PaymentType[];
