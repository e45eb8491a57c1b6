import type { BugEvent, BugPriority, BugStatus } from '../events/support-bugs.ts';
import type { DataOf } from '../events/registry.ts';

export type Bug = DataOf<'BugReported'> & { status: BugStatus; priority: BugPriority; isDeleted: boolean };
export type BugState = { status: 'none' } | Bug;

export const noBug: BugState = { status: 'none' };

/** Folds a bug report's events, for the decider and the lists. */
export function foldBug(state: BugState, event: BugEvent): BugState {
  if (event.type === 'BugReported') return { ...event.data, status: 'open', priority: 'medium', isDeleted: false };
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'BugTriaged':
      return { ...state, status: event.data.status, priority: event.data.priority };
    case 'BugDeleted':
      return { ...state, isDeleted: true };
  }
}
