import * as z from 'zod/mini';
import { payoutStatuses } from '../payout/lifecycle.ts';
import { Earnings } from './payout-earnings.ts';

/** A worker's performance and earnings, for staff. Amounts in centavos. */
export const WorkerFigures = z.object({
  requests: z.object({
    /** Requests that named the worker. */
    asked: z.int(),
    accepted: z.int(),
    declined: z.int(),
    unanswered: z.int(),
    /** Median of the latest answers; null before the first. */
    answerMinutes: z.nullable(z.int()),
  }),
  jobs: z.object({
    agreed: z.int(),
    completed: z.int(),
    /** Cancelled by the worker. */
    calledOff: z.int(),
    noShows: z.int(),
    late: z.int(),
    /** Completed share of the jobs that the worker completed or failed; null before the first. */
    completionPercent: z.nullable(z.int()),
  }),
  reviews: z.object({ /** One decimal; 0 without reviews. */ rating: z.number(), count: z.int() }),
  /** null for staff without permission for payouts. */
  money: z.nullable(
    z.object({
      earnings: z.pick(Earnings, { totals: true, months: true }),
      /** The latest ones, newest first. */
      payouts: z.array(
        z.object({ id: z.string(), friday: z.string(), status: z.enum(payoutStatuses), amount: z.int() }),
      ),
    }),
  ),
});
export type WorkerFigures = z.infer<typeof WorkerFigures>;
