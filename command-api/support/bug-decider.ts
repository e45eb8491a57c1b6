import type { BugEvent } from '#contracts/events/support-bugs.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import { type Bug, type BugState, foldBug, noBug } from '#contracts/support/bug-fold.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { BugCommand, TriageBug } from './bug-commands.ts';

type Decided = Decision<BugEvent>;

export const bugDecider: Decider<BugState, BugCommand, BugEvent, Refusal> = {
  initialState: noBug,
  evolve: foldBug,
  decide,
};

/** Any status may follow any other, since a fixed bug may return. Deletion is final. */
function decide({ type, data }: BugCommand, state: BugState): Decided {
  if (type === 'ReportBug') return state.status === 'none' ? [{ type: 'BugReported', data }] : [];
  if (state.status === 'none') return refuse('not_found');
  if (type === 'DeleteBug')
    return state.isDeleted ? [] : [{ type: 'BugDeleted', data: { ...reportedOf(state), ...data } }];
  return state.isDeleted ? refuse('not_found') : triage(data, state);
}

/** No event without a change or a note. */
function triage({ status, priority, note }: TriageBug, state: Bug): Decided {
  const before = { status: state.status, priority: state.priority };
  const after = { status: status ?? before.status, priority: priority ?? before.priority };
  if (note === undefined && after.status === before.status && after.priority === before.priority) return [];
  return [{ type: 'BugTriaged', data: { ...reportedOf(state), ...after, before, note: note ?? null } }];
}

function reportedOf({ bugId, reporter, role }: Bug) {
  return { bugId, reporter, role };
}
