import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { safetyOutcomes, safetyReasons, safetyPlaces } from '../dispute/safety-reasons.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

const BECAUSE = 'reports about behaviour';

const side = z.enum(['client', 'worker']);

/** The `safety-{reportId}` stream: a report about another person's behaviour. */
export const safetyEvents = {
  SafetyReported: unpublished(BECAUSE, {
    reportId: z.string(),
    reporter: Person,
    reported: Person,
    about: z.enum(safetyReasons),
    /** The screen from which it was reported. */
    from: z.enum(safetyPlaces),
    bookingId: z.nullable(z.string()),
    text: personal(z.string()),
    /** Ids of private files. */
    pictures: personal(z.optional(z.array(z.string()))),
    /** Roles at that time; unknown for older reports. */
    reporterAs: z.optional(side),
    reportedAt: z.string(),
  }),
  SafetyReportClosed: unpublished(BECAUSE, {
    reportId: z.string(),
    reporterId: z.string(),
    reportedId: z.string(),
    outcome: z.enum(safetyOutcomes),
    reason: personal(z.string()),
    /** Text of a warning for the reported person. */
    warning: personal(z.optional(z.string())),
    reporterAs: z.optional(side),
    reportedAs: z.optional(side),
    closedBy: Person,
    closedAt: z.string(),
  }),
};
export type SafetyEvent = EventOf<typeof safetyEvents>;

/** A person reported another. */
export const safetyReported = 'SafetyReported' satisfies SafetyEvent['type'];
/** Staff closed a report. */
export const safetyClosed = 'SafetyReportClosed' satisfies SafetyEvent['type'];
