import * as z from 'zod/mini';
import { paymentActions, paymentStatuses, refundStatuses } from '../payment/lifecycle.ts';
import { PaymentMethod } from '../roles.ts';

export const PaymentStatusSchema = z.enum(paymentStatuses);

/** A part of the payment that the client sent on its way. */
export const PaymentAttempt = z.object({
  id: z.string(),
  method: PaymentMethod,
  amount: z.int(),
  status: z.enum(['processing', 'received', 'failed']),
  reference: z.nullable(z.string()),
  at: z.string(),
  failure: z.nullable(z.string()),
});

export const Refund = z.object({ id: z.string(), amount: z.int(), status: z.enum(refundStatuses), reason: z.string(), method: PaymentMethod, issuedAt: z.string(), settledAt: z.nullable(z.string()), failure: z.nullable(z.string()) });

/** The payment of a booking (design section 5). `id` is the booking's id. Money in centavos. */
export const Payment = z.object({
  id: z.string(),
  bookingId: z.string(),
  code: z.string(),
  status: PaymentStatusSchema,
  /** What the reader may do with it now. */
  allowedActions: z.array(z.enum(paymentActions)),
  purpose: z.enum(['job', 'cancellation_fee']),
  method: PaymentMethod,
  /** All that is owed for the booking. */
  amount: z.int(),
  received: z.int(),
  refunded: z.int(),
  /** What is asked for now. */
  requested: z.int(),
  reference: z.nullable(z.string()),
  customerName: z.string(),
  workerName: z.string(),
  workerId: z.string(),
  service: z.string(),
  requestedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  verifiedAt: z.nullable(z.string()),
  attempts: z.array(PaymentAttempt),
  refunds: z.array(Refund),
  position: z.int(),
});
export type Payment = z.infer<typeof Payment>;
