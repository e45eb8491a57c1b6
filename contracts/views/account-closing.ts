import * as z from 'zod/mini';
import { BookingStatusSchema } from './booking.ts';

/** What has to end before an account can be closed. */
export const Closing = z.object({
  bookings: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      service: z.string(),
      status: BookingStatusSchema,
      startsAt: z.string(),
    }),
  ),
  /** Payments and refunds that are under way, and of a worker, what has not been paid out yet; codes of bookings, Fridays of payouts. */
  money: z.array(z.object({ kind: z.enum(['payment', 'refund', 'payout']), of: z.string(), amount: z.int() })),
  /** What staff have yet to decide about their jobs, no-shows too: its money needs somebody to go to. */
  disputes: z.array(z.object({ id: z.string(), code: z.string(), service: z.string() })),
  /** An admin is removed as one first, by two others. */
  isAdmin: z.boolean(),
  /** Shows to closeAccount that nothing stood in the way a moment ago; null while something does. */
  grant: z.nullable(z.string()),
});
export type Closing = z.infer<typeof Closing>;
