import * as z from 'zod/mini';
import { bookingStatuses } from '../booking/lifecycle.ts';
import { idParams } from './params.ts';

/** What every booking command answers with: enough to read the booking again with Suki-After. */
export const BookingChanged = z.object({
  id: z.string(),
  bookingId: z.string(),
  status: z.enum(bookingStatuses),
  revision: z.int(),
  /** Nothing is done yet: it gives up more than one admin may alone, and waits for a second one. */
  approval: z.optional(z.object({ id: z.string() })),
});
export type BookingChanged = z.infer<typeof BookingChanged>;

export const onBooking = { params: idParams, answer: BookingChanged } as const;
/** `stale`: If-Match named another revision than the booking's. */
export const refusals = ['not_found', 'not_allowed_now', 'conflict', 'stale'] as const;
