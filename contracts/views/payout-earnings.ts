import * as z from 'zod/mini';
import { BookingStatusSchema } from './booking.ts';

/** Totals of a job or a month, in centavos: `amount`, the worker's earning, is the rest of `gross`. */
const sums = {
  /** Final amounts. */
  gross: z.int(),
  /** Refunded to clients. A refund counts with its job, regardless of its date. */
  refunded: z.int(),
  /** Suki's share of the unrefunded part. */
  commission: z.int(),
  amount: z.int(),
};
const EarningSums = z.object(sums);
export type EarningSums = z.infer<typeof EarningSums>;

/** A payment row derived from a completed booking (specification section 3). Centavos. */
export const PaymentRow = z.object({
  id: z.string(),
  customerName: z.string(),
  customerAvatar: z.nullable(z.string()),
  service: z.string(),
  ...sums,
  commissionPercent: z.number(),
  date: z.string(),
  status: z.enum(['paid', 'processing', 'other']),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

/**
 * A worker's earnings as defined in sections 2 and 9 of the specification, less refunds and commission. Centavos,
 * months in Manila time.
 */
const Totals = z.object({
  totalEarnings: z.int(),
  thisMonth: z.int(),
  lastMonth: z.int(),
  /** One decimal; 100 when last month is 0 and this month is above 0, else 0. */
  percentChange: z.number(),
  averagePerJob: z.int(),
  completedJobs: z.int(),
  completedThisMonth: z.int(),
  firstCompletedAt: z.nullable(z.string()),
});

export const Earnings = z.object({
  totals: Totals,
  /** The last 12 months including this one, newest first, with empty ones. */
  months: z.array(z.extend(EarningSums, { month: z.string(), jobs: z.int() })),
  recentPayments: z.array(PaymentRow),
  payout: z.object({
    method: z.nullable(z.string()),
    account: z.nullable(z.string()),
    /** Payouts wait until then after a change of account; null when they do not. */
    heldUntil: z.nullable(z.string()),
    /**
     * What completed jobs add once received or pending money is verified; cash is not included, as the worker already
     * has it.
     */
    verifying: z.int(),
    /** From the payout module. */
    next: z.nullable(z.object({ friday: z.string(), amount: z.int(), status: z.string() })),
  }),
});
export type Earnings = z.infer<typeof Earnings>;

/** The worker's overview (specification section 3). Centavos. */
export const WorkerOverview = z.object({
  totals: z.extend(Totals, { rating: z.number(), pendingBookings: z.int() }),
  recentBookings: z.array(
    z.object({
      id: z.string(),
      status: BookingStatusSchema,
      totalCost: z.int(),
      date: z.string(),
      startsAt: z.string(),
      customerName: z.string(),
      customerAvatar: z.nullable(z.string()),
      service: z.string(),
    }),
  ),
});
export type WorkerOverview = z.infer<typeof WorkerOverview>;
