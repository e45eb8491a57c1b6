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
/** The two ways to reach a person, which are also what they sign in with. */
export const ContactKind = z.enum(['email', 'phone']);
export type ContactKind = z.infer<typeof ContactKind>;

/** With whom people can sign in beside Suki itself. */
export const CloudProvider = z.enum(['google']);
export type CloudProvider = z.infer<typeof CloudProvider>;
/** What people show besides when they sign in: an authenticator app's codes. */
export const SecondFactorKind = z.enum(['totp']);
export type SecondFactorKind = z.infer<typeof SecondFactorKind>;
/** By what the second step was made. */
export const SecondStep = z.enum(['totp', 'passkey', 'recovery_code']);
export type SecondStep = z.infer<typeof SecondStep>;
/** What one account alone may have: each opens it. */
export const LoginKind = z.enum(['email', 'phone', 'google', 'passkey']);
export type LoginKind = z.infer<typeof LoginKind>;

/** Somebody's account elsewhere. `subject`: who they are there. `email`: what it said, for showing only. */
const cloudSignIn = {
  provider: CloudProvider,
  subject: personal(z.string()),
  email: personal(z.nullable(z.string())),
};

export const accountEvents = {
  AccountRegistered: published('Somebody registered.', {
    accountId: z.string(),
    email: personal(z.nullable(z.string())),
    phone: personal(z.nullable(z.string())),
    firstName: personal(z.string()),
    lastName: personal(z.string()),
    userType: UserType,
    /** Set for workers: the id of their worker stream. */
    workerId: z.nullable(z.string()),
    avatar: personal(z.nullable(z.string())),
    language: Language,
    /** Absent, they chose one: all did before 2026-11-23. */
    hasPassword: internal(z.optional(z.boolean())),
  }),
  ProfileChanged: unpublished('names and ways to reach somebody', {
    firstName: personal(z.string()),
    lastName: personal(z.string()),
    email: personal(z.nullable(z.string())),
    phone: personal(z.nullable(z.string())),
    location: personal(z.nullable(Place)),
  }),
  AvatarChanged: unpublished('faces', { avatar: personal(z.nullable(z.string())) }),
  EmailVerified: published('They proved that their email is theirs.', { email: personal(z.string()) }),
  PhoneVerified: published('They proved that their phone is theirs.', { phone: personal(z.string()) }),
  /**
   * Their number is not theirs any more. `because`: nobody used the account for 90 days and somebody else proved the number, or
   * two of the staff agreed on it (`approvalId`).
   */
  PhoneReleased: unpublished('security', {
    phone: personal(z.string()),
    because: z.enum(['unused', 'staff']),
    approvalId: z.optional(z.string()),
  }),
  /** Staff checked who they are: for a while a code to their number opens the account again. */
  PhoneConfirmed: unpublished('security', { phone: personal(z.string()), approvalId: z.string() }),
  /** A wanted address: it counts for nothing until it is proven, which may be done until `expiresAt`. */
  ContactChangeRequested: unpublished('names and ways to reach somebody', {
    kind: ContactKind,
    value: personal(z.string()),
    expiresAt: z.string(),
  }),
  ContactChangeWithdrawn: unpublished('names and ways to reach somebody', {
    kind: ContactKind,
    reason: z.enum(['person', 'expired']),
  }),
  /**
   * `former`: null for somebody's first. `tell`: a proven address of theirs that hears of the change and can undo it until
   * `undoUntil`; null when nothing of theirs was proven. `proof`: what there was besides the code to the new address.
   */
  ContactChanged: published('They have another email or phone, and proved that it is theirs.', {
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
   * `value`: what they have again. `changedAt`: when it was changed away. `reason`: they said that it was not them, or
   * it went with an earlier change that was undone.
   */
  ContactChangeUndone: published('Their former email or phone is back.', {
    changeId: internal(z.string()),
    kind: ContactKind,
    value: personal(z.nullable(z.string())),
    proven: z.boolean(),
    changedAt: internal(z.string()),
    reason: internal(z.enum(['not_me', 'with_earlier'])),
  }),
  /**
   * From now on they sign in with this account of theirs elsewhere, too. `because`: it opened the account, has the
   * address that both sides proved, or they asked for it. `addedAt`: when they asked; not in events from before 2026-11-28.
   */
  CloudSignInLinked: unpublished('security', {
    ...cloudSignIn,
    because: z.enum(['registration', 'same_email', 'person']),
    addedAt: z.optional(z.string()),
  }),
  CloudSignInUnlinked: unpublished('security', { ...cloudSignIn }),
  /**
   * From now on they sign in with this passkey, too. `credentialId`: its name at the device that made it, in base64url;
   * `publicKey`: a COSE key, in base64url; how often it was used is in the secret store. `isSynced`: it may be on several
   * of their devices.
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
   * `cause`: by a link that went to them, in place of another, as their first, or by ADMIN_PASSWORD at a start; nothing wrote
   * one before 2026-11-23.
   */
  PasswordChanged: unpublished('security', { cause: z.optional(z.enum(['reset', 'changed', 'first', 'configured'])) }),
  /**
   * From now on they show it whenever they sign in; all sessions of before end. `recoveryCodes`: how many codes they were
   * given for when it isn't at hand. `addedAt`: not in events from before 2026-11-28.
   */
  SecondFactorAdded: unpublished('security', {
    kind: SecondFactorKind,
    recoveryCodes: z.int(),
    addedAt: z.optional(z.string()),
  }),
  SecondFactorRemoved: unpublished('security', { kind: SecondFactorKind }),
  /**
   * Another admin took all of them away, since the person has lost theirs. It ends all sessions. `approvalId`: what two admins
   * agreed on, of an admin; none did before 2026-11-23.
   */
  SecondFactorReset: unpublished('security', { reason: personal(z.string()), approvalId: z.optional(z.string()) }),
  /** The ones of before are worth nothing. */
  RecoveryCodesRenewed: unpublished('security', { left: z.int() }),
  RecoveryCodeUsed: unpublished('security', { left: z.int() }),
  /** They took a copy of everything that is kept of them. */
  OwnDataTaken: unpublished('security', {}),
  /** On screens for staff alone; part of what the person takes away of themselves (docs/decisions/staff-notes.md). */
  StaffNoteAdded: unpublished('what the staff write about somebody', {
    noteId: z.string(),
    text: personal(z.string()),
    by: Person,
  }),
  /** A view of a list of staff as it is from now on; `query` may hold what they searched for. */
  ListViewSaved: unpublished('how somebody arranges their work', {
    viewId: z.string(),
    list: StaffList,
    name: personal(z.string()),
    query: personal(z.string()),
    isDefault: z.boolean(),
  }),
  ListViewDeleted: unpublished('how somebody arranges their work', {
    viewId: z.string(),
    list: StaffList,
    name: personal(z.string()),
  }),
  DefaultPaymentMethodChosen: publishedAs('payment_method_chosen', 'They chose how they usually pay.', {
    method: PaymentMethod,
  }),
  NotificationsChosen: unpublished('How somebody likes to be told is between them and Suki.', NotificationChoice.shape),
  LanguageChosen: published('They chose a language.', { language: Language }),
  /**
   * `formerWorkerId`: the worker that this person was until now. `staffRole`: of an admin; events of before 2026-11-24 lack it,
   * and mean an owner. `approvalId`: what two admins agreed on, where it takes two.
   */
  RoleChanged: published('An admin changed what they are.', {
    userType: UserType,
    workerId: z.nullable(z.string()),
    formerWorkerId: z.nullable(z.string()),
    staffRole: internal(z.optional(StaffRole)),
    approvalId: internal(z.optional(z.string())),
  }),
  /** `secondStep`: what they showed besides. */
  SignedIn: unpublished('security', {
    method: z.enum(['password', 'demo', 'registration', 'google', 'phone_code', 'passkey']),
    secondStep: z.optional(SecondStep),
  }),
  /**
   * `sessionId`: the session that ended; events of before 2026-11-22 do not name it. `cause`: unsaid they signed out in it;
   * else they ended it from another device, signed in again in the same browser, or somebody came with a token of it that had
   * been used.
   */
  SignedOut: unpublished('security', {
    sessionId: z.optional(z.string()),
    cause: z.optional(z.enum(['ended_elsewhere', 'signed_in_again', 'token_reused'])),
  }),
  /** A member of staff signed them out everywhere: a phone was lost, or somebody else seems to be in. They may sign in again. */
  SessionsEnded: unpublished('security', { reason: personal(z.string()) }),
  /**
   * `workerId`: of a worker, who is then no longer found, or found again. `cause`: without a second admin, since somebody's
   * safety was at stake; `approvalId`: what two admins agreed on.
   */
  AccountSuspended: published('An admin suspended the account.', {
    reason: personal(z.string()),
    workerId: z.nullable(z.string()),
    cause: internal(z.optional(z.literal('safety'))),
    approvalId: internal(z.optional(z.string())),
  }),
  AccountReinstated: published('An admin lifted the suspension.', { workerId: z.nullable(z.string()) }),
  /** They closed it themselves. Until `reopenUntil` signing in opens it again. */
  AccountClosed: published('They closed their account.', {
    workerId: z.nullable(z.string()),
    reopenUntil: internal(z.string()),
  }),
  AccountReopened: published('They opened their closed account again.', { workerId: z.nullable(z.string()) }),
  /** Nobody can open it any more; its email and number are free for others. What is to be erased is erased after this. */
  AccountClosureCompleted: published('A closed account is closed for good.', {}),
};
export type AccountEvent = EventOf<typeof accountEvents>;
export type Registration = z.infer<typeof accountEvents.AccountRegistered>;
export type Passkey = z.infer<typeof accountEvents.PasskeyAdded>;
export type CloudSignIn = z.infer<typeof accountEvents.CloudSignInUnlinked>;
export type SignIn = z.infer<typeof accountEvents.SignedIn>;
export type AddedSecondFactor = z.infer<typeof accountEvents.SecondFactorAdded>;
/** How somebody came to another password. */
export type PasswordCause = NonNullable<z.infer<typeof accountEvents.PasswordChanged>['cause']>;
/** What there was besides the code to a new address. */
export type ContactProof = z.infer<typeof accountEvents.ContactChanged>['proof'];

/** The first event of each account. */
export const startsAccount = 'AccountRegistered' satisfies AccountEvent['type'];

/**
 * What ends all sessions of an account at once: each of these starts a new era of it, and a session or an access token
 * of an earlier era is over. One session alone ends by SignedOut. The account's fold and the read model of ended sessions
 * both count by this list, so that an era is the same number everywhere.
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

/** How they sign in, that they did, that they took a copy: no news for who looks at their own profile. */
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

/** Staff wrote something about somebody, who isn’t told. */
export const staffWrote = 'StaffNoteAdded' satisfies AccountEvent['type'];

/** They may not sign in any more, or may again. */
export const accountStatusChanged = [
  'AccountSuspended',
  'AccountReinstated',
  'AccountClosed',
  'AccountReopened',
] as const satisfies readonly AccountEvent['type'][];

/** They closed their account themselves, or opened it again. */
export const closedOrOpenAgain = [
  'AccountClosed',
  'AccountReopened',
] as const satisfies readonly AccountEvent['type'][];

/** They can't sign in from then on. */
export const accountStopped = ['AccountSuspended', 'AccountClosed'] as const satisfies readonly AccountEvent['type'][];

/** They can sign in again. */
export const accountOpenAgain = [
  'AccountReinstated',
  'AccountReopened',
] as const satisfies readonly AccountEvent['type'][];

export function isStopped({ type }: { type: (typeof accountStatusChanged)[number] }): boolean {
  return accountStopped.some((one) => one === type);
}

/** Each says what somebody is from then on. */
export const roleGiven = [startsAccount, 'RoleChanged'] as const satisfies readonly AccountEvent['type'][];

/** A wanted address is proven, or not wanted any more. */
export const contactChangeOver = [
  'ContactChangeWithdrawn',
  'ContactChanged',
] as const satisfies readonly AccountEvent['type'][];

/**
 * The `login-{sha256}` stream makes an email, a phone, a sign-in elsewhere or a passkey unique and counts refused sign-ins; `at`, an
 * instant, starts the periods that the rules speak of.
 */
export const loginEvents = {
  LoginClaimed: unpublished('security', { accountId: z.string(), kind: LoginKind, at: z.string() }),
  LoginReleased: unpublished('security', { accountId: z.string() }),
  SignInRefused: unpublished('security', {
    accountId: z.nullable(z.string()),
    /**
     * `wrong_code`: after the right password, or another first factor. `copied_passkey`: it was used less often than was
     * counted here, so that there are two of it.
     */
    reason: z.enum(['unknown', 'wrong_password', 'wrong_code', 'suspended', 'wrong_passkey', 'copied_passkey']),
    attempts: z.int(),
    at: z.string(),
  }),
  /**
   * Somebody forgot the password of this name, be there an account or not: which it is, only the policy looks. `accountId`:
   * whose it is, where staff asked for it on their behalf.
   */
  PasswordResetRequested: unpublished('security', {
    requestId: z.string(),
    expiresAt: z.string(),
    accountId: z.optional(z.string()),
  }),
};
export type LoginEvent = EventOf<typeof loginEvents>;
