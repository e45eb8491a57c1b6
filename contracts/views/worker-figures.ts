import * as z from 'zod/mini';
import { payoutStatuses } from '../payout/lifecycle.ts';
import { Earnings } from './payout-earnings.ts';

/** How a worker works and what they earn, for staff. Money in centavos. */
export const WorkerFigures = z.object({
  requests: z.object({
    /** Clients asked them by name. */
    asked: z.int(),
    accepted: z.int(),
    declined: z.int(),
    unanswered: z.int(),
    /** The middle one of their last answers; null before the first. */
    answerMinutes: z.nullable(z.int()),
  }),
  jobs: z.object({
    agreed: z.int(),
    completed: z.int(),
    /** By the worker. */
    calledOff: z.int(),
    noShows: z.int(),
    late: z.int(),
    /** Of those that came to an end by the worker: how many were done; null before the first. */
    completionPercent: z.nullable(z.int()),
  }),
  reviews: z.object({ /** One decimal; 0 while there is none. */ rating: z.number(), count: z.int() }),
  /** null for staff who may not see payouts. */
  money: z.nullable(
    z.object({
      earnings: z.pick(Earnings, { totals: true, months: true }),
      /** The last ones, newest first. */
      payouts: z.array(
        z.object({ id: z.string(), friday: z.string(), status: z.enum(payoutStatuses), amount: z.int() }),
      ),
    }),
  ),
});
export type WorkerFigures = z.infer<typeof WorkerFigures>;
