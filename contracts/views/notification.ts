import * as z from 'zod/mini';

/**
 * One event that concerns this person. `details` holds what the words are made of, so that a screen can say them in the
 * reader's language.
 */
export const Notification = z.object({
  id: z.string(),
  type: z.string(),
  at: z.string(),
  position: z.int(),
  bookingId: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  details: z.record(z.string(), z.unknown()),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;
