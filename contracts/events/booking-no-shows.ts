import * as z from 'zod/mini';
import { bookingPartiesWithWorker } from '../fields.ts';
import { internal, personal, published } from './marks.ts';

const Side = z.enum(['client', 'worker']);

/** No-shows, and jobs that are overdue or reopened. Part of a booking's stream. */
export const bookingNoShowEvents = {
  /**
   * One side says that the other isn't there. `answerBy`: from then on a client who has not answered owes the fee; null
   * for a worker, for whom the client waits as they like.
   */
  NoShowReported: published('One side (`by`) says that the other isn’t there.', {
    ...bookingPartiesWithWorker,
    by: Side,
    startsAt: z.string(),
    reportedAt: z.string(),
    answerBy: z.nullable(z.string()),
    /** The other side says the opposite: staff decide, and silence costs nobody anything. Not in events from before 2026-11-28. */
    contradicts: z.optional(z.boolean()),
  }),
  /** The other side is there, or on the way. `by`: who says so. */
  NoShowAnswered: published('The other side (`by`) is there, or on the way.', {
    ...bookingPartiesWithWorker,
    by: Side,
    message: personal(z.string()),
    answeredAt: z.string(),
  }),
  /** Called off as a no-show, and the side that is said not to have come says otherwise: an admin looks at it. */
  NoShowDisputed: published('Who is said not to have come (`by`) says otherwise.', {
    ...bookingPartiesWithWorker,
    by: Side,
    reason: personal(z.string()),
    disputedAt: z.string(),
  }),
  /** `waived`: it counts against nobody. `feeCentavos`: what the client owes after it. */
  NoShowSettled: published('An admin let it count, or waived it with its fee.', {
    ...bookingPartiesWithWorker,
    against: Side,
    outcome: z.enum(['upheld', 'waived']),
    reason: personal(z.string()),
    feeCentavos: z.int(),
  }),
  /** It should have begun, or ended, and nobody has said so: both sides are asked. `closesAt`: when it closes if nobody says anything. */
  BookingOverdue: published('It should have begun, or ended, and nobody said so; it closes at `closesAt`.', {
    ...bookingPartiesWithWorker,
    stage: z.enum(['unstarted', 'unfinished']),
    closesAt: z.string(),
  }),
  /** Its worker can't come any more: it is open to the others at the same time and price. `workerId`: who it was. */
  BookingReopened: published('Its worker can’t come any more: it is open to the others.', {
    ...bookingPartiesWithWorker,
    reason: z.enum(['worker_suspended']),
    startsAt: z.string(),
    reopenedAt: internal(z.string()),
    answerBy: z.string(),
  }),
};

/** One side says that the other isn't there, and the other says that it is. */
export const absenceSaid = [
  'NoShowReported',
  'NoShowAnswered',
] as const satisfies readonly (keyof typeof bookingNoShowEvents)[];

/** The booking's status after it. */
export const noShowLeadsTo = { BookingReopened: 'pending' } as const;
/** Its worker can't come: it is open to the others. */
export const jobReopened = ['BookingReopened'] as const satisfies readonly (keyof typeof bookingNoShowEvents)[];
/** Whether a no-show counts is decided. */
export const noShowDecided = ['NoShowSettled'] as const satisfies readonly (keyof typeof bookingNoShowEvents)[];
