import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published } from './marks.ts';

/** Which payout: one worker, one Friday (`YYYY-MM-DD`). Centavos throughout; what the worker owes is negative. */
const payout = { workerId: z.string(), workerAccountId: z.string(), friday: z.string() };

/** What the payout holds after the event: its amount is gross plus (negative) commission less cash, and what was carried over. */
const totals = { grossCentavos: z.int(), commissionCentavos: z.int(), cashCentavos: z.int(), amountCentavos: z.int() };

export const PayoutLine = z.object({
  /**
   * Unique within all payouts of the worker: `job:{bookingId}`, `refund:{refundId}`, `refund-failed:{refundId}`,
   * `settled:{eventId}`, `carried:{friday}`, `reversed:{friday}`, `held:{lineId}`, `released:{eventId}`.
   */
  lineId: z.string(),
  /**
   * `cash_job`: the worker holds the money already, so only the commission counts, against them. `refund`: what a
   * refund, or its failing, changed about a job. `held` takes off what waits for a dispute to be decided, `released`
   * brings it back.
   */
  kind: z.enum(['job', 'cash_job', 'cancellation_fee', 'refund', 'carried', 'reversed', 'held', 'released']),
  bookingId: z.nullable(z.string()),
  clientName: personal(z.nullable(z.string())),
  serviceName: internal(z.nullable(z.string())),
  grossCentavos: z.int(),
  /** Negative: Suki keeps it; positive where a refund gives it back. */
  commissionCentavos: z.int(),
  /** As it was when the job was verified; 0 for what is brought over. */
  commissionPercent: internal(z.number()),
  /** Of the gross, what the worker has in hand already. */
  cashCentavos: z.int(),
  /** What it adds to the payout: gross plus commission less cash; of a carried or reversed line, what is brought over. */
  amountCentavos: z.int(),
});
export type PayoutLine = z.infer<typeof PayoutLine>;

/** Where the money goes, masked (`0917 *** 4821`). */
const destination = {
  method: z.enum(['gcash', 'maya', 'bank']),
  account: personal(z.string()),
  accountName: personal(z.string()),
  bank: personal(z.nullable(z.string())),
};

export const payoutEvents = {
  EarningAdded: published('A line joined the payout, whose totals are now these.', {
    ...payout,
    workerName: personal(z.string()),
    line: PayoutLine,
    ...totals,
    at: z.string(),
  }),
  /** Also of one that is closed: a held line is never paid. */
  PayoutLineHeld: published('What a job added waits for a dispute to be decided: a line takes it off the payout.', {
    ...payout,
    line: PayoutLine,
    ...totals,
    at: z.string(),
  }),
  PayoutScheduled: published('It will be paid.', { ...payout, ...totals, ...destination }),
  PayoutHeld: published('It waits.', {
    ...payout,
    ...totals,
    reason: personal(z.string()),
    /** The worker has said nowhere to send it: it is released by itself once they do. */
    missingAccount: z.boolean(),
    /**
     * The worker changed their account, and it goes to this one by itself once `heldUntil` has passed. Not in events
     * from before 2026-11-22.
     */
    accountChange: internal(
      z.optional(z.nullable(z.object({ changedAt: z.string(), heldUntil: z.string(), ...destination }))),
    ),
  }),
  PayoutReleased: published('It waits no longer.', { ...payout, ...totals, ...destination }),
  PayoutPaid: published('It was sent.', {
    ...payout,
    amountCentavos: z.int(),
    reference: z.string(),
    paidAt: z.string(),
  }),
  PayoutFailed: published('It could not be sent.', {
    ...payout,
    amountCentavos: z.int(),
    reason: personal(z.string()),
  }),
  PayoutReversed: published('It came back.', { ...payout, amountCentavos: z.int(), reason: personal(z.string()) }),
  /** Nothing to pay: what the worker owes joins the next Friday's payout. */
  PayoutCarriedForward: published('Nothing to pay: it joins the next Friday’s.', {
    ...payout,
    amountCentavos: z.int(),
    toFriday: z.string(),
  }),
};
export type PayoutEvent = EventOf<typeof payoutEvents>;

/** Each of a payout's lines comes by this event, and its stream begins with the first… */
export const lineAdded = 'EarningAdded' satisfies PayoutEvent['type'];

/** …or leaves it again, by this one. */
export const lineHeld = 'PayoutLineHeld' satisfies PayoutEvent['type'];

/** It will be sent to this account. */
export const payoutToBeSent = ['PayoutScheduled', 'PayoutReleased'] as const satisfies readonly PayoutEvent['type'][];

/** Money went out to the worker, or came back. */
export const payoutMoved = ['PayoutPaid', 'PayoutReversed'] as const satisfies readonly PayoutEvent['type'][];
