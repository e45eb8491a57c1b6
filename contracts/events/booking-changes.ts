import * as z from 'zod/mini';
import { bookingPartiesWithWorker } from '../fields.ts';
import { internal, personal, published } from './marks.ts';

const newTime = {
  ...bookingPartiesWithWorker,
  proposalId: z.string(),
  /** The side that proposed, accepted, declined or withdrew it. */
  by: z.enum(['client', 'worker']),
  /** The job's time before this. */
  before: z.object({ startsAt: z.string(), endsAt: z.string() }),
  /** The proposed time. */
  startsAt: z.string(),
  endsAt: z.string(),
};

/** Last instant of free cancellation after the move. Absent before 2026-11-28. */
const freeUntil = internal(z.optional(z.string()));

const extra = {
  ...bookingPartiesWithWorker,
  extraId: z.string(),
  amountCentavos: z.int(),
  reason: personal(z.string()),
  /** Agreed price plus all approved extras, after this. */
  totalCentavos: z.int(),
};

/** Changes to an accepted job by its two sides: its time and additional work. Part of a booking's stream. */
export const bookingChangeEvents = {
  RescheduleProposed: published('One side proposed another time.', { ...newTime, freeUntil }),
  RescheduleAccepted: published('The other side accepted the proposed time.', { ...newTime, freeUntil }),
  RescheduleDeclined: published('The other side declined the proposed time.', newTime),
  RescheduleWithdrawn: published('The proposing side withdrew the proposed time.', newTime),
  ExtraProposed: published('The worker proposed an extra; `totalCentavos` is the total approved so far.', extra),
  ExtraApproved: published('The client approved the extra.', extra),
  ExtraRefused: published('The client refused the extra.', extra),
};

/** The job has another time. */
export const timeChanged = ['RescheduleAccepted'] as const satisfies readonly (keyof typeof bookingChangeEvents)[];
