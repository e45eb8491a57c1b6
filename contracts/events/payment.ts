import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { bookingPartiesWithWorker } from '../fields.ts';
import { PaymentMethod } from '../roles.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, unpublished } from './marks.ts';

/** Centavos throughout. */
const payment = bookingPartiesWithWorker;

/** How part of the payment was made. `attemptId`: one attempt by the client. */
const made = { attemptId: z.string(), method: PaymentMethod, amountCentavos: z.int() };

/** As the client typed it. */
const reference = personal(z.nullable(z.string()));

/** The processing provider: `none` for cash, bank transfers and refunds sent by hand. */
const carried = { provider: z.enum(['sandbox', 'paymongo', 'none']), providerPaymentId: z.nullable(z.string()) };

const purpose = z.enum(['job', 'cancellation_fee']);

const STAFF_ALONE = 'pending decisions of staff';

/** Parties and subject as in the payment's request, since a job under way has none yet. Absent from older waivers. */
const beforeAsked = {
  clientName: personal(z.optional(z.string())),
  workerName: personal(z.optional(z.string())),
  serviceName: internal(z.optional(z.string())),
  method: internal(z.optional(PaymentMethod)),
};

export const paymentEvents = {
  PaymentRequested: published('A payment was requested; `dueCentavos` is the total due for the booking.', {
    ...payment,
    /** Amount requested now. */
    amountCentavos: z.int(),
    /** Total due for the booking, including paid parts. */
    dueCentavos: z.int(),
    purpose,
    /** The chosen method; the client may still change it. */
    method: PaymentMethod,
    code: internal(z.string()),
    clientName: personal(z.string()),
    workerName: personal(z.string()),
    serviceName: internal(z.string()),
    by: z.enum(['worker', 'policy']),
    requestedAt: z.string(),
  }),
  PaymentSubmitted: published('The client reported the payment as sent.', {
    ...payment,
    ...made,
    reference,
    ...carried,
    submittedAt: z.string(),
  }),
  PaymentReceived: published('Money was received; `receivedCentavos` is the total so far, before refunds.', {
    ...payment,
    ...made,
    reference,
    ...carried,
    /** Total received for this booking, before refunds. */
    receivedCentavos: z.int(),
    from: z.enum(['provider', 'worker', 'admin']),
    receivedAt: z.string(),
  }),
  /** One attempt failed; another may still succeed. */
  PaymentFailed: published('One payment attempt failed.', {
    ...payment,
    ...made,
    reason: personal(z.string()),
    by: z.enum(['provider', 'admin']),
    /** The received amount covers the amount due, so no further payment is requested. Absent before 2026-11-27. */
    owesNothing: internal(z.optional(z.boolean())),
  }),
  /**
   * Job and payment proceed independently: a payment may be verified before the job is completed or cancelled.
   * Subscribers that need "paid and done" also check both streams after WorkCompleted and BookingCancelled.
   */
  PaymentVerified: published('The payment was verified; `verifiedCentavos` is the total received less refunds.', {
    ...payment,
    method: PaymentMethod,
    /** Total verified: received less refunded. */
    verifiedCentavos: z.int(),
    /** Total cash that the worker received; refunds by Suki do not change it. */
    cashCentavos: z.int(),
    /** Amount due, less waivers. */
    dueCentavos: z.int(),
    purpose,
    clientName: personal(z.string()),
    serviceName: internal(z.string()),
    verifiedAt: z.string(),
  }),
  /**
   * Within a minute: the wrong row, or the money did not arrive after all. The payment returns to its earlier state.
   */
  PaymentVerificationUndone: published(
    'The verification was undone within a minute: the amount waits again, and a confirmed transfer is unconfirmed again.',
    {
      ...payment,
      method: PaymentMethod,
      /** Amount that waits for an admin again. */
      amountCentavos: z.int(),
      /** A bank transfer that the client reported: it counts as under way again. */
      isTransfer: z.boolean(),
      /** Verified amount afterwards. */
      verifiedCentavos: z.int(),
      /** Total received. */
      receivedCentavos: z.int(),
      undoneAt: z.string(),
    },
  ),
  PaymentVoided: published('Nothing more is due.', { ...payment, reason: z.enum(['cancelled', 'nothing_owed']) }),
  /** Applies to unpaid amounts: paid ones are returned by refunds, which waive automatically. */
  PaymentWaived: published('Suki waived part of the amount due.', {
    ...payment,
    waivedCentavos: z.int(),
    reason: personal(z.string()),
    /** Approval by a second admin, if required. */
    approvalId: internal(z.optional(z.string())),
    /** The received amount covers the rest. Absent before 2026-11-27. */
    owesNothing: internal(z.optional(z.boolean())),
    ...beforeAsked,
    waivedAt: z.string(),
  }),
  RefundIssued: published('A refund was issued; `refundedCentavos` is the total so far.', {
    ...payment,
    refundId: z.string(),
    ...made,
    ...carried,
    /** Total refunded, including this. */
    refundedCentavos: z.int(),
    /** The part that is no longer owed. The rest was an overpayment, which no worker earned. */
    waivedCentavos: z.int(),
    reason: personal(z.string()),
    by: z.enum(['admin', 'policy']),
    /** Approval by a second admin, if required. */
    approvalId: internal(z.optional(z.string())),
    issuedAt: z.string(),
  }),
  RefundSettled: published('The refund arrived.', {
    ...payment,
    refundId: z.string(),
    amountCentavos: z.int(),
    reference: personal(z.nullable(z.string())),
    settledAt: z.string(),
  }),
  /** The refund failed: an admin must send the money another way. */
  RefundFailed: published('The refund failed; the money is still with Suki.', {
    ...payment,
    refundId: z.string(),
    amountCentavos: z.int(),
    waivedCentavos: z.int(),
    reason: personal(z.string()),
  }),
  /** Exceeds what one admin may refund: waits for a second one, and the amount is reserved. */
  RefundRequested: unpublished(STAFF_ALONE, {
    ...payment,
    approvalId: z.string(),
    amountCentavos: z.int(),
    /**
     * For a dispute decision: the part that is no longer owed. The rest is an overpayment and may be refunded
     * separately meanwhile. Absent before 2026-11-27.
     */
    waivedCentavos: z.optional(z.int()),
    reason: personal(z.string()),
    /** Reference of a transfer that the admin already sent by hand. */
    reference,
    requestedBy: Person,
    requestedAt: z.string(),
    /** Requested by a dispute decision, so that the job's pay waits for the answer. */
    cause: z.optional(z.literal('dispute')),
  }),
  /** The request is dropped. `nothing_left`: the money was refunded in another way meanwhile. */
  RefundRequestDropped: unpublished(STAFF_ALONE, {
    ...payment,
    approvalId: z.string(),
    amountCentavos: z.int(),
    because: z.enum(['refused', 'withdrawn', 'nothing_left']),
  }),
  /** A dispute decision waives more than one admin may: it waits for a second one. */
  WaiverRequested: unpublished(STAFF_ALONE, {
    ...payment,
    approvalId: z.string(),
    /** Amount to waive; the paid part of it would be refunded. */
    waivedCentavos: z.int(),
    reason: personal(z.string()),
    ...beforeAsked,
    requestedBy: Person,
    requestedAt: z.string(),
  }),
  /** The request is dropped. `nothing_left`: nothing is due any more. */
  WaiverRequestDropped: unpublished(STAFF_ALONE, {
    ...payment,
    approvalId: z.string(),
    waivedCentavos: z.int(),
    because: z.enum(['refused', 'withdrawn', 'nothing_left']),
  }),
};
export type PaymentEvent = EventOf<typeof paymentEvents>;
type PaymentType = PaymentEvent['type'];

// Groups of events: subscribers wait for a group rather than for single events.

/** An attempt succeeded or failed. */
export const attemptEnded = ['PaymentReceived', 'PaymentFailed'] as const satisfies readonly PaymentType[];
/** The received amount changed, or a pending one will not arrive. */
export const balanceChanged = [...attemptEnded, 'RefundIssued'] as const satisfies readonly PaymentType[];
/** A refund arrived or failed. */
export const refundEnded = ['RefundSettled', 'RefundFailed'] as const satisfies readonly PaymentType[];
/** Less is due, without a refund. */
export const dueWaived = 'PaymentWaived' satisfies PaymentType;
/** Requests for a second admin's approval, and their end. For staff only, since they may be refused. */
export const aboutRefundRequests = [
  'RefundRequested',
  'RefundRequestDropped',
  'WaiverRequested',
  'WaiverRequestDropped',
] as const satisfies readonly PaymentType[];
/** A waiver waits for a second admin. */
export const startsWaiverRequest = 'WaiverRequested' satisfies PaymentType;
/** A refund or waiver waits for a second admin. */
export const startsRefundRequest = ['RefundRequested', startsWaiverRequest] as const satisfies readonly PaymentType[];
/** Approved by two admins if it names their approval. */
export const approvedRefund = ['RefundIssued', 'PaymentWaived'] as const satisfies readonly PaymentType[];
/** Refused, or nothing was left to refund. */
export const refundRequestDropped = [
  'RefundRequestDropped',
  'WaiverRequestDropped',
] as const satisfies readonly PaymentType[];
/** A refund or its failure changes the amount due. */
export const waiverChanged = ['RefundIssued', 'RefundFailed'] as const satisfies readonly PaymentType[];
