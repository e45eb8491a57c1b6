import * as z from 'zod/mini';
import { bookingPartiesWithWorker } from '../fields.ts';
import { internal, personal, published } from './marks.ts';

const newTime = {
  ...bookingPartiesWithWorker,
  proposalId: z.string(),
  /** Who proposed, accepted, declined or withdrew it. */
  by: z.enum(['client', 'worker']),
  /** The time that the job had when this happened… */
  before: z.object({ startsAt: z.string(), endsAt: z.string() }),
  /** …and the new one that it is about. */
  startsAt: z.string(),
  endsAt: z.string(),
};

/** The last instant at which cancelling is free after the move. Not in events from before 2026-11-28. */
const freeUntil = internal(z.optional(z.string()));

const extra = {
  ...bookingPartiesWithWorker,
  extraId: z.string(),
  amountCentavos: z.int(),
  reason: personal(z.string()),
  /** The agreed price and all approved extras, after this. */
  totalCentavos: z.int(),
};

/** What the two sides change about an accepted job: its time, and what is done beyond the price. Part of a booking's stream. */
export const bookingChangeEvents = {
  RescheduleProposed: published('One side would like another time.', { ...newTime, freeUntil }),
  RescheduleAccepted: published('The other side agreed to it.', { ...newTime, freeUntil }),
  RescheduleDeclined: published('The other side did not.', newTime),
  RescheduleWithdrawn: published('The side that would have liked it would not any more.', newTime),
  ExtraProposed: published(
    'The worker asks for more than the price; `totalCentavos` holds what is approved so far.',
    extra,
  ),
  ExtraApproved: published('The client pays it.', extra),
  ExtraRefused: published('The client does not.', extra),
};

/** The job has another time. */
export const timeChanged = ['RescheduleAccepted'] as const satisfies readonly (keyof typeof bookingChangeEvents)[];
