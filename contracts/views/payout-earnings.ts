import * as z from 'zod/mini';
import { BookingStatusSchema } from './booking.ts';

/** What a job, or a month of them, came to, in centavos: `amount`, what the worker earns, is the rest of `gross`. */
const sums = {
  /** The final amounts. */
  gross: z.int(),
  /** Refunded to clients. A refund counts with its job, whenever it was. */
  refunded: z.int(),
  /** Suki's, of what was not refunded. */
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
 * What a worker has earned, as sections 2 and 9 of the specification define it, less refunds and commission. Centavos,
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
  /** The last 12 months, newest first, this month included, empty ones too. */
  months: z.array(z.extend(EarningSums, { month: z.string(), jobs: z.int() })),
  recentPayments: z.array(PaymentRow),
  payout: z.object({
    method: z.nullable(z.string()),
    account: z.nullable(z.string()),
    /** The account was changed, and payouts wait until then; null when they don't, or no longer. */
    heldUntil: z.nullable(z.string()),
    /** What completed jobs add once the money that has come, or is on its way, is verified; cash is the worker's already. */
    verifying: z.int(),
    /** Filled by the payouts' own module. */
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
