import * as z from 'zod/mini';

/**
 * One event that concerns this person. `details` holds what the words are made of, so that a screen can say them in the
 * reader's language.
 */
export const Notification = z.object({
  id: z.string(),
  type: z.string(),
  /** What news it is to them: its type, or one of several that the type may be. */
  kind: z.string(),
  /** Bad news, which stands out. */
  alarming: z.boolean(),
  /** A booking came to nothing by it, and its client may ask the others. */
  cameToNothing: z.boolean(),
  at: z.string(),
  position: z.int(),
  bookingId: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  details: z.record(z.string(), z.unknown()),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;
