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
import { type KnownSecondFactors, noSecondFactors } from './second-factor.ts';
import { type StaffRole, staffRoleOf } from './staff-permissions.ts';
import type { KnownWaysIn } from './ways-in.ts';

/** How the events of an account come to its state: the decider and the read model fold them with this one function. */

/** What is known of a person, on whichever side it is asked. */
export type AccountFacts = Omit<DataOf<typeof startsAccount>, 'accountId'> & {
  emailVerified: boolean;
  phoneVerified: boolean;
  /** What they are among staff; null: no staff. Admins of before there were roles are owners. */
  staffRole: StaffRole | null;
  location: DataOf<'ProfileChanged'>['location'];
  defaultPaymentMethod: PaymentMethod | null;
  /** Unsaid: all of them. */
  notifications?: NotificationChoice;
  /** Of a member of staff, in the order in which they were made. Unsaid: none. */
  listViews?: readonly ListView[];
};

/** An address that is wanted and not proven yet. */
export type PendingContact = { value: string; expiresAt: string };
/** A change of email or phone that may still be undone. */
export type UndoableChange = DataOf<'ContactChanged'>;

/** `changeIds`: of the changes of address that came before it. `addedAt`: unsaid, nobody wrote it down. */
export type Added = { changeIds: readonly string[]; addedAt?: string | undefined };

export type Account = AccountFacts &
  KnownWaysIn &
  KnownSecondFactors & {
    kind: 'account';
    accountId: string;
    pending: { readonly [Kind in ContactKind]: PendingContact | null };
    /** Oldest first; those whose time to undo was over when the last of them happened are left out. */
    contactChanges: readonly UndoableChange[];
    /** Which of these came before each sign-in elsewhere: it may be of whoever made them. */
    linkedAfter: readonly ({ subject: string } & Added)[];
    /** And before each second factor. Unsaid: none of them. */
    secondFactorsAfter?: readonly ({ kind: SecondFactorKind } & Added)[];
    /** The worker stream that this person ever had: who comes back to working finds it again. */
    lastWorkerId: string | null;
    /** They were a client before an admin made them something else: bookings of theirs may go on. Unsaid: no. */
    wasClient?: boolean;
    /** null while they may sign in. */
    suspension: { reason: string } | null;
    /** Of who closed their account: until when signing in opens it again; `isFinal`: that is over. */
    closure: { reopenUntil: string; isFinal: boolean } | null;
    /** How often another password was set. Unsaid: never. */
    passwordChanges?: number;
    /** Grows with everything that ends all sessions at once; a session started in an earlier era is over. */
    era: number;
    /** The sessions that ended last, oldest first: access tokens of theirs may still live for minutes. */
    endedSessions: readonly string[];
  };

export type AccountState = { kind: 'none' } | Account;

export const noAccount: AccountState = { kind: 'none' };

/** For how long a change of email or phone can be undone… */
export const UNDO_MS = 7 * DAY_MS;
/** …and how much longer nobody else gets the former address, so that an undo at the last moment finds it free. */
export const RESERVED_MS = HOUR_MS;

/** Ended sessions that are kept of an account: more than anybody ends while an access token lives. */
export const ENDED_SESSIONS_KEPT = 50;

export function foldAccount(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === startsAccount) return registered(event.data);
  // A stream starts with its registration; nothing else can come first.
  if (state.kind === 'none') return state;
  // The row of the table and the event's data belong together by the event's type.
  const change: (account: Account, data: never) => Partial<Account> = changes[event.type];
  return { ...state, ...change(state, event.data as never), era: state.era + (startsNewEra.has(event.type) ? 1 : 0) };
}

const startsNewEra: ReadonlySet<string> = new Set(endsAllSessions);

/** A placeholder email is none, from here on and for everybody. */
function registered(data: DataOf<typeof startsAccount>): Account {
  const email = data.email === null || isPlaceholderEmail(data.email) ? null : data.email;
  return {
    kind: 'account',
    // Those who joined by a number alone did not say so before 2026-11-28; an email that comes later brings no password.
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

/** What each event changes beside the era, which `endsAllSessions` says. */
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

/** Somebody is there: neither suspended nor gone. */
export function isActive({ suspension, closure }: Pick<Account, 'suspension' | 'closure'>): boolean {
  return suspension === null && closure === null;
}

function contactOf(kind: ContactKind, value: string | null, proven: boolean): Partial<AccountFacts> {
  return kind === 'email' ? { email: value, emailVerified: proven } : { phone: value, phoneVerified: proven };
}

/** When something was added that opens the account; what the same was added after before that counts no more. */
function added({ contactChanges }: Account, addedAt: string | undefined): Added {
  return { changeIds: contactChanges.map(({ changeId }) => changeId), ...(addedAt !== undefined && { addedAt }) };
}

/** All may be undone for equally long, so that this one's end says when it happened: what was over by then goes. */
function withChange(known: readonly UndoableChange[], change: UndoableChange): UndoableChange[] {
  return [
    ...known.filter(({ undoUntil }) => Date.parse(undoUntil) > Date.parse(change.undoUntil) - UNDO_MS - RESERVED_MS),
    change,
  ];
}

/** Later changes of the same kind go with it: they led away from an address that the account has no more. */
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
