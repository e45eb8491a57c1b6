import * as z from 'zod/mini';
import { paymentActions, paymentStatuses, refundStatuses } from '../payment/lifecycle.ts';
import { Capped } from '../fields.ts';
import { waitings } from '../payment/allowed-actions.ts';
import { PaymentMethod } from '../roles.ts';

export const PaymentStatusSchema = z.enum(paymentStatuses);

/** A part of the payment that the client sent on its way. */
const PaymentAttempt = z.object({
  id: z.string(),
  method: PaymentMethod,
  amount: z.int(),
  status: z.enum(['processing', 'received', 'failed']),
  reference: z.nullable(z.string()),
  at: z.string(),
  failure: z.nullable(z.string()),
  /** What of it is still here. */
  left: z.int(),
});

export const Refund = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.enum(refundStatuses),
  reason: z.string(),
  method: PaymentMethod,
  /** No provider sends it back: an admin sends it by hand and says so with a reference. */
  byHand: z.boolean(),
  reference: z.nullable(z.string()),
  issuedAt: z.string(),
  settledAt: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});

/** For staff: a refund that waits until a second admin agrees. */
const RefundRequest = z.object({
  /** Of the approval. */
  id: z.string(),
  amount: z.int(),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: z.string(),
});

/** Suki's own account, for bank transfers. */
export const TransferTo = z.object({ bank: z.string(), account: z.string(), name: z.string() });
export type TransferTo = z.infer<typeof TransferTo>;

/** The payment as part of a booking's view. Money in centavos. */
export const BookingPayment = z.object({
  status: PaymentStatusSchema,
  purpose: z.enum(['job', 'cancellation_fee']),
  method: PaymentMethod,
  /** As the client gave it with the booking, masked; for the client and admins. */
  account: z.nullable(z.string()),
  /** All that the booking costs; once it is cancelled, its fee. */
  amount: z.int(),
  /** What is asked for now: what paying pays. */
  requested: z.int(),
  received: z.int(),
  /** Refunded, or on its way back. */
  refunded: z.int(),
  /** What is still to be paid in all. */
  owed: z.int(),
  reference: z.nullable(z.string()),
  /** Why the latest try came to nothing; null while it may still go through. */
  failure: z.nullable(z.string()),
  /** What of it came how, less what went back of it: the ways that the money is with Suki or the worker. */
  paidBy: z.array(z.object({ method: PaymentMethod, amount: z.int() })),
  /** A bank transfer that the client says was sent, and that nobody has found or missed yet: the one sent last. */
  transfer: z.nullable(z.object({ amount: z.int(), reference: z.nullable(z.string()), sentAt: z.string() })),
  /** What the reader may do with it now. */
  allowedActions: z.array(z.enum(paymentActions)),
  refunds: z.array(Refund),
  /** For staff alone: what waits for a second admin. */
  refundRequests: z.array(RefundRequest),
  /** Of refunds that wait for a second admin, for the client and staff: it may still come to nothing. */
  refundUnderReview: z.int(),
  /** For staff: what an admin can refund now, that is what was kept, less what waits. */
  refundable: z.int(),
});
export type BookingPayment = z.infer<typeof BookingPayment>;

/** The payment of a booking (design section 5). `id` is the booking's id. Money in centavos. */
export const Payment = z.object({
  id: z.string(),
  bookingId: z.string(),
  code: z.string(),
  ...BookingPayment.shape,
  verified: z.int(),
  /** What of it waits for an admin, and how much that is; 0 while nothing does. */
  waits: z.enum(waitings),
  unseen: z.int(),
  customerName: z.string(),
  customerId: z.string(),
  customerAvatar: z.nullable(z.string()),
  workerName: z.string(),
  workerId: z.string(),
  service: z.string(),
  requestedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  verifiedAt: z.nullable(z.string()),
  /** Until then an admin may take the verification back; null when it can't be. */
  undoUntil: z.nullable(z.string()),
  /** When anything last happened to it. */
  changedAt: z.nullable(z.string()),
  attempts: z.array(PaymentAttempt),
  position: z.int(),
});
export type Payment = z.infer<typeof Payment>;

const PaymentSum = { count: z.int(), /** Centavos. */ amount: z.int() };

/** The money of a period, by how it stands and by how it is paid. */
export const PaymentBreakdown = z.object({
  from: z.string(),
  to: z.string(),
  count: z.int(),
  /** The verified, the waiting, the asked for: every centavo once. Refunds are taken off. */
  amount: z.int(),
  byStatus: z.array(z.object({ status: PaymentStatusSchema, ...PaymentSum })),
  byMethod: z.array(z.object({ method: PaymentMethod, ...PaymentSum })),
  /** Payments of which money was refunded or is on its way back. */
  refunds: z.int(),
  /** Bank transfers that clients say were sent, of whatever day: nobody has found or missed them yet. */
  transfers: z.int(),
});
export type PaymentBreakdown = z.infer<typeof PaymentBreakdown>;

/** What one client has paid, what of it went or goes back, and what they are asked for and haven't paid. Centavos. */
export const ClientBalance = z.object({ received: z.int(), refunded: z.int(), owed: z.int(), capped: Capped });
export type ClientBalance = z.infer<typeof ClientBalance>;
