import * as z from 'zod/mini';
import { StaffRole } from '../account/staff-permissions.ts';
import { NotificationChoice } from '../account/notification-choice.ts';
import { StaffList } from '../account/list-views.ts';
import { Person } from '../account/person.ts';
import { Coordinates } from '../fields.ts';
import { Language, PaymentMethod, UserType } from '../roles.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, publishedAs, unpublished } from './marks.ts';

const Place = z.extend(Coordinates, { city: z.nullable(z.string()) });
/** The two contact kinds; both also serve for signing in. */
export const ContactKind = z.enum(['email', 'phone']);
export type ContactKind = z.infer<typeof ContactKind>;

/** Cloud sign-in providers. */
export const CloudProvider = z.enum(['google']);
export type CloudProvider = z.infer<typeof CloudProvider>;
/** Second factors: codes of an authenticator app. */
export const SecondFactorKind = z.enum(['totp']);
export type SecondFactorKind = z.infer<typeof SecondFactorKind>;
/** How the second step was made. */
export const SecondStep = z.enum(['totp', 'passkey', 'recovery_code']);
export type SecondStep = z.infer<typeof SecondStep>;
/** Sign-in identifiers; each belongs to one account at most. */
export const LoginKind = z.enum(['email', 'phone', 'google', 'passkey']);
export type LoginKind = z.infer<typeof LoginKind>;

/** A cloud account. `subject`: its id at the provider. `email`: as the provider gave it, for display only. */
const cloudSignIn = {
  provider: CloudProvider,
  subject: personal(z.string()),
  email: personal(z.nullable(z.string())),
};

export const accountEvents = {
  AccountRegistered: published('A person registered.', {
    accountId: z.string(),
    email: personal(z.nullable(z.string())),
    phone: personal(z.nullable(z.string())),
    firstName: personal(z.string()),
    lastName: personal(z.string()),
    userType: UserType,
    /** The worker stream's id, for workers. */
    workerId: z.nullable(z.string()),
    avatar: personal(z.nullable(z.string())),
    language: Language,
    /** Default true: before 2026-11-23 every account had a password. */
    hasPassword: internal(z.optional(z.boolean())),
  }),
  ProfileChanged: unpublished('names and contacts', {
    firstName: personal(z.string()),
    lastName: personal(z.string()),
    email: personal(z.nullable(z.string())),
    phone: personal(z.nullable(z.string())),
    location: personal(z.nullable(Place)),
  }),
  AvatarChanged: unpublished('pictures', { avatar: personal(z.nullable(z.string())) }),
  EmailVerified: published('The person verified their email.', { email: personal(z.string()) }),
  PhoneVerified: published('The person verified their phone.', { phone: personal(z.string()) }),
  /**
   * The phone number was taken from the account. `because`: the account was unused for 90 days and another person
   * verified the number, or two staff members approved it (`approvalId`).
   */
  PhoneReleased: unpublished('security', {
    phone: personal(z.string()),
    because: z.enum(['unused', 'staff']),
    approvalId: z.optional(z.string()),
  }),
  /** Staff checked the person's identity: for a while a code to their number opens the account again. */
  PhoneConfirmed: unpublished('security', { phone: personal(z.string()), approvalId: z.string() }),
  /** A new address, without effect until it is verified, by `expiresAt` at the latest. */
  ContactChangeRequested: unpublished('names and contacts', {
    kind: ContactKind,
    value: personal(z.string()),
    expiresAt: z.string(),
  }),
  ContactChangeWithdrawn: unpublished('names and contacts', {
    kind: ContactKind,
    reason: z.enum(['person', 'expired']),
  }),
  /**
   * `former`: null for the first address. `tell`: a verified address of theirs that is notified and can undo the change
   * until `undoUntil`; null when they had none. `proof`: the proof besides the code to the new address.
   */
  ContactChanged: published('The person has a new verified email or phone.', {
    changeId: internal(z.string()),
    kind: ContactKind,
    value: personal(z.string()),
    former: personal(z.nullable(z.string())),
    formerProven: internal(z.boolean()),
    tell: personal(z.nullable(z.object({ kind: ContactKind, value: z.string() }))),
    undoUntil: internal(z.string()),
    proof: internal(z.enum(['password', 'recent_sign_in', 'former_address', 'other_contact'])),
  }),
  /**
   * `value`: the restored address. `changedAt`: time of the undone change. `reason`: the person did not make it, or it
   * was undone with an earlier one.
   */
  ContactChangeUndone: published('A former email or phone was restored.', {
    changeId: internal(z.string()),
    kind: ContactKind,
    value: personal(z.nullable(z.string())),
    proven: z.boolean(),
    changedAt: internal(z.string()),
    reason: internal(z.enum(['not_me', 'with_earlier'])),
  }),
  /**
   * A further sign-in method: this cloud account. `because`: it created the account, both sides verified the same
   * address, or the person asked for it. `addedAt`: time of the request; absent before 2026-11-28.
   */
  CloudSignInLinked: unpublished('security', {
    ...cloudSignIn,
    because: z.enum(['registration', 'same_email', 'person']),
    addedAt: z.optional(z.string()),
  }),
  CloudSignInUnlinked: unpublished('security', { ...cloudSignIn }),
  /**
   * A further sign-in method: this passkey. `credentialId`: its id on the device, in base64url; `publicKey`: a COSE key
   * in base64url. The use counter is in the secret store. `isSynced`: it may be on several devices.
   */
  PasskeyAdded: unpublished('security', {
    passkeyId: z.string(),
    credentialId: personal(z.string()),
    publicKey: personal(z.string()),
    transports: z.array(z.string()),
    isSynced: z.boolean(),
    name: personal(z.string()),
    addedAt: z.string(),
  }),
  PasskeyRenamed: unpublished('security', { passkeyId: z.string(), name: personal(z.string()) }),
  PasskeyRemoved: unpublished('security', { passkeyId: z.string(), name: personal(z.string()) }),
  /**
   * `cause`: by a mailed link, replacing another, the first one, or by ADMIN_PASSWORD at startup; absent before
   * 2026-11-23.
   */
  PasswordChanged: unpublished('security', { cause: z.optional(z.enum(['reset', 'changed', 'first', 'configured'])) }),
  /**
   * Required at every sign-in from now on; ends all sessions. `recoveryCodes`: number of recovery codes given.
   * `addedAt`: absent before 2026-11-28.
   */
  SecondFactorAdded: unpublished('security', {
    kind: SecondFactorKind,
    recoveryCodes: z.int(),
    addedAt: z.optional(z.string()),
  }),
  SecondFactorRemoved: unpublished('security', { kind: SecondFactorKind }),
  /**
   * Another admin removed all second factors, since the person has lost them. Ends all sessions. `approvalId`: the two
   * admins' approval, for an admin; absent before 2026-11-23.
   */
  SecondFactorReset: unpublished('security', { reason: personal(z.string()), approvalId: z.optional(z.string()) }),
  /** Invalidates the earlier codes. */
  RecoveryCodesRenewed: unpublished('security', { left: z.int() }),
  RecoveryCodeUsed: unpublished('security', { left: z.int() }),
  /** The person exported their own data. */
  OwnDataTaken: unpublished('security', {}),
  /** Shown to staff only; part of the person's own export (docs/decisions/staff-notes.md). */
  StaffNoteAdded: unpublished('staff notes about a person', {
    noteId: z.string(),
    text: personal(z.string()),
    by: Person,
  }),
  /** State of a list view of staff; `query` may contain a search text. */
  ListViewSaved: unpublished('personal settings of staff', {
    viewId: z.string(),
    list: StaffList,
    name: personal(z.string()),
    query: personal(z.string()),
    isDefault: z.boolean(),
  }),
  ListViewDeleted: unpublished('personal settings of staff', {
    viewId: z.string(),
    list: StaffList,
    name: personal(z.string()),
  }),
  DefaultPaymentMethodChosen: publishedAs('payment_method_chosen', 'The person chose a default payment method.', {
    method: PaymentMethod,
  }),
  NotificationsChosen: unpublished('Personal notification settings.', NotificationChoice.shape),
  LanguageChosen: published('The person chose a language.', { language: Language }),
  /**
   * `formerWorkerId`: the person's worker id until now. `staffRole`: of an admin; absent before 2026-11-24: owner.
   * `approvalId`: the approval by two admins, if required.
   */
  RoleChanged: published('An admin changed the person’s role.', {
    userType: UserType,
    workerId: z.nullable(z.string()),
    formerWorkerId: z.nullable(z.string()),
    staffRole: internal(z.optional(StaffRole)),
    approvalId: internal(z.optional(z.string())),
  }),
  /** `secondStep`: the second step, if any. */
  SignedIn: unpublished('security', {
    method: z.enum(['password', 'demo', 'registration', 'google', 'phone_code', 'passkey']),
    secondStep: z.optional(SecondStep),
  }),
  /**
   * `sessionId`: the ended session; absent before 2026-11-22. `cause`: absent for a normal sign-out; else ended from
   * another device, replaced by a new sign-in in the same browser, or reuse of a rotated token.
   */
  SignedOut: unpublished('security', {
    sessionId: z.optional(z.string()),
    cause: z.optional(z.enum(['ended_elsewhere', 'signed_in_again', 'token_reused'])),
  }),
  /** Staff ended all sessions, for a lost phone or a suspected intruder. The person may sign in again. */
  SessionsEnded: unpublished('security', { reason: personal(z.string()) }),
  /**
   * `workerId`: of a worker, who disappears from or returns to search. `cause`: without a second admin, for reasons of
   * safety; `approvalId`: the approval by two admins.
   */
  AccountSuspended: published('An admin suspended the account.', {
    reason: personal(z.string()),
    workerId: z.nullable(z.string()),
    cause: internal(z.optional(z.literal('safety'))),
    approvalId: internal(z.optional(z.string())),
  }),
  AccountReinstated: published('An admin lifted the suspension.', { workerId: z.nullable(z.string()) }),
  /** The person closed the account. Until `reopenUntil` signing in reopens it. */
  AccountClosed: published('The person closed the account.', {
    workerId: z.nullable(z.string()),
    reopenUntil: internal(z.string()),
  }),
  AccountReopened: published('The person reopened their closed account.', { workerId: z.nullable(z.string()) }),
  /** The account can no longer be reopened; its email and number become available. Data is erased after this. */
  AccountClosureCompleted: published('A closed account can no longer be reopened.', {}),
};
export type AccountEvent = EventOf<typeof accountEvents>;
export type Registration = z.infer<typeof accountEvents.AccountRegistered>;
export type Passkey = z.infer<typeof accountEvents.PasskeyAdded>;
export type CloudSignIn = z.infer<typeof accountEvents.CloudSignInUnlinked>;
export type SignIn = z.infer<typeof accountEvents.SignedIn>;
export type AddedSecondFactor = z.infer<typeof accountEvents.SecondFactorAdded>;
/** Cause of a password change. */
export type PasswordCause = NonNullable<z.infer<typeof accountEvents.PasswordChanged>['cause']>;
/** Proof besides the code to a new address. */
export type ContactProof = z.infer<typeof accountEvents.ContactChanged>['proof'];

/** First event of every account. */
export const startsAccount = 'AccountRegistered' satisfies AccountEvent['type'];

/**
 * Events that end all sessions of an account: each starts a new era, and sessions and access tokens of earlier eras are
 * over. A single session ends by SignedOut. The account's fold and the read model of ended sessions both use this list,
 * so that they count eras alike.
 */
export const endsAllSessions = [
  'RoleChanged',
  'PasswordChanged',
  'SecondFactorAdded',
  'SecondFactorReset',
  'SessionsEnded',
  'AccountSuspended',
  'AccountClosed',
  'ContactChangeUndone',
] as const satisfies readonly AccountEvent['type'][];

/** Sign-ins and exports: not news on the person's own profile. */
export const aboutSigningIn = [
  'OwnDataTaken',
  'SignedIn',
  'SignedOut',
  'SessionsEnded',
  'PasswordChanged',
  'CloudSignInLinked',
  'CloudSignInUnlinked',
  'PasskeyAdded',
  'PasskeyRenamed',
  'PasskeyRemoved',
  'SecondFactorAdded',
  'SecondFactorRemoved',
  'SecondFactorReset',
  'RecoveryCodesRenewed',
  'RecoveryCodeUsed',
] as const satisfies readonly AccountEvent['type'][];

/** Staff wrote a note about the person, who is not notified. */
export const staffNoteAdded = 'StaffNoteAdded' satisfies AccountEvent['type'];

/** Suspended or reinstated. */
export const accountStatusChanged = [
  'AccountSuspended',
  'AccountReinstated',
  'AccountClosed',
  'AccountReopened',
] as const satisfies readonly AccountEvent['type'][];

/** Closed or reopened by the person. */
export const closureChanged = ['AccountClosed', 'AccountReopened'] as const satisfies readonly AccountEvent['type'][];

/** The person cannot sign in from then on. */
export const accountStopped = ['AccountSuspended', 'AccountClosed'] as const satisfies readonly AccountEvent['type'][];

/** The person can sign in again. */
export const accountRestored = [
  'AccountReinstated',
  'AccountReopened',
] as const satisfies readonly AccountEvent['type'][];

export function isStopped({ type }: { type: (typeof accountStatusChanged)[number] }): boolean {
  return accountStopped.some((one) => one === type);
}

/** Events that set the person's role. */
export const roleSet = [startsAccount, 'RoleChanged'] as const satisfies readonly AccountEvent['type'][];

/** A pending address is verified or withdrawn. */
export const contactChangeEnded = [
  'ContactChangeWithdrawn',
  'ContactChanged',
] as const satisfies readonly AccountEvent['type'][];

/**
 * The `login-{sha256}` stream makes an email, phone, cloud account or passkey unique and counts refused sign-ins. `at`:
 * the instant from which the rules' periods run.
 */
export const loginEvents = {
  LoginClaimed: unpublished('security', { accountId: z.string(), kind: LoginKind, at: z.string() }),
  LoginReleased: unpublished('security', { accountId: z.string() }),
  SignInRefused: unpublished('security', {
    accountId: z.nullable(z.string()),
    /**
     * `wrong_code`: after the correct password or another first factor. `copied_passkey`: its use counter went back, so
     * that a copy exists.
     */
    reason: z.enum(['unknown', 'wrong_password', 'wrong_code', 'suspended', 'wrong_passkey', 'copied_passkey']),
    attempts: z.int(),
    at: z.string(),
  }),
  /**
   * A password reset for this name, whether or not an account exists; only the policy looks it up. `accountId`: set
   * when staff requested it for the person.
   */
  PasswordResetRequested: unpublished('security', {
    requestId: z.string(),
    expiresAt: z.string(),
    accountId: z.optional(z.string()),
  }),
};
export type LoginEvent = EventOf<typeof loginEvents>;
