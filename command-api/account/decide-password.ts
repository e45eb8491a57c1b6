import type { AccountState } from '#contracts/account/account-fold.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { CommandData } from './commands.ts';
import { isOver } from './decide-proven-in.ts';

/** That there is another password. What it is, only the secret store knows; who may set it, the handlers have asked. */
export function changePassword(
  { cause, provenIn }: CommandData<'ChangePassword'>,
  state: AccountState,
): Decision<AccountEvent> {
  if (state.kind === 'none') return refuse('not_found');
  // Whether a link still counts is for the handler to look at anew.
  if (isOver(provenIn, state)) return refuse(cause === 'reset' ? 'conflict' : 'unauthenticated');
  return [{ type: 'PasswordChanged', data: { cause } }];
}
