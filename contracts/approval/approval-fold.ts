import type { ApprovalEvent } from '../events/approval.ts';
import type { DataOf } from '../events/registry.ts';
import type { Person } from '../account/person.ts';

/** `by`: the admin who decided; null when withdrawn or expired. `reason`: of a refusal. */
type Ended = {
  status: 'granted' | 'refused' | 'withdrawn' | 'expired';
  decision: { by: Person | null; reason: string | null };
};

export type Approval = DataOf<'ApprovalRequested'> & ({ status: 'open'; decision: null } | Ended);
export type ApprovalState = { status: 'none' } | Approval;

export const noApproval: ApprovalState = { status: 'none' };

/** Folds an approval's events, for the decider and the list of open approvals. */
export function foldApproval(state: ApprovalState, event: ApprovalEvent): ApprovalState {
  if (event.type === 'ApprovalRequested') return { ...event.data, status: 'open', decision: null };
  return state.status === 'none' ? state : { ...state, ...outcomeOf(event) };
}

function outcomeOf({ type, data }: Exclude<ApprovalEvent, { type: 'ApprovalRequested' }>): Ended {
  switch (type) {
    case 'ApprovalGranted':
      return { status: 'granted', decision: { by: data.grantedBy, reason: null } };
    case 'ApprovalRefused':
      return { status: 'refused', decision: { by: data.refusedBy, reason: data.reason } };
    case 'ApprovalWithdrawn':
      return {
        status: data.because === 'expired' ? 'expired' : 'withdrawn',
        decision: { by: null, reason: null },
      };
  }
}
