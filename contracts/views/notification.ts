import * as z from 'zod/mini';
import { AuditRow } from './platform-audit.ts';

/**
 * One event for this person. `details` has the values of the text, so that screens can compose it in the reader's
 * language.
 */
export const Notification = z.object({
  id: z.string(),
  type: z.string(),
  /** Kind of news: the event type, or one of several kinds of that type. */
  kind: z.string(),
  /** Colour of its icon; bad news stands out. */
  tone: AuditRow.shape.tone,
  /** The booking ended without a job, and its client may ask other workers. */
  cameToNothing: z.boolean(),
  at: z.string(),
  position: z.int(),
  bookingId: z.nullable(z.string()),
  /** The job for display: its service and the other side. */
  job: z.nullable(z.object({ service: z.string(), person: z.nullable(z.string()) })),
  title: z.string(),
  text: z.string(),
  details: z.record(z.string(), z.unknown()),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;
