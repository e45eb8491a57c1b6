import type { AccountState } from '#contracts/account/account-fold.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { CommandData } from './commands.ts';

/** That there is another password. What it is, only the secret store knows; who may set it, the handlers have asked. */
export function changePassword({ cause }: CommandData<'ChangePassword'>, state: AccountState): Decision<AccountEvent> {
  return state.kind === 'none' ? refuse('not_found') : [{ type: 'PasswordChanged', data: { cause } }];
}
