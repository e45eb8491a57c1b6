import * as z from 'zod/mini';
import { Booking } from './booking.ts';

/** Figures of one Manila day. Amounts in centavos. */
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
  /** The requested days, oldest first, and as many days before them for comparison. */
  days: z.array(DayFigures),
  before: z.array(DayFigures),
  needsYou: z.object({
    workersToApprove: z.int(),
    names: z.array(z.string()),
    oldestAppliedAt: z.nullable(z.string()),
    /** Events that a read model failed to process: screens lack them until the cause is fixed. */
    parkedEvents: z.int(),
    /** Tasks that a policy failed to do after all retries. */
    parkedTasks: z.int(),
    /** Money reported received that an admin must verify. */
    paymentsToVerify: z.int(),
    /** Bank transfers reported by clients that an admin must find. */
    transfersToFind: z.int(),
    /** Payments with refunds under way; some need an admin to send them by hand. */
    refundsOpen: z.int(),
    /** Scheduled and not paid yet. */
    payoutsDue: z.int(),
    /** Tickets that wait for an answer. */
    ticketsOpen: z.int(),
    /** Changes that need a second admin's approval. */
    approvalsWaiting: z.int(),
    /** Untriaged bug reports. */
    newBugs: z.int(),
    /** Disputes and appeals that staff must decide. */
    disputesOpen: z.int(),
    /** Open reports about behaviour. */
    safetyReports: z.int(),
    /** Accepted jobs with a late worker, overdue jobs, and contradicted no-shows. */
    unstartedJobs: z.int(),
    unfinishedJobs: z.int(),
    disputedNoShows: z.int(),
  }),
  counts: z.object({ clients: z.int(), workers: z.int(), activeBookings: z.int(), openBookings: z.int() }),
  latestBookings: z.array(Booking),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

/** Marks an event parked by the command side, where no read model or policy has a name. */
export const parkedByCommands = 'commands';

/** A parked event of a read model, or a parked task of a policy. */
export const Parked = z.object({
  id: z.string(),
  kind: z.enum(['event', 'task']),
  /** Name of the read model or policy. */
  by: z.string(),
  /** The event's type, or the task's subject. */
  what: z.string(),
  /** For events. */
  stream: z.nullable(z.string()),
  error: z.string(),
  at: z.string(),
});
export type Parked = z.infer<typeof Parked>;

export const foundKinds = ['person', 'booking', 'payment', 'payout', 'statement', 'ticket'] as const;

/** A search result for staff: kind and id identify its page. `text`: its code or name, with distinguishing details. */
export const Found = z.object({ kind: z.enum(foundKinds), id: z.string(), text: z.string() });
export type Found = z.infer<typeof Found>;
