import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { BugPriority, BugStatus } from '../events/support-bugs.ts';
import { UserType } from '../roles.ts';
import type { Bug as Folded } from '../support/bug-fold.ts';

/** An answer by staff, as the reporter sees it. */
export const BugStep = z.object({ at: z.string(), status: BugStatus, note: z.nullable(z.string()) });
export type BugStep = z.infer<typeof BugStep>;

const common = {
  id: z.string(),
  reportedAt: z.string(),
  page: z.nullable(z.string()),
  device: z.nullable(z.string()),
  whatHappened: z.string(),
  status: BugStatus,
  /** Oldest first. */
  steps: z.array(BugStep),
};

/** A report as its reporter sees it. */
export const OwnBug = z.object({ ...common, /** File names. */ pictures: z.array(z.string()) });
export type OwnBug = z.infer<typeof OwnBug>;

/** A report as staff see it. */
export const Bug = z.object({
  ...common,
  pictures: z.array(z.object({ id: z.string(), name: z.string(), contentType: z.string(), sizeBytes: z.int() })),
  reporter: Person,
  role: UserType,
  priority: BugPriority,
  /** Time of the report, or of the latest action by staff. */
  changedAt: z.string(),
});
export type Bug = z.infer<typeof Bug>;

/** A report with the times of its steps. */
export type ReportedBug = { bug: Folded; reportedAt: string; changedAt: string; steps: readonly BugStep[] };

export function ownBugView(reported: ReportedBug): OwnBug {
  return { ...commonOf(reported), pictures: reported.bug.pictures.map(({ name }) => name) };
}

export function bugView(reported: ReportedBug): Bug {
  const { reporter, role, priority, pictures } = reported.bug;
  return {
    ...commonOf(reported),
    pictures: pictures.map(({ pictureId, ...picture }) => ({ id: pictureId, ...picture })),
    reporter,
    role,
    priority,
    changedAt: reported.changedAt,
  };
}

function commonOf({ bug: { bugId, page, device, whatHappened, status }, reportedAt, steps }: ReportedBug) {
  return { id: bugId, reportedAt, page, device, whatHappened, status, steps: [...steps] };
}
