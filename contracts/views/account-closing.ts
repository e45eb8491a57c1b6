import * as z from 'zod/mini';
import { BookingStatusSchema } from './booking.ts';

/** What must end before an account can be closed. */
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
  /** Payments and refunds under way, and a worker's unpaid earnings; by booking code or payout Friday. */
  money: z.array(z.object({ kind: z.enum(['payment', 'refund', 'payout']), of: z.string(), amount: z.int() })),
  /** Open disputes of their jobs, including no-shows: their money needs a recipient. */
  disputes: z.array(z.object({ id: z.string(), code: z.string(), service: z.string() })),
  /** Two other admins must remove the admin role first. */
  isAdmin: z.boolean(),
  /** Proves to closeAccount that nothing prevented closing a moment ago; null while something does. */
  grant: z.nullable(z.string()),
});
export type Closing = z.infer<typeof Closing>;
