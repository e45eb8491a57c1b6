import * as z from 'zod/mini';
import { bookingPartiesWithWorker } from '../fields.ts';
import { internal, personal, published } from './marks.ts';

const Side = z.enum(['client', 'worker']);

/** No-shows, and jobs that are overdue or reopened. Part of a booking's stream. */
export const bookingNoShowEvents = {
  /**
   * One side reports the other absent. `answerBy`: a client without an answer by then owes the fee; null for a worker,
   * for whom the client waits as long as they like.
   */
  NoShowReported: published('One side (`by`) reported the other absent.', {
    ...bookingPartiesWithWorker,
    by: Side,
    startsAt: z.string(),
    reportedAt: z.string(),
    answerBy: z.nullable(z.string()),
    /** The other side has reported the opposite: staff decide, and silence costs nothing. Absent before 2026-11-28. */
    contradicts: z.optional(z.boolean()),
  }),
  /** The other side is there, or on the way. `by`: the side that says so. */
  NoShowAnswered: published('The other side (`by`) contradicted: present or on the way.', {
    ...bookingPartiesWithWorker,
    by: Side,
    message: personal(z.string()),
    answeredAt: z.string(),
  }),
  /** After a cancellation as a no-show, the side reported absent contradicts: an admin decides. */
  NoShowDisputed: published('The side reported absent (`by`) disputes the no-show.', {
    ...bookingPartiesWithWorker,
    by: Side,
    reason: personal(z.string()),
    disputedAt: z.string(),
  }),
  /** `waived`: the no-show does not count. `feeCentavos`: the client's fee afterwards. */
  NoShowSettled: published('An admin upheld the no-show, or waived it with its fee.', {
    ...bookingPartiesWithWorker,
    against: Side,
    outcome: z.enum(['upheld', 'waived']),
    reason: personal(z.string()),
    feeCentavos: z.int(),
  }),
  /** The job did not start or end in time: both sides are asked. `closesAt`: when it closes without an answer. */
  BookingOverdue: published('The job was not started or completed in time; it closes at `closesAt`.', {
    ...bookingPartiesWithWorker,
    stage: z.enum(['unstarted', 'unfinished']),
    closesAt: z.string(),
  }),
  /** Its worker cannot come: it is open to other workers at the same time and price. `workerId`: the former worker. */
  BookingReopened: published('The worker cannot come: the booking is open to other workers.', {
    ...bookingPartiesWithWorker,
    reason: z.enum(['worker_suspended']),
    startsAt: z.string(),
    reopenedAt: internal(z.string()),
    answerBy: z.string(),
  }),
};

/** One side reports the other absent, and the other contradicts. */
export const absenceReported = [
  'NoShowReported',
  'NoShowAnswered',
] as const satisfies readonly (keyof typeof bookingNoShowEvents)[];

/** Status of the booking after the event. */
export const noShowLeadsTo = { BookingReopened: 'pending' } as const;
/** Its worker cannot come: it is open to other workers. */
export const jobReopened = ['BookingReopened'] as const satisfies readonly (keyof typeof bookingNoShowEvents)[];
/** A no-show is upheld or waived. */
export const noShowDecided = ['NoShowSettled'] as const satisfies readonly (keyof typeof bookingNoShowEvents)[];
