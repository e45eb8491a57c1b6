import * as z from 'zod/mini';
import { bookingStatuses } from '../booking/lifecycle.ts';
import { idParams } from './params.ts';

/** Answer of every booking command: enough to read the booking again with Suki-After. */
export const BookingChanged = z.object({
  id: z.string(),
  bookingId: z.string(),
  status: z.enum(bookingStatuses),
  revision: z.int(),
  /** Not done yet: exceeds what one admin may waive, and waits for a second admin. */
  approval: z.optional(z.object({ id: z.string() })),
});
export type BookingChanged = z.infer<typeof BookingChanged>;

export const onBooking = { params: idParams, answer: BookingChanged } as const;
/** `stale`: If-Match named an earlier revision. */
export const refusals = ['not_found', 'not_allowed_now', 'conflict', 'stale'] as const;
