import type {
  AddedSecondFactor,
  ContactKind,
  ContactProof,
  PasswordCause,
  Registration,
  SecondFactorKind,
  SignIn,
  staffNoteAdded,
} from '#contracts/events/account.ts';
import type { ListView } from '#contracts/account/list-views.ts';
import type { NotificationChoice } from '#contracts/account/notification-choice.ts';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Account } from '#contracts/account/account-fold.ts';
import type { Language, PaymentMethod, UserType } from '#contracts/roles.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

/** `now`: an ISO 8601 instant. `by`: account id of the acting admin. */
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
  | Command<'AddStaffNote', DataOf<typeof staffNoteAdded>>
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
 * Era and session in which the person authenticated. If either ends while the command waits, for example for a password hash,
 * the command is refused. Absent when nothing can happen in between.
 */
export type ProvenIn = { era?: number | undefined; sessionId?: string | undefined };
type Proven = { provenIn?: ProvenIn | undefined };

/** `cause`: absent when the person signs out in that session. */
export type SignOut = { sessionId: string; cause?: DataOf<'SignedOut'>['cause'] };

/** Ends all sessions of the account. */
export type EndSessions = { reason: string; by: string };

/** `proves`: the address proven by a code, if any. */
export type RegisterAccount = {
  facts: Registration;
  by: 'themselves' | 'platform';
  proves?: ContactKind | null | undefined;
};

/** `emailProven`: the cloud provider has verified the email. */
export type RegisterByCloud = {
  facts: Registration;
  emailProven: boolean;
  link: Omit<DataOf<'CloudSignInLinked'>, 'because'>;
};

/** Profile changes by the person. Events carry the whole resulting value, even of a partial change. */
export type ProfileChanges = Partial<Pick<Account, 'firstName' | 'lastName' | 'location' | 'avatar'>> & {
  language?: Language | undefined;
  defaultPaymentMethod?: PaymentMethod | undefined;
  /** Absent fields stay unchanged. */
  notifications?: Partial<NotificationChoice> | undefined;
};

/** A new email or phone is only requested by this; it is not claimed yet. */
export type ChangeAccount = ProfileChanges & { email?: string | undefined; phone?: string | undefined; now: string };

export type ConfirmContactChange = {
  kind: ContactKind;
  value: string;
  changeId: string;
  proof: ContactProof;
  now: string;
} & Proven;

/** `openJobs`: number of their accepted, unfinished jobs. `approvalId`: approval by a second admin. */
export type SuspendAccount = {
  reason: string;
  by: string;
  openJobs: number;
  cause?: 'safety' | undefined;
  approvalId?: string | undefined;
};

/**
 * `newWorkerId` is used when the person becomes a worker for the first time; a former worker keeps their id. `approvalId`:
 * approval by a second admin.
 */
/** `staffRole`: role of a new admin; default: owner. */
export type ChangeRole = {
  userType: UserType;
  staffRole?: StaffRole | undefined;
  newWorkerId: string;
  by: string;
  approvalId?: string | undefined;
  /** Number of their accepted, unfinished jobs. */
  openJobs: number;
};

/** `mustKeepOne`: this person must have a second factor. */
export type RemoveSecondFactor = { kind: SecondFactorKind; mustKeepOne: boolean } & Proven;

/** `approvalId`: approval by a second admin. */
export type ResetSecondFactor = { reason: string; by: string; approvalId?: string | undefined };

/** Data of a command type. */
export type CommandData<Type extends AccountCommand['type']> = Extract<AccountCommand, { type: Type }>['data'];
