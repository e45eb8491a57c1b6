import type { AccountState } from '#contracts/account/account-fold.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../../command-handling/decision.ts';

type Decided = Decision<AccountEvent>;

/** Period in which the person can reopen a closed account (docs/decisions/closing-an-account.md). */
const REOPEN_MS = 30 * DAY_MS;

/** The handler has checked that no booking or payment is open. An admin must first be removed by two other admins. */
export function closeAccount({ now }: { now: string }, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.userType === 'admin') return refuse('closing_blocked');
  if (state.closure !== null) return [];
  const reopenUntil = new Date(Date.parse(now) + REOPEN_MS).toISOString();
  return [{ type: 'AccountClosed', data: { workerId: state.workerId, reopenUntil } }];
}

export function completeClosure({ now }: { now: string }, state: AccountState): Decided {
  if (state.kind === 'none' || state.closure === null || state.closure.isFinal) return [];
  return Date.parse(now) < Date.parse(state.closure.reopenUntil) ? [] : [{ type: 'AccountClosureCompleted', data: {} }];
}
