import * as z from 'zod/mini';
import { maskedAccount } from '../payout/masked-account.ts';
import { payoutActions, payoutStatuses } from '../payout/lifecycle.ts';

export const payoutMethods = ['gcash', 'maya', 'bank'] as const;
export const PayoutMethod = z.enum(payoutMethods);
export type PayoutMethod = z.infer<typeof PayoutMethod>;

/** Where a worker's Friday money goes, as they see it: the account is masked. */
export const PayoutAccount = z.object({
  method: PayoutMethod,
  account: z.string(),
  name: z.string(),
  bank: z.nullable(z.string()),
  setAt: z.string(),
  /** It is new, and payouts wait until then; null when they don't, or no longer. */ heldUntil: z.nullable(z.string()),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** `account`: as it is kept, whole. */
export function shownPayoutAccount(account: PayoutAccount): PayoutAccount {
  return { ...account, account: maskedAccount(account) };
}

/** One worker's payout of one Friday (design section 5). Money in centavos. */
export const Payout = z.object({
  /** `{workerId}-{friday}` */
  id: z.string(),
  workerId: z.string(),
  workerName: z.string(),
  friday: z.string(),
  status: z.enum(payoutStatuses),
  allowedActions: z.array(z.enum(payoutActions)),
  method: z.nullable(PayoutMethod),
  account: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  bank: z.nullable(z.string()),
  gross: z.int(),
  /** Negative: what Suki keeps. */
  commission: z.int(),
  /** Of the gross, what the worker was paid in cash. */
  cash: z.int(),
  /** What is paid out: gross plus commission less cash, with what was carried over. */
  amount: z.int(),
  lines: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['job', 'cash_job', 'cancellation_fee', 'refund', 'carried', 'reversed', 'held', 'released']),
      bookingId: z.nullable(z.string()),
      /** The booking's. */ code: z.nullable(z.string()),
      customerName: z.nullable(z.string()),
      service: z.nullable(z.string()),
      gross: z.int(),
      commission: z.int(),
      /** At which it was counted when the job was verified; 0 for what is brought over. */ commissionPercent:
        z.number(),
      cash: z.int(),
      amount: z.int(),
      at: z.string(),
    }),
  ),
  /** Why it is on hold, failed or reversed. */
  reason: z.nullable(z.string()),
  /** On hold because the worker has not said where to send it: it goes on by itself once they do. */
  missingAccount: z.boolean(),
  /** On hold because the worker's account was changed: since when and until when, when it goes on by itself. */
  accountChange: z.nullable(z.object({ changedAt: z.string(), heldUntil: z.string() })),
  /** The Friday to which a payout with nothing to pay was carried. */
  carriedTo: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  position: z.int(),
});
export type Payout = z.infer<typeof Payout>;

/** A payout that a booking's money is in. */
export const BookingPayout = z.object({
  id: z.string(),
  friday: z.string(),
  status: z.enum(payoutStatuses),
  /** What the booking adds to it, in centavos. */
  amount: z.int(),
  /** At which its money was counted. */
  commissionPercent: z.number(),
});
export type BookingPayout = z.infer<typeof BookingPayout>;
