import * as z from 'zod/mini';
import { PaymentMethod } from '../roles.ts';
import type { EventOf } from './event-schemas.ts';

/** Every payment event names the people it concerns, so that each view finds its documents from the event alone. Centavos throughout. */
const payment = { bookingId: z.string(), clientId: z.string(), workerId: z.string(), workerAccountId: z.string() };

/** How a part of the payment was made. `attemptId` names one try of the client's. */
const made = { method: PaymentMethod, attemptId: z.string(), reference: z.nullable(z.string()) };

/** Who carries the money: `none` for cash, bank transfers and what an admin sends back by hand. */
const carried = { provider: z.enum(['sandbox', 'paymongo', 'none']), providerPaymentId: z.nullable(z.string()) };

const purpose = z.enum(['job', 'cancellation_fee']);

export const paymentEvents = {
  PaymentRequested: z.object({
    ...payment,
    /** What is asked for now… */
    amountCentavos: z.int(),
    /** …of all that is owed for the booking, paid parts included. */
    dueCentavos: z.int(),
    purpose,
    /** As chosen so far; the client may still take another one. */
    method: PaymentMethod,
    code: z.string(),
    clientName: z.string(),
    workerName: z.string(),
    serviceName: z.string(),
    by: z.enum(['worker', 'policy']),
    requestedAt: z.string(),
  }),
  PaymentSubmitted: z.object({ ...payment, ...made, ...carried, amountCentavos: z.int(), submittedAt: z.string() }),
  PaymentReceived: z.object({
    ...payment,
    ...made,
    ...carried,
    amountCentavos: z.int(),
    /** All that came in for this booking so far, refunds not taken off. */
    receivedCentavos: z.int(),
    from: z.enum(['provider', 'worker', 'admin']),
    receivedAt: z.string(),
  }),
  /** One attempt came to nothing; another may still bring the money. */
  PaymentFailed: z.object({
    ...payment,
    attemptId: z.string(),
    method: PaymentMethod,
    amountCentavos: z.int(),
    reason: z.string(),
    by: z.enum(['provider', 'admin']),
  }),
  /**
   * Job and money meet in either order: a job may be paid and verified before it is completed or cancelled, so whoever
   * acts on "paid for and done" looks at both streams after WorkCompleted and BookingCancelled too.
   */
  PaymentVerified: z.object({
    ...payment,
    method: PaymentMethod,
    /** What is verified by now: received less refunded. */
    verifiedCentavos: z.int(),
    /** All that the worker has been given in cash: it is in their hands, whatever Suki gives back. */
    cashCentavos: z.int(),
    /** What is owed, less what was waived. */
    dueCentavos: z.int(),
    purpose,
    clientName: z.string(),
    serviceName: z.string(),
    verifiedAt: z.string(),
  }),
  /** Within a minute of it: it was the wrong row, or the money isn't there after all. The payment is again what it was before. */
  PaymentVerificationUndone: z.object({
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
  }),
  PaymentVoided: z.object({ ...payment, reason: z.enum(['cancelled', 'nothing_owed']) }),
  RefundIssued: z.object({
    ...payment,
    ...carried,
    refundId: z.string(),
    attemptId: z.string(),
    method: PaymentMethod,
    amountCentavos: z.int(),
    /** All that was given back so far, this included. */
    refundedCentavos: z.int(),
    /** How much of it is no longer owed. The rest had come in beyond what was owed, so it was nobody's earning. */
    waivedCentavos: z.int(),
    reason: z.string(),
    by: z.enum(['admin', 'policy']),
    issuedAt: z.string(),
  }),
  RefundSettled: z.object({
    ...payment,
    refundId: z.string(),
    amountCentavos: z.int(),
    reference: z.nullable(z.string()),
    settledAt: z.string(),
  }),
  /** The money did not go back: it is still here, and waits for an admin to send it another way. */
  RefundFailed: z.object({
    ...payment,
    refundId: z.string(),
    amountCentavos: z.int(),
    waivedCentavos: z.int(),
    reason: z.string(),
  }),
};
export type PaymentEvent = EventOf<typeof paymentEvents>;
