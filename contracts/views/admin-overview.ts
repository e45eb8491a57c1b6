import * as z from 'zod/mini';
import { Booking } from './booking.ts';

/** Figures of one Manila day. Money in centavos. */
export const DayFigures = z.object({
  day: z.string(),
  requested: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  declinedOrExpired: z.int(),
  /** Final amounts of the jobs completed that day. */
  completedAmount: z.int(),
  registered: z.int(),
});
export type DayFigures = z.infer<typeof DayFigures>;

export const AdminOverview = z.object({
  today: z.string(),
  /** The days asked for, oldest first, and the same number of days before them for comparison. */
  days: z.array(DayFigures),
  before: z.array(DayFigures),
  needsYou: z.object({
    workersToApprove: z.int(),
    names: z.array(z.string()),
    oldestAppliedAt: z.nullable(z.string()),
    /** Events that a read model could not take: what is shown lacks them until their cause is mended. */
    parkedEvents: z.int(),
    /** Money that is reported received: an admin looks whether it is there. */
    paymentsToVerify: z.int(),
    /** Scheduled and not paid yet. */
    payoutsDue: z.int(),
  }),
  counts: z.object({ clients: z.int(), workers: z.int(), activeBookings: z.int(), openBookings: z.int() }),
  latestBookings: z.array(Booking),
});
export type AdminOverview = z.infer<typeof AdminOverview>;
