import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published } from './marks.ts';

/** Identifies a payout: worker and Friday (`YYYY-MM-DD`). All amounts in centavos; negative when the worker owes. */
const payout = { workerId: z.string(), workerAccountId: z.string(), friday: z.string() };

/** Totals after the event. Amount: gross plus (negative) commission less cash, plus amounts carried over. */
const totals = { grossCentavos: z.int(), commissionCentavos: z.int(), cashCentavos: z.int(), amountCentavos: z.int() };

export const PayoutLine = z.object({
  /**
   * Unique within all payouts of the worker: `job:{bookingId}`, `refund:{refundId}`, `refund-failed:{refundId}`,
   * `settled:{eventId}`, `carried:{friday}`, `reversed:{friday}`, `held:{lineId}`, `released:{eventId}`.
   */
  lineId: z.string(),
  /**
   * `cash_job`: the worker has the money, so only the commission counts, as a debt. `refund`: effect of a refund, or of
   * its failure, on a job. `held` subtracts an amount until a dispute is decided; `released` adds it again.
   */
  kind: z.enum(['job', 'cash_job', 'cancellation_fee', 'refund', 'carried', 'reversed', 'held', 'released']),
  bookingId: z.nullable(z.string()),
  clientName: personal(z.nullable(z.string())),
  serviceName: internal(z.nullable(z.string())),
  grossCentavos: z.int(),
  /** Negative: Suki's share; positive when a refund returns it. */
  commissionCentavos: z.int(),
  /** At the time of verification; 0 for amounts carried over. */
  commissionPercent: internal(z.number()),
  /** The part of the gross that the worker has in cash. */
  cashCentavos: z.int(),
  /** Effect on the payout: gross plus commission less cash; for carried and reversed lines, the amount carried over. */
  amountCentavos: z.int(),
});
export type PayoutLine = z.infer<typeof PayoutLine>;

/** The payout account, masked (`0917 *** 4821`). */
const destination = {
  method: z.enum(['gcash', 'maya', 'bank']),
  account: personal(z.string()),
  accountName: personal(z.string()),
  bank: personal(z.nullable(z.string())),
};

export const payoutEvents = {
  EarningAdded: published('A line was added to the payout, which now has these totals.', {
    ...payout,
    workerName: personal(z.string()),
    line: PayoutLine,
    ...totals,
    at: z.string(),
  }),
  /** Also for a closed payout: a held line is never paid. */
  PayoutLineHeld: published('A job’s amount is held for a dispute: a line subtracts it from the payout.', {
    ...payout,
    line: PayoutLine,
    ...totals,
    at: z.string(),
  }),
  PayoutScheduled: published('The payout was scheduled.', { ...payout, ...totals, ...destination }),
  PayoutHeld: published('The payout is on hold.', {
    ...payout,
    ...totals,
    reason: personal(z.string()),
    /** The worker has no payout account; it is released automatically once they set one. */
    missingAccount: z.boolean(),
    /**
     * The worker changed their account; it is released to this one automatically after `heldUntil`. Absent before
     * 2026-11-22.
     */
    accountChange: internal(
      z.optional(z.nullable(z.object({ changedAt: z.string(), heldUntil: z.string(), ...destination }))),
    ),
  }),
  PayoutReleased: published('The payout was released.', { ...payout, ...totals, ...destination }),
  PayoutPaid: published('The payout was sent.', {
    ...payout,
    amountCentavos: z.int(),
    reference: z.string(),
    paidAt: z.string(),
  }),
  PayoutFailed: published('The payout failed.', {
    ...payout,
    amountCentavos: z.int(),
    reason: personal(z.string()),
  }),
  PayoutReversed: published('The payout was returned.', {
    ...payout,
    amountCentavos: z.int(),
    reason: personal(z.string()),
  }),
  /** Nothing to pay: the debt moves to the next Friday's payout. */
  PayoutCarriedForward: published('Nothing to pay: the balance moves to the next Friday’s payout.', {
    ...payout,
    amountCentavos: z.int(),
    toFriday: z.string(),
  }),
};
export type PayoutEvent = EventOf<typeof payoutEvents>;

/** Adds a line; also the first event of a payout's stream. */
export const lineAdded = 'EarningAdded' satisfies PayoutEvent['type'];

/** Removes a line's amount again. */
export const lineHeld = 'PayoutLineHeld' satisfies PayoutEvent['type'];

/** It will be sent to this account. */
export const payoutToBeSent = ['PayoutScheduled', 'PayoutReleased'] as const satisfies readonly PayoutEvent['type'][];

/** Money was sent to the worker, or returned. */
export const payoutMoved = ['PayoutPaid', 'PayoutReversed'] as const satisfies readonly PayoutEvent['type'][];
