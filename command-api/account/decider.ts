import { type AccountState, foldAccount, noAccount } from '#contracts/account/account-fold.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling/decider.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { AccountCommand } from './commands.ts';
import { confirmContactChange, undoContactChange, withdrawContactChange } from './decide-contact-change.ts';
import { changeAccount } from './decide-profile.ts';
import { registerAccount, signIn, signOut, verifyContact } from './decide-registration.ts';
import { changeRole, reinstateAccount, suspendAccount } from './decide-suspension.ts';

export const accountDecider: Decider<AccountState, AccountCommand, AccountEvent, Refusal> = {
  initialState: noAccount,
  evolve: foldAccount,
  decide,
};

function decide(command: AccountCommand, state: AccountState): Decision<AccountEvent> {
  switch (command.type) {
    case 'RegisterAccount':
      return registerAccount(command.data, state);
    case 'SignIn':
      return signIn(command.data, state);
    case 'SignOut':
      return signOut(command.data, state);
    case 'VerifyContact':
      return verifyContact(command.data, state);
    case 'ChangeAccount':
      return changeAccount(command.data, state);
    case 'WithdrawContactChange':
      return withdrawContactChange(command.data, state);
    case 'ConfirmContactChange':
      return confirmContactChange(command.data, state);
    case 'UndoContactChange':
      return undoContactChange(command.data, state);
    case 'SuspendAccount':
      return suspendAccount(command.data, state);
    case 'ReinstateAccount':
      return reinstateAccount(state);
    case 'ChangeRole':
      return changeRole(command.data, state);
  }
}
