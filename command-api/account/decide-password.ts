import type { AccountState } from '#contracts/account/account-fold.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { CommandData } from './commands.ts';
import { isProofOutdated } from './decide-proven-in.ts';

/** Records a password change. The secret store has the hash; the handlers have authorised the caller. */
export function changePassword(
  { cause, provenIn }: CommandData<'ChangePassword'>,
  state: AccountState,
): Decision<AccountEvent> {
  if (state.kind === 'none') return refuse('not_found');
  // `conflict` makes the handler check again whether the link is valid.
  if (isProofOutdated(provenIn, state)) return refuse(cause === 'reset' ? 'conflict' : 'unauthenticated');
  return [{ type: 'PasswordChanged', data: { cause } }];
}
