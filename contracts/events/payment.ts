import * as z from 'zod/mini';
import { PaymentMethod } from '../roles.ts';
import type { EventOf } from './event-schemas.ts';

/** Every payment event names the people it concerns, so that each view finds its documents from the event alone. Centavos throughout. */
const payment = { bookingId: z.string(), clientId: z.string(), workerId: z.string(), workerAccountId: z.string() };

/** How a part of the payment was made. `attemptId` names one try of the client's; null where there was none. */
const made = { method: PaymentMethod, attemptId: z.nullable(z.string()), reference: z.nullable(z.string()) };

export const paymentEvents = {
  PaymentRequested: z.object({
    ...payment,
    /** What is asked for now… */
    amountCentavos: z.int(),
    /** …of all that is owed for the booking, paid parts included. */
    dueCentavos: z.int(),
    purpose: z.enum(['job', 'cancellation_fee']),
    /** As chosen so far; the client may still take another one. */
    method: PaymentMethod,
    code: z.string(),
    clientName: z.string(),
    workerName: z.string(),
    serviceName: z.string(),
    by: z.enum(['worker', 'policy']),
    requestedAt: z.string(),
  }),
  PaymentSubmitted: z.object({
    ...payment, ...made, attemptId: z.string(), amountCentavos: z.int(),
    /** Who carries the money: `none` for cash and bank transfers. */
    provider: z.enum(['sandbox', 'paymongo', 'none']),
    providerPaymentId: z.nullable(z.string()),
    submittedAt: z.string(),
  }),
  PaymentReceived: z.object({
    ...payment, ...made, amountCentavos: z.int(),
    /** All that came in for this booking so far, refunds not taken off. */
    receivedCentavos: z.int(),
    from: z.enum(['provider', 'worker', 'admin']),
    receivedAt: z.string(),
  }),
  PaymentFailed: z.object({ ...payment, attemptId: z.string(), method: PaymentMethod, reason: z.string() }),
  PaymentVerified: z.object({
    ...payment, method: PaymentMethod,
    /** What is verified by now: received less refunded. */
    verifiedCentavos: z.int(),
    /** Of it, cash that is in the worker's hands already. */
    cashCentavos: z.int(),
    dueCentavos: z.int(),
    purpose: z.enum(['job', 'cancellation_fee']),
    clientName: z.string(), serviceName: z.string(),
    verifiedAt: z.string(),
  }),
  PaymentVoided: z.object({ ...payment, reason: z.enum(['cancelled', 'nothing_owed']) }),
  RefundIssued: z.object({ ...payment, refundId: z.string(), attemptId: z.nullable(z.string()), method: PaymentMethod, amountCentavos: z.int(), refundedCentavos: z.int(), reason: z.string(), by: z.enum(['admin', 'policy']), issuedAt: z.string() }),
  RefundSettled: z.object({ ...payment, refundId: z.string(), amountCentavos: z.int(), reference: z.nullable(z.string()), settledAt: z.string() }),
  RefundFailed: z.object({ ...payment, refundId: z.string(), amountCentavos: z.int(), reason: z.string() }),
};
export type PaymentEvent = EventOf<typeof paymentEvents>;
