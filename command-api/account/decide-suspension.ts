import type { Account, AccountState } from '#contracts/account/account-fold.ts';
import { staffRoleOf } from '#contracts/account/staff-permissions.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ChangeRole, EndSessions, SuspendAccount } from './commands.ts';

/**
 * Decisions of admins about access. Admins cannot suspend or demote themselves. Making or removing an admin needs two admins
 * (docs/decisions/second-admin.md).
 */

type Decided = Decision<AccountEvent>;

/** Suspending a worker with open jobs needs two admins, except for safety reasons. */
export function suspendAccount(command: SuspendAccount, state: AccountState): Decided {
  const { reason, by, openJobs, cause, approvalId } = command;
  if (state.kind === 'none') return refuse('not_found');
  if (state.accountId === by) return refuse('not_allowed_now', 'You can’t suspend yourself.');
  if (state.suspension !== null) return [];
  if (openJobs > 0 && approvalId === undefined && cause !== 'safety') return refuse('second_admin_needed');
  const why = { ...(cause && { cause }), ...(approvalId !== undefined && { approvalId }) };
  return [{ type: 'AccountSuspended', data: { reason, workerId: state.workerId, ...why } }];
}

export function reinstateAccount(state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  return state.suspension === null ? [] : [{ type: 'AccountReinstated', data: { workerId: state.workerId } }];
}

/** The person may sign in again at once. */
export function endSessions({ reason, by }: EndSessions, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.accountId === by) return refuse('not_allowed_now', 'Your own devices are in your settings.');
  return [{ type: 'SessionsEnded', data: { reason } }];
}

export function changeRole(change: ChangeRole, state: AccountState): Decided {
  const { userType, newWorkerId, approvalId } = change;
  const staffRole = staffRoleOf(change);
  if (state.kind === 'none') return refuse('not_found');
  if (state.userType === userType && state.staffRole === staffRole) return [];
  const refusal = noNewRole(change, state);
  if (refusal) return refusal;
  const workerId = userType === 'worker' ? (state.lastWorkerId ?? newWorkerId) : null;
  const changed = { userType, workerId, formerWorkerId: state.workerId };
  const more = { ...(staffRole !== null && { staffRole }), ...(approvalId !== undefined && { approvalId }) };
  return [{ type: 'RoleChanged', data: { ...changed, ...more } }];
}

function noNewRole(
  { userType, by, approvalId, openJobs }: ChangeRole,
  { accountId, userType: former }: Account,
): Refusal | null {
  if (accountId === by) return refuse('not_allowed_now', 'You can’t change your own role.');
  const takesTwo = userType === 'admin' || former === 'admin';
  if (takesTwo && approvalId === undefined) return refuse('second_admin_needed');
  // The jobs would have no worker. A suspension reopens them, but needs two admins.
  return userType !== 'worker' && openJobs > 0 ? refuse('has_open_jobs', undefined, { openJobs }) : null;
}
