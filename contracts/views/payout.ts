import * as z from 'zod/mini';
import { maskedAccount } from '../payout/masked-account.ts';
import { payoutActions, payoutStatuses } from '../payout/lifecycle.ts';

export const payoutMethods = ['gcash', 'maya', 'bank'] as const;
export const PayoutMethod = z.enum(payoutMethods);
export type PayoutMethod = z.infer<typeof PayoutMethod>;

/** A worker's own payout account, masked. */
export const PayoutAccount = z.object({
  method: PayoutMethod,
  account: z.string(),
  name: z.string(),
  bank: z.nullable(z.string()),
  setAt: z.string(),
  /** Payouts wait until then for the new account; null when they do not. */ heldUntil: z.nullable(z.string()),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** `account`: as stored, in full. */
export function shownPayoutAccount(account: PayoutAccount): PayoutAccount {
  return { ...account, account: maskedAccount(account) };
}

/** One worker's payout of one Friday (design section 5). Amounts in centavos. */
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
  /** Negative: Suki's share. */
  commission: z.int(),
  /** The part of the gross that the worker has in cash. */
  cash: z.int(),
  /** Amount to pay: gross plus commission less cash, plus amounts carried over. */
  amount: z.int(),
  lines: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['job', 'cash_job', 'cancellation_fee', 'refund', 'carried', 'reversed', 'held', 'released']),
      bookingId: z.nullable(z.string()),
      /** From the booking. */ code: z.nullable(z.string()),
      customerName: z.nullable(z.string()),
      service: z.nullable(z.string()),
      gross: z.int(),
      commission: z.int(),
      /** The commission at the time of verification; 0 for amounts carried over. */ commissionPercent: z.number(),
      /** For staff: when that rate began to apply; null: before its first change. */
      commissionSince: z.optional(z.nullable(z.string())),
      cash: z.int(),
      amount: z.int(),
      at: z.string(),
    }),
  ),
  /** Why it is on hold, failed or was returned. */
  reason: z.nullable(z.string()),
  /** On hold for a missing account: released automatically once the worker sets one. */
  missingAccount: z.boolean(),
  /** On hold for a changed account: since when, and when it is released automatically. */
  accountChange: z.nullable(z.object({ changedAt: z.string(), heldUntil: z.string() })),
  /** The Friday to which an empty payout was carried. */
  carriedTo: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  position: z.int(),
});
export type Payout = z.infer<typeof Payout>;

/** A payout with a booking's money. */
export const BookingPayout = z.object({
  id: z.string(),
  friday: z.string(),
  status: z.enum(payoutStatuses),
  /** Amount from the booking, in centavos. */
  amount: z.int(),
  /** The commission at which it was counted. */
  commissionPercent: z.number(),
  /** When that rate began to apply; null: before its first change. */
  commissionSince: z.nullable(z.string()),
});
export type BookingPayout = z.infer<typeof BookingPayout>;
