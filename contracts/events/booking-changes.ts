import * as z from 'zod/mini';
import { withWorker } from './booking-parties.ts';

const newTime = z.object({
  ...withWorker,
  proposalId: z.string(),
  /** Who proposed, accepted or declined it. */
  by: z.enum(['client', 'worker']),
  /** The time that the job had when this happened… */
  before: z.object({ startsAt: z.string(), endsAt: z.string() }),
  /** …and the new one that it is about. */
  startsAt: z.string(),
  endsAt: z.string(),
});

const extra = z.object({
  ...withWorker,
  extraId: z.string(),
  amountCentavos: z.int(),
  reason: z.string(),
  /** The agreed price and all approved extras, after this. */
  totalCentavos: z.int(),
});

/** What the two sides change about an accepted job: its time, and what is done beyond the price. Part of a booking's stream. */
export const bookingChangeEvents = {
  RescheduleProposed: newTime,
  RescheduleAccepted: newTime,
  RescheduleDeclined: newTime,
  ExtraProposed: extra,
  ExtraApproved: extra,
  ExtraRefused: extra,
};
