import { type BugEvent, type BugPriority, type BugStatus, bugEvents } from '#contracts/events/support-bugs.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { foldBug, noBug } from '#contracts/support/bug-fold.ts';
import type { BugStep, ReportedBug } from '#contracts/views/support-bugs.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** Reported bugs; those that staff deleted are removed. By bug id. */
export type BugDocument = ReportedBug & { status: BugStatus; priority: BugPriority; reporterId: string };

type BugEventRecorded = Recorded<BugEvent['type']>;

export const bugs = defineReadModel<BugDocument>({
  name: 'bugs',
  version: 1,
  fields: ['status', 'priority', 'reporterId', 'reportedAt'],
  on: { ...onEach<BugEvent['type'], BugDocument>(typesOf(bugEvents), { ids, apply: documentOf }) },
});

function ids({ data }: BugEventRecorded): string {
  return data.bugId;
}

function documentOf(document: BugDocument | undefined, event: BugEventRecorded): BugDocument | null | undefined {
  const bug = foldBug(document?.bug ?? noBug, event);
  if (bug.status === 'none') return undefined;
  if (bug.isDeleted) return null;
  const { status, priority } = bug;
  return {
    bug,
    status,
    priority,
    reporterId: bug.reporter.accountId,
    reportedAt: document?.reportedAt ?? event.recordedAt,
    changedAt: event.recordedAt,
    steps: [...(document?.steps ?? []), ...stepOf(event)],
  };
}

/** Steps that the reporter sees; only staff see the priority. */
function stepOf({ type, data, recordedAt }: BugEventRecorded): BugStep[] {
  if (type !== 'BugTriaged' || (data.status === data.before.status && data.note === null)) return [];
  return [{ at: recordedAt, status: data.status, note: data.note }];
}
