import { type AccountState, foldAccount, noAccount } from '#contracts/account/account-fold.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { AccountCommand, CommandData } from './commands.ts';
import { linkCloudSignIn, registerByCloud, unlinkCloudSignIn } from './decide-cloud-sign-in.ts';
import { confirmContactChange, undoContactChange, withdrawContactChange } from './decide-contact-change.ts';
import { addPasskey, removePasskey, renamePasskey } from './decide-passkeys.ts';
import { changePassword } from './decide-password.ts';
import { changeAccount } from './decide-profile.ts';
import { deleteListView, saveListView } from './list-views/decide-list-views.ts';
import { closeAccount, completeClosure } from './my-data/decide-closing.ts';
import { takeOwnData } from './my-data/decide-my-data.ts';
import { confirmPhone, registerAccount, releasePhone, signIn, signOut, verifyContact } from './decide-registration.ts';
import {
  addSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  spendRecoveryCode,
} from './decide-second-factor.ts';
import { addStaffNote } from './staff-notes/decide-staff-note.ts';
import { changeRole, endSessions, reinstateAccount, suspendAccount } from './decide-suspension.ts';

export const accountDecider: Decider<AccountState, AccountCommand, AccountEvent, Refusal> = {
  initialState: noAccount,
  evolve: foldAccount,
  decide,
};

const decisions: {
  readonly [Type in AccountCommand['type']]: (data: CommandData<Type>, state: AccountState) => Decision<AccountEvent>;
} = {
  RegisterAccount: registerAccount,
  RegisterByCloud: registerByCloud,
  LinkCloudSignIn: linkCloudSignIn,
  UnlinkCloudSignIn: unlinkCloudSignIn,
  AddPasskey: addPasskey,
  RenamePasskey: renamePasskey,
  RemovePasskey: removePasskey,
  SignIn: signIn,
  SignOut: signOut,
  EndSessions: endSessions,
  VerifyContact: verifyContact,
  ReleasePhone: releasePhone,
  ConfirmPhone: confirmPhone,
  ChangeAccount: changeAccount,
  WithdrawContactChange: withdrawContactChange,
  ConfirmContactChange: confirmContactChange,
  UndoContactChange: undoContactChange,
  SuspendAccount: suspendAccount,
  ReinstateAccount: (_nothing, state) => reinstateAccount(state),
  TakeOwnData: (_nothing, state) => takeOwnData(state),
  AddStaffNote: addStaffNote,
  SaveListView: saveListView,
  DeleteListView: deleteListView,
  CloseAccount: closeAccount,
  CompleteClosure: completeClosure,
  ChangeRole: changeRole,
  AddSecondFactor: addSecondFactor,
  RemoveSecondFactor: removeSecondFactor,
  ResetSecondFactor: resetSecondFactor,
  RenewRecoveryCodes: renewRecoveryCodes,
  SpendRecoveryCode: spendRecoveryCode,
  ChangePassword: changePassword,
};

function decide<Type extends AccountCommand['type']>(
  { type, data }: { type: Type; data: CommandData<Type> },
  state: AccountState,
): Decision<AccountEvent> {
  return decisions[type](data, state);
}
