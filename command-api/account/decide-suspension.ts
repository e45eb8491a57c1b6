import type { AccountEvent } from '#contracts/events/account.ts';
import { refuse } from '#contracts/refusal.ts';
import type { UserType } from '#contracts/roles.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { AccountState } from './decider.ts';

/** What admins decide about a person's access. Nobody locks themselves out: an admin can't suspend or demote themselves. */

type Decided = Decision<AccountEvent>;
/** `by`: account id of the admin who asks. */
type ByAdmin = { by: string };

export function suspendAccount({ reason, by }: ByAdmin & { reason: string }, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.accountId === by) return refuse('not_allowed_now', 'You can not suspend yourself.');
  if (state.standing.status === 'suspended') return [];
  return [{ type: 'AccountSuspended', data: { reason, workerId: state.workerId } }];
}

export function reinstateAccount(state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  return state.standing.status === 'active' ? [] : [{ type: 'AccountReinstated', data: { workerId: state.workerId } }];
}

/** `newWorkerId` is taken when someone works for the first time; who worked before gets their own back. */
export function changeRole(
  { userType, newWorkerId, by }: ByAdmin & { userType: UserType; newWorkerId: string },
  state: AccountState,
): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.userType === userType) return [];
  if (state.accountId === by) return refuse('not_allowed_now', 'You can not change your own role.');
  const workerId = userType === 'worker' ? (state.lastWorkerId ?? newWorkerId) : null;
  return [{ type: 'RoleChanged', data: { userType, workerId, formerWorkerId: state.workerId } }];
}
