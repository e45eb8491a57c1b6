import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { UserType } from '../roles.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

export const bugStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
export const BugStatus = z.enum(bugStatuses);
export type BugStatus = z.infer<typeof BugStatus>;

/** The most urgent last. */
export const bugPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export const BugPriority = z.enum(bugPriorities);
export type BugPriority = z.infer<typeof BugPriority>;

/** A picture of somebody's screen: private, so that its id opens nothing (docs/decisions/private-documents.md). */
export const BugPicture = z.object({
  pictureId: z.string(),
  name: personal(z.string()),
  contentType: z.string(),
  sizeBytes: z.int(),
});
export type BugPicture = z.infer<typeof BugPicture>;

/** What every event of a report says again: whose it is, and on which side of Suki they are. */
const reported = { bugId: z.string(), reporter: Person, role: UserType };
const BECAUSE = 'what people tell the staff, and what becomes of it';

/** The `bug-{id}` stream: something in the app that doesn't work, as a person tells it. */
export const bugEvents = {
  BugReported: unpublished(BECAUSE, {
    ...reported,
    /** The path of the screen that it is about, without what follows a `?`; null if they took it away. */
    page: personal(z.nullable(z.string())),
    /** Browser, system and size of the screen; null if they took it away. */
    device: personal(z.nullable(z.string())),
    whatHappened: personal(z.string()),
    pictures: z.array(BugPicture),
  }),
  /** How it stands now. `note`: what the reporter is told with it. */
  BugTriaged: unpublished(BECAUSE, {
    ...reported,
    status: BugStatus,
    priority: BugPriority,
    before: z.object({ status: BugStatus, priority: BugPriority }),
    note: personal(z.nullable(z.string())),
  }),
  /** No list shows it from then on. The reporter is told, with the reason if one was given. */
  BugDeleted: unpublished(BECAUSE, { ...reported, reason: personal(z.nullable(z.string())) }),
};
export type BugEvent = EventOf<typeof bugEvents>;

/** Staff did something about a report. */
export const bugAnswered = ['BugTriaged', 'BugDeleted'] as const satisfies readonly BugEvent['type'][];
