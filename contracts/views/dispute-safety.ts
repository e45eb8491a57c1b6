import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { safetyOutcomes, safetyReasons, safetyPlaces } from '../dispute/safety-reasons.ts';

/** A report about a person's behaviour, for staff. */
export const SafetyReport = z.object({
  id: z.string(),
  reporter: Person,
  reported: Person,
  /** A suspension would pass their upcoming jobs to others. */
  reportedWorks: z.boolean(),
  about: z.enum(safetyReasons),
  from: z.enum(safetyPlaces),
  bookingId: z.nullable(z.string()),
  text: z.string(),
  /** With URLs that are valid for a quarter of an hour. */
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
  reportedAt: z.string(),
  closing: z.nullable(
    z.object({
      outcome: z.enum(safetyOutcomes),
      reason: z.string(),
      warning: z.nullable(z.string()),
      closedBy: Person,
      closedAt: z.string(),
    }),
  ),
});
export type SafetyReport = z.infer<typeof SafetyReport>;
