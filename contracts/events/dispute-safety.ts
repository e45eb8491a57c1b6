import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { safetyOutcomes, safetyReasons, safetyPlaces } from '../dispute/safety-reasons.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

const BECAUSE = 'who is afraid of whom, and what staff did about it';

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
    reportedAt: z.string(),
  }),
  SafetyReportClosed: unpublished(BECAUSE, {
    reportId: z.string(),
    reporterId: z.string(),
    reportedId: z.string(),
    outcome: z.enum(safetyOutcomes),
    reason: personal(z.string()),
    closedBy: Person,
    closedAt: z.string(),
  }),
};
export type SafetyEvent = EventOf<typeof safetyEvents>;
