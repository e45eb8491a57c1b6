import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { safetyOutcomes, safetyReasons, safetyPlaces } from '../dispute/safety-reasons.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

const BECAUSE = 'who is afraid of whom, and what staff did about it';

const side = z.enum(['client', 'worker']);

/** The `safety-{reportId}` stream: somebody doesn't feel safe with somebody else. */
export const safetyEvents = {
  SafetyReported: unpublished(BECAUSE, {
    reportId: z.string(),
    reporter: Person,
    reported: Person,
    about: z.enum(safetyReasons),
    /** Where they were when they said so. */
    from: z.enum(safetyPlaces),
    bookingId: z.nullable(z.string()),
    text: personal(z.string()),
    /** By the ids of private files. */
    pictures: personal(z.optional(z.array(z.string()))),
    /** What they were by then; of older reports unknown. */
    reporterAs: z.optional(side),
    reportedAt: z.string(),
  }),
  SafetyReportClosed: unpublished(BECAUSE, {
    reportId: z.string(),
    reporterId: z.string(),
    reportedId: z.string(),
    outcome: z.enum(safetyOutcomes),
    reason: personal(z.string()),
    /** What whoever was reported reads, where they were warned. */
    warning: personal(z.optional(z.string())),
    reporterAs: z.optional(side),
    reportedAs: z.optional(side),
    closedBy: Person,
    closedAt: z.string(),
  }),
};
export type SafetyEvent = EventOf<typeof safetyEvents>;

/** Somebody doesn't feel safe… */
export const safetyReported = 'SafetyReported' satisfies SafetyEvent['type'];
/** …and staff have done something about it. */
export const safetyClosed = 'SafetyReportClosed' satisfies SafetyEvent['type'];
