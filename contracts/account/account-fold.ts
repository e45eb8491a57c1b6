import {
  type AccountEvent,
  type CloudSignIn,
  type ContactKind,
  endsAllSessions,
  type SecondFactorKind,
  startsAccount,
} from '../events/account.ts';
import type { DataOf } from '../events/registry.ts';
import { DAY_MS, HOUR_MS } from '../manila-time.ts';
import type { PaymentMethod } from '../roles.ts';
import { type ListView, withListView, withoutListView } from './list-views.ts';
import type { NotificationChoice } from './notification-choice.ts';
import { isPlaceholderEmail } from './placeholder-email.ts';
import { type SecondFactorFacts, noSecondFactors } from './second-factor.ts';
import { type StaffRole, staffRoleOf } from './staff-permissions.ts';
import type { SignInMethodFacts } from './sign-in-methods.ts';

/** Folds an account's events to its state. The decider and the read model share this function. */

/** A person's data, common to the decider and the read model. */
export type AccountFacts = Omit<DataOf<typeof startsAccount>, 'accountId'> & {
  emailVerified: boolean;
  phoneVerified: boolean;
  /** Staff role; null for others. Admins from before roles existed are owners. */
  staffRole: StaffRole | null;
  location: DataOf<'ProfileChanged'>['location'];
  defaultPaymentMethod: PaymentMethod | null;
  /** Default: all notifications. */
  notifications?: NotificationChoice;
  /** List views of a staff member, in order of creation. Default: none. */
  listViews?: readonly ListView[];
};

/** An unverified new address. */
export type PendingContact = { value: string; expiresAt: string };
/** A change of email or phone that may still be undone. */
export type UndoableChange = DataOf<'ContactChanged'>;

/** `changeIds`: earlier changes of address. `addedAt`: absent when it was not recorded. */
export type Added = { changeIds: readonly string[]; addedAt?: string | undefined };

export type Account = AccountFacts &
  SignInMethodFacts &
  SecondFactorFacts & {
    kind: 'account';
    accountId: string;
    pending: { readonly [Kind in ContactKind]: PendingContact | null };
    /** Oldest first. Changes whose undo period had ended at the last change are dropped. */
    contactChanges: readonly UndoableChange[];
    /** For each linked cloud sign-in, the earlier changes: the person who made them may have linked it. */
    linkedAfter: readonly ({ subject: string } & Added)[];
    /** The same for each second factor. Default: none. */
    secondFactorsAfter?: readonly ({ kind: SecondFactorKind } & Added)[];
    /** The person's worker stream: someone who becomes a worker again continues it. */
    lastWorkerId: string | null;
    /** Was a client before an admin changed the role; bookings may continue. Default: false. */
    wasClient?: boolean;
    /** null unless suspended. */
    suspension: { reason: string } | null;
    /** Of a closed account: until when signing in reopens it; `isFinal` once that has passed. */
    closure: { reopenUntil: string; isFinal: boolean } | null;
    /** Number of password changes. Default: 0. */
    passwordChanges?: number;
    /** Incremented by everything that ends all sessions; sessions of an earlier era are over. */
    era: number;
    /** The latest ended sessions, oldest first; their access tokens may remain valid for minutes. */
    endedSessions: readonly string[];
  };

export type AccountState = { kind: 'none' } | Account;

export const noAccount: AccountState = { kind: 'none' };

/** How long a change of email or phone can be undone. */
export const UNDO_MS = 7 * DAY_MS;
/** How much longer the former address stays reserved, so that a last-minute undo finds it free. */
export const RESERVED_MS = HOUR_MS;

/** Ended sessions kept per account: more than a user ends during an access token's lifetime. */
export const ENDED_SESSIONS_KEPT = 50;

export function foldAccount(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === startsAccount) return registered(event.data);
  // A stream must start with its registration.
  if (state.kind === 'none') return state;
  // The table row and the event's data match by event type.
  const change: (account: Account, data: never) => Partial<Account> = changes[event.type];
  return { ...state, ...change(state, event.data as never), era: state.era + (startsNewEra.has(event.type) ? 1 : 0) };
}

const startsNewEra: ReadonlySet<string> = new Set(endsAllSessions);

/** A placeholder email counts as no email, here and for every reader. */
function registered(data: DataOf<typeof startsAccount>): Account {
  const email = data.email === null || isPlaceholderEmail(data.email) ? null : data.email;
  return {
    kind: 'account',
    // Phone-only registrations before 2026-11-28 did not record that they have no password. A later email does not
    // imply one.
    ...(email === null && { hasPassword: false }),
    ...data,
    email,
    emailVerified: false,
    phoneVerified: false,
    staffRole: staffRoleOf(data),
    location: null,
    defaultPaymentMethod: null,
    lastWorkerId: data.workerId,
    pending: { email: null, phone: null },
    contactChanges: [],
    linkedAfter: [],
    cloudSignIns: [],
    passkeys: [],
    ...noSecondFactors,
    suspension: null,
    closure: null,
    era: 0,
    endedSessions: [],
  };
}

/** Changes by event type, except the era, which `endsAllSessions` determines. */
const changes: {
  readonly [Type in Exclude<AccountEvent['type'], typeof startsAccount>]: (
    account: Account,
    data: DataOf<Type>,
  ) => Partial<Account>;
} = {
  ProfileChanged: ({ email, emailVerified, phone, phoneVerified }, data) => ({
    ...data,
    emailVerified: emailVerified && data.email === email,
    phoneVerified: phoneVerified && data.phone === phone,
  }),
  AvatarChanged: (_, { avatar }) => ({ avatar }),
  LanguageChosen: (_, { language }) => ({ language }),
  DefaultPaymentMethodChosen: (_, { method }) => ({ defaultPaymentMethod: method }),
  NotificationsChosen: (_, notifications) => ({ notifications }),
  ListViewSaved: ({ listViews = [] }, { viewId, ...view }) => ({
    listViews: withListView(listViews, { id: viewId, ...view }),
  }),
  ListViewDeleted: ({ listViews = [] }, { viewId }) => ({ listViews: withoutListView(listViews, viewId) }),
  RoleChanged: (before, { userType, workerId, staffRole }) => ({
    userType,
    wasClient: before.wasClient === true || before.userType === 'client',
    staffRole: staffRoleOf({ userType, staffRole }),
    workerId,
    lastWorkerId: workerId ?? before.lastWorkerId,
  }),
  AccountSuspended: (_, { reason }) => ({ suspension: { reason } }),
  AccountReinstated: () => ({ suspension: null }),
  AccountClosed: (_, { reopenUntil }) => ({ closure: { reopenUntil, isFinal: false } }),
  AccountReopened: () => ({ closure: null }),
  AccountClosureCompleted: ({ closure }) => ({ closure: closure && { ...closure, isFinal: true } }),

  EmailVerified: (account, { email }) => ({ emailVerified: email === account.email }),
  PhoneVerified: (account, { phone }) => ({ phoneVerified: phone === account.phone }),
  PhoneReleased: (account, { phone }) => (phone === account.phone ? contactOf('phone', null, false) : {}),
  PhoneConfirmed: () => ({}),
  ContactChangeRequested: ({ pending }, { kind, value, expiresAt }) => ({
    pending: { ...pending, [kind]: { value, expiresAt } },
  }),
  ContactChangeWithdrawn: ({ pending }, { kind }) => ({ pending: { ...pending, [kind]: null } }),
  ContactChanged: ({ pending, contactChanges }, data) => ({
    ...contactOf(data.kind, data.value, true),
    pending: { ...pending, [data.kind]: null },
    contactChanges: withChange(contactChanges, data),
  }),
  ContactChangeUndone: ({ contactChanges }, { kind, value, proven, changeId }) => ({
    ...contactOf(kind, value, proven),
    pending: { email: null, phone: null },
    contactChanges: withoutChange(contactChanges, changeId),
  }),

  SignedIn: () => ({}),
  OwnDataTaken: () => ({}),
  StaffNoteAdded: () => ({}),
  SignedOut: ({ endedSessions }, { sessionId }) =>
    sessionId === undefined ? {} : { endedSessions: [...endedSessions, sessionId].slice(-ENDED_SESSIONS_KEPT) },
  PasswordChanged: ({ passwordChanges = 0 }) => ({ hasPassword: true, passwordChanges: passwordChanges + 1 }),
  CloudSignInLinked: (account, { provider, subject, email, addedAt }) => ({
    cloudSignIns: [...withoutSignIn(account.cloudSignIns, { provider, subject }), { provider, subject, email }],
    linkedAfter: [
      ...account.linkedAfter.filter((link) => link.subject !== subject),
      { subject, ...added(account, addedAt) },
    ],
  }),
  CloudSignInUnlinked: ({ cloudSignIns }, data) => ({ cloudSignIns: withoutSignIn(cloudSignIns, data) }),
  PasskeyAdded: ({ passkeys }, data) => ({ passkeys: [...passkeys, data] }),
  PasskeyRenamed: ({ passkeys }, { passkeyId, name }) => ({
    passkeys: passkeys.map((one) => (one.passkeyId === passkeyId ? { ...one, name } : one)),
  }),
  PasskeyRemoved: ({ passkeys }, data) => ({ passkeys: passkeys.filter((one) => one.passkeyId !== data.passkeyId) }),
  SecondFactorAdded: (account, { kind, recoveryCodes, addedAt }) => ({
    secondFactors: [...account.secondFactors.filter((one) => one !== kind), kind],
    recoveryCodesLeft: recoveryCodes,
    secondFactorsAfter: [
      ...(account.secondFactorsAfter ?? []).filter((one) => one.kind !== kind),
      { kind, ...added(account, addedAt) },
    ],
  }),
  SecondFactorRemoved: ({ secondFactors }, { kind }) => {
    const left = secondFactors.filter((one) => one !== kind);
    return left.length === 0 ? noSecondFactors : { secondFactors: left };
  },
  SecondFactorReset: () => ({ ...noSecondFactors, passkeys: [] }),
  SessionsEnded: () => ({}),
  RecoveryCodesRenewed: (_, { left }) => ({ recoveryCodesLeft: left }),
  RecoveryCodeUsed: (_, { left }) => ({ recoveryCodesLeft: left }),
};

/** Neither suspended nor closed. */
export function isActive({ suspension, closure }: Pick<Account, 'suspension' | 'closure'>): boolean {
  return suspension === null && closure === null;
}

function contactOf(kind: ContactKind, value: string | null, proven: boolean): Partial<AccountFacts> {
  return kind === 'email' ? { email: value, emailVerified: proven } : { phone: value, phoneVerified: proven };
}

/** When a sign-in method or factor was added; replaces an earlier record of the same one. */
function added({ contactChanges }: Account, addedAt: string | undefined): Added {
  return { changeIds: contactChanges.map(({ changeId }) => changeId), ...(addedAt !== undefined && { addedAt }) };
}

/**
 * All undo periods are equally long, so this change's deadline gives its time. Changes whose period had ended by then
 * are dropped.
 */
function withChange(known: readonly UndoableChange[], change: UndoableChange): UndoableChange[] {
  return [
    ...known.filter(({ undoUntil }) => Date.parse(undoUntil) > Date.parse(change.undoUntil) - UNDO_MS - RESERVED_MS),
    change,
  ];
}

/** Removes the change and later ones of the same kind, which started from an address that the account no longer has. */
function withoutChange(known: readonly UndoableChange[], changeId: string): UndoableChange[] {
  const undone = known.findIndex((change) => change.changeId === changeId);
  const kind = known[undone]?.kind;
  return known.filter((change, index) => undone < 0 || index < undone || change.kind !== kind);
}

function withoutSignIn(
  known: readonly CloudSignIn[],
  { provider, subject }: Omit<CloudSignIn, 'email'>,
): readonly CloudSignIn[] {
  return known.filter((one) => one.provider !== provider || one.subject !== subject);
}
