import * as z from 'zod/mini';
import { paymentActions, paymentStatuses, refundStatuses } from '../payment/lifecycle.ts';
import { Capped } from '../fields.ts';
import { waitings } from '../payment/allowed-actions.ts';
import { PaymentMethod } from '../roles.ts';

export const PaymentStatusSchema = z.enum(paymentStatuses);

/** A payment attempt by the client. */
const PaymentAttempt = z.object({
  id: z.string(),
  method: PaymentMethod,
  amount: z.int(),
  status: z.enum(['processing', 'received', 'failed']),
  reference: z.nullable(z.string()),
  at: z.string(),
  failure: z.nullable(z.string()),
  /** Its unrefunded part. */
  left: z.int(),
});

export const Refund = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.enum(refundStatuses),
  reason: z.string(),
  method: PaymentMethod,
  /** No provider refunds it: an admin sends it by hand and records a reference. */
  byHand: z.boolean(),
  reference: z.nullable(z.string()),
  issuedAt: z.string(),
  settledAt: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});

/** For staff: a refund that waits for a second admin. */
const RefundRequest = z.object({
  /** The approval's id. */
  id: z.string(),
  amount: z.int(),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: z.string(),
});

/** Suki's account for bank transfers. */
export const TransferTo = z.object({ bank: z.string(), account: z.string(), name: z.string() });
export type TransferTo = z.infer<typeof TransferTo>;

/** The payment in a booking's view. Amounts in centavos. */
export const BookingPayment = z.object({
  status: PaymentStatusSchema,
  purpose: z.enum(['job', 'cancellation_fee']),
  method: PaymentMethod,
  /** As the client gave it with the booking, masked; for the client and admins. */
  account: z.nullable(z.string()),
  /** Total for the booking; after a cancellation, its fee. */
  amount: z.int(),
  /** Amount requested now, which paying pays. */
  requested: z.int(),
  received: z.int(),
  /** Refunded, including refunds under way. */
  refunded: z.int(),
  /** Total still to pay. */
  owed: z.int(),
  reference: z.nullable(z.string()),
  /** Why the latest attempt failed; null while it may succeed. */
  failure: z.nullable(z.string()),
  /** Received amounts by method, less refunds. */
  paidBy: z.array(z.object({ method: PaymentMethod, amount: z.int() })),
  /** The latest bank transfer that the client reported and no admin has decided on. */
  transfer: z.nullable(z.object({ amount: z.int(), reference: z.nullable(z.string()), sentAt: z.string() })),
  /** The reader's current actions. */
  allowedActions: z.array(z.enum(paymentActions)),
  refunds: z.array(Refund),
  /** For staff only: requests for a second admin's approval. */
  refundRequests: z.array(RefundRequest),
  /** Total of refunds that wait for a second admin, for the client and staff; they may be refused. */
  refundUnderReview: z.int(),
  /** For staff: what an admin can refund now, the kept amount less pending refunds. */
  refundable: z.int(),
});
export type BookingPayment = z.infer<typeof BookingPayment>;

/** The payment of a booking (design section 5). `id` is the booking's id. Amounts in centavos. */
export const Payment = z.object({
  id: z.string(),
  bookingId: z.string(),
  code: z.string(),
  ...BookingPayment.shape,
  verified: z.int(),
  /** The item that waits for an admin, and its amount; 0 if none. */
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
  /** Until when an admin may undo the verification; null when impossible. */
  undoUntil: z.nullable(z.string()),
  /** Time of the last change. */
  changedAt: z.nullable(z.string()),
  attempts: z.array(PaymentAttempt),
  position: z.int(),
});
export type Payment = z.infer<typeof Payment>;

const PaymentSum = { count: z.int(), /** Centavos. */ amount: z.int() };

/** Payments of a period by status and by method. */
export const PaymentBreakdown = z.object({
  from: z.string(),
  to: z.string(),
  count: z.int(),
  /** Verified, waiting and requested amounts, each centavo once, less refunds. */
  amount: z.int(),
  byStatus: z.array(z.object({ status: PaymentStatusSchema, ...PaymentSum })),
  byMethod: z.array(z.object({ method: PaymentMethod, ...PaymentSum })),
  /** Payments with refunds, including those under way. */
  refunds: z.int(),
  /** Reported bank transfers of any day that no admin has decided on. */
  transfers: z.int(),
});
export type PaymentBreakdown = z.infer<typeof PaymentBreakdown>;

/** A client's totals: paid, refunded, and due but unpaid. Centavos. */
export const ClientBalance = z.object({ received: z.int(), refunded: z.int(), owed: z.int(), capped: Capped });
export type ClientBalance = z.infer<typeof ClientBalance>;
