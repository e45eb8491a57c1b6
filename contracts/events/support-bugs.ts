import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { UserType } from '../roles.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

export const bugStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
export const BugStatus = z.enum(bugStatuses);
export type BugStatus = z.infer<typeof BugStatus>;

/** In ascending order. */
export const bugPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export const BugPriority = z.enum(bugPriorities);
export type BugPriority = z.infer<typeof BugPriority>;

/** A screenshot: private, so its id alone gives no access (docs/decisions/private-documents.md). */
export const BugPicture = z.object({
  pictureId: z.string(),
  name: personal(z.string()),
  contentType: z.string(),
  sizeBytes: z.int(),
});
export type BugPicture = z.infer<typeof BugPicture>;

/** Repeated in every event of a report: the reporter and their role. */
const reported = { bugId: z.string(), reporter: Person, role: UserType };
const BECAUSE = 'contacts between users and staff';

/** The `bug-{id}` stream: a defect of the app, as reported by a user. */
export const bugEvents = {
  BugReported: unpublished(BECAUSE, {
    ...reported,
    /** Path of the affected screen, without the query string; null if the reporter removed it. */
    page: personal(z.nullable(z.string())),
    /** Browser, system and screen size; null if the reporter removed it. */
    device: personal(z.nullable(z.string())),
    whatHappened: personal(z.string()),
    pictures: z.array(BugPicture),
  }),
  /** Current status. `note`: text for the reporter. */
  BugTriaged: unpublished(BECAUSE, {
    ...reported,
    status: BugStatus,
    priority: BugPriority,
    before: z.object({ status: BugStatus, priority: BugPriority }),
    note: personal(z.nullable(z.string())),
  }),
  /** Removed from all lists. The reporter is notified, with the reason if there is one. */
  BugDeleted: unpublished(BECAUSE, { ...reported, reason: personal(z.nullable(z.string())) }),
};
export type BugEvent = EventOf<typeof bugEvents>;

/** Staff answered a report. */
export const bugAnswered = ['BugTriaged', 'BugDeleted'] as const satisfies readonly BugEvent['type'][];
