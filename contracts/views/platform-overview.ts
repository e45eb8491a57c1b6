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
    /** What a policy could not do, however often it tried. */
    parkedTasks: z.int(),
    /** Money that is reported received: an admin looks whether it is there. */
    paymentsToVerify: z.int(),
    /** Bank transfers that clients say were sent: an admin looks for them. */
    transfersToFind: z.int(),
    /** Payments of which money is on its way back: some of it waits for an admin to send it by hand. */
    refundsOpen: z.int(),
    /** Scheduled and not paid yet. */
    payoutsDue: z.int(),
    /** People who asked for help and wait for an answer. */
    ticketsOpen: z.int(),
    /** What another admin asked for, and one more has to agree to. */
    approvalsWaiting: z.int(),
    /** Problems that people reported and nobody has looked at. */
    newBugs: z.int(),
    /** Disputes that staff have to decide, appeals too. */
    disputesOpen: z.int(),
    /** People who don’t feel safe with somebody, and nobody has looked into it. */
    safetyReports: z.int(),
    /** Accepted jobs whose worker is late, jobs under way that should be over, no-shows that somebody says were none. */
    unstartedJobs: z.int(),
    unfinishedJobs: z.int(),
    disputedNoShows: z.int(),
  }),
  counts: z.object({ clients: z.int(), workers: z.int(), activeBookings: z.int(), openBookings: z.int() }),
  latestBookings: z.array(Booking),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

/** Who has parked an event for which commands are refused: there is no read model or policy of this name. */
export const parkedByCommands = 'commands';

/** Something that was parked after it failed: an event that a read model could not take, or a task that a policy could not do. */
export const Parked = z.object({
  id: z.string(),
  kind: z.enum(['event', 'task']),
  /** The read model, or the policy. */
  by: z.string(),
  /** The event's type, or whom or what the task is about. */
  what: z.string(),
  /** Of an event. */
  stream: z.nullable(z.string()),
  error: z.string(),
  at: z.string(),
});
export type Parked = z.infer<typeof Parked>;
