import * as z from 'zod/mini';
import { AuditRow } from './platform-audit.ts';

/**
 * One event that concerns this person. `details` holds what the words are made of, so that a screen can say them in the
 * reader's language.
 */
export const Notification = z.object({
  id: z.string(),
  type: z.string(),
  /** What news it is to them: its type, or one of several that the type may be. */
  kind: z.string(),
  /** As its icon is coloured; bad news stands out. */
  tone: AuditRow.shape.tone,
  /** A booking came to nothing by it, and its client may ask the others. */
  cameToNothing: z.boolean(),
  at: z.string(),
  position: z.int(),
  bookingId: z.nullable(z.string()),
  /** What people call the job that it is about: its service, and who is on the other side. */
  job: z.nullable(z.object({ service: z.string(), person: z.nullable(z.string()) })),
  title: z.string(),
  text: z.string(),
  details: z.record(z.string(), z.unknown()),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;
