import type {
  AddedSecondFactor,
  ContactKind,
  ContactProof,
  PasswordCause,
  Registration,
  SecondFactorKind,
  SignIn,
  staffWrote,
} from '#contracts/events/account.ts';
import type { ListView } from '#contracts/account/list-views.ts';
import type { NotificationChoice } from '#contracts/account/notification-choice.ts';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Account } from '#contracts/account/account-fold.ts';
import type { Language, PaymentMethod, UserType } from '#contracts/roles.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

/** `now`: an ISO 8601 instant. `by`: the account id of the admin who asks. */
export type AccountCommand =
  | Command<'RegisterAccount', RegisterAccount>
  | Command<'RegisterByCloud', RegisterByCloud>
  | Command<'LinkCloudSignIn', DataOf<'CloudSignInLinked'> & Proven>
  | Command<'UnlinkCloudSignIn', Pick<DataOf<'CloudSignInUnlinked'>, 'provider'> & Proven>
  | Command<'AddPasskey', DataOf<'PasskeyAdded'> & Proven>
  | Command<'RenamePasskey', DataOf<'PasskeyRenamed'>>
  | Command<'RemovePasskey', { passkeyId: string; mustKeepOne: boolean } & Proven>
  | Command<'SignIn', SignIn & Proven>
  | Command<'SignOut', SignOut>
  | Command<'EndSessions', EndSessions>
  | Command<'VerifyContact', { kind: ContactKind; value: string }>
  | Command<'ReleasePhone', DataOf<'PhoneReleased'>>
  | Command<'ConfirmPhone', DataOf<'PhoneConfirmed'>>
  | Command<'ChangeAccount', ChangeAccount>
  | Command<'WithdrawContactChange', DataOf<'ContactChangeWithdrawn'> & { now: string }>
  | Command<'ConfirmContactChange', ConfirmContactChange>
  | Command<'UndoContactChange', { changeId: string; now: string }>
  | Command<'SuspendAccount', SuspendAccount>
  | Command<'ReinstateAccount', null>
  | Command<'TakeOwnData', null>
  | Command<'AddStaffNote', DataOf<typeof staffWrote>>
  | Command<'SaveListView', ListView>
  | Command<'DeleteListView', { viewId: string }>
  | Command<'CloseAccount', { now: string }>
  | Command<'CompleteClosure', { now: string }>
  | Command<'ChangeRole', ChangeRole>
  | Command<'AddSecondFactor', AddedSecondFactor & Proven>
  | Command<'RemoveSecondFactor', RemoveSecondFactor>
  | Command<'ResetSecondFactor', ResetSecondFactor>
  | Command<'RenewRecoveryCodes', DataOf<'RecoveryCodesRenewed'> & Proven>
  | Command<'SpendRecoveryCode', DataOf<'RecoveryCodeUsed'>>
  | Command<'ChangePassword', { cause: PasswordCause } & Proven>;

/**
 * The era of the account, and the session, in which somebody showed who they are. What ends that has ended this, too, however
 * long it waited for a password's hash meanwhile: it is decided as if it had come afterwards. Unsaid, nothing can have come between.
 */
export type ProvenIn = { era?: number | undefined; sessionId?: string | undefined };
type Proven = { provenIn?: ProvenIn | undefined };

/** `cause`: unsaid, the person signs out in that very session. */
export type SignOut = { sessionId: string; cause?: DataOf<'SignedOut'>['cause'] };

/** All of them at once. */
export type EndSessions = { reason: string; by: string };

/** `proves`: what they have shown to be theirs by a code, unsaid nothing. */
export type RegisterAccount = {
  facts: Registration;
  by: 'themselves' | 'platform';
  proves?: ContactKind | null | undefined;
};

/** `emailProven`: whom they signed in with has seen that the address is theirs. */
export type RegisterByCloud = {
  facts: Registration;
  emailProven: boolean;
  link: Omit<DataOf<'CloudSignInLinked'>, 'because'>;
};

/** What people change about themselves. Events carry the whole resulting value, also of a partial change. */
export type ProfileChanges = Partial<Pick<Account, 'firstName' | 'lastName' | 'location' | 'avatar'>> & {
  language?: Language | undefined;
  defaultPaymentMethod?: PaymentMethod | undefined;
  /** What is left out stays as it is. */
  notifications?: Partial<NotificationChoice> | undefined;
};

/** A new email or phone is only wanted by this, and claims nothing yet. */
export type ChangeAccount = ProfileChanges & { email?: string | undefined; phone?: string | undefined; now: string };

export type ConfirmContactChange = {
  kind: ContactKind;
  value: string;
  changeId: string;
  proof: ContactProof;
  now: string;
} & Proven;

/** `openJobs`: how many jobs of theirs people count on. `approvalId`: what a second admin agreed on. */
export type SuspendAccount = {
  reason: string;
  by: string;
  openJobs: number;
  cause?: 'safety' | undefined;
  approvalId?: string | undefined;
};

/**
 * `newWorkerId` is taken when someone works for the first time; who worked before gets their own back. `approvalId`: what a
 * second admin agreed on.
 */
/** `staffRole`: of who is to be an admin; unsaid: an owner. */
export type ChangeRole = {
  userType: UserType;
  staffRole?: StaffRole | undefined;
  newWorkerId: string;
  by: string;
  approvalId?: string | undefined;
  /** The jobs that they have taken and that aren’t over. */
  openJobs: number;
};

/** `mustKeepOne`: this person may not sign in without any. */
export type RemoveSecondFactor = { kind: SecondFactorKind; mustKeepOne: boolean } & Proven;

/** `approvalId`: what a second admin agreed on. */
export type ResetSecondFactor = { reason: string; by: string; approvalId?: string | undefined };

/** What a command carries, by its type. */
export type CommandData<Type extends AccountCommand['type']> = Extract<AccountCommand, { type: Type }>['data'];
