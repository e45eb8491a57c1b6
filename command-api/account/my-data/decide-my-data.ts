import type { AccountState } from '#contracts/account/account-fold.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../../command-handling/decision.ts';

/** Not idempotent: each copy of the data is recorded. */
export function takeOwnData(state: AccountState): Decision<AccountEvent> {
  return state.kind === 'none' ? refuse('not_found') : [{ type: 'OwnDataTaken', data: {} }];
}
