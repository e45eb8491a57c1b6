import type { AccountEvent, ContactKind } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { ENDED_SESSIONS_KEPT, startsNewEra } from '#contracts/events/session-ends.ts';
import { DAY_MS, HOUR_MS } from '#contracts/manila-time.ts';
import type { Language, PaymentMethod, UserType } from '#contracts/roles.ts';
import type { Fold } from '#infra/eventing/command-handling/decider.ts';

/** An address that is wanted and not proven yet. */
export type PendingContact = { value: string; expiresAt: string };
/** A change of email or phone that may still be undone. */
export type UndoableChange = DataOf<'ContactChanged'>;

type Standing = { status: 'active' } | { status: 'suspended'; reason: string };

export type Account = {
  kind: 'account';
  accountId: string;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
  pending: { readonly [Kind in ContactKind]: PendingContact | null };
  /** Oldest first; those whose time to undo was over when the last of them happened are left out. */
  contactChanges: readonly UndoableChange[];
  firstName: string;
  lastName: string;
  userType: UserType;
  workerId: string | null;
  /** The worker stream that this person ever had: who comes back to working finds it again. */
  lastWorkerId: string | null;
  avatar: string | null;
  language: Language;
  location: DataOf<'ProfileChanged'>['location'];
  defaultPaymentMethod: PaymentMethod | null;
  standing: Standing;
  /** Grows with everything that ends all sessions at once; a session started in an earlier era is over. */
  era: number;
  /** The sessions that ended last, oldest first: access tokens of theirs may still live for minutes. */
  endedSessions: readonly string[];
};

/** For how long a change of email or phone can be undone… */
export const UNDO_MS = 7 * DAY_MS;
/** …and how much longer nobody else gets the former address, so that an undo at the last moment finds it free. */
export const RESERVED_MS = HOUR_MS;

export type AccountState = { kind: 'none' } | Account;

export const accountDecider: Fold<AccountState, AccountEvent> = { initialState: { kind: 'none' }, evolve };

function evolve(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === 'AccountRegistered') return registered(event.data);
  // A stream starts with its registration; nothing else can come first.
  return state.kind === 'none'
    ? state
    : { ...state, ...changed(state, event), era: state.era + (startsNewEra(event) ? 1 : 0) };
}

function registered(data: DataOf<'AccountRegistered'>): Account {
  return {
    kind: 'account',
    ...data,
    lastWorkerId: data.workerId,
    emailVerified: false,
    phoneVerified: false,
    pending: { email: null, phone: null },
    contactChanges: [],
    location: null,
    defaultPaymentMethod: null,
    standing: { status: 'active' },
    era: 0,
    endedSessions: [],
  };
}

type StandingEvent = Extract<
  AccountEvent,
  { type: 'RoleChanged' | 'PasswordChanged' | 'AccountSuspended' | 'AccountReinstated' | 'SignedIn' | 'SignedOut' }
>;
type ContactEvent = Extract<AccountEvent, { type: 'EmailVerified' | 'PhoneVerified' | `ContactChange${string}` }>;
type PersonalEvent = Exclude<AccountEvent, StandingEvent | { type: 'AccountRegistered' }>;

function changed(account: Account, event: StandingEvent | PersonalEvent): Partial<Account> {
  switch (event.type) {
    case 'RoleChanged':
      return {
        userType: event.data.userType,
        workerId: event.data.workerId,
        lastWorkerId: event.data.workerId ?? account.lastWorkerId,
      };
    case 'AccountSuspended':
      return { standing: { status: 'suspended', reason: event.data.reason } };
    case 'AccountReinstated':
      return { standing: { status: 'active' } };
    case 'PasswordChanged':
    case 'SignedIn':
      return {};
    case 'SignedOut':
      return event.data.sessionId === undefined
        ? {}
        : { endedSessions: [...account.endedSessions, event.data.sessionId].slice(-ENDED_SESSIONS_KEPT) };
    default:
      return personalChange(account, event);
  }
}

function contactChange(account: Account, event: ContactEvent): Partial<Account> {
  switch (event.type) {
    case 'EmailVerified':
      return { emailVerified: event.data.email === account.email };
    case 'PhoneVerified':
      return { phoneVerified: event.data.phone === account.phone };
    case 'ContactChangeRequested': {
      const { kind, value, expiresAt } = event.data;
      return { pending: { ...account.pending, [kind]: { value, expiresAt } } };
    }
    case 'ContactChangeWithdrawn':
      return { pending: { ...account.pending, [event.data.kind]: null } };
    case 'ContactChanged': {
      const { kind, value } = event.data;
      return {
        ...contactOf(kind, value, true),
        pending: { ...account.pending, [kind]: null },
        contactChanges: withChange(account.contactChanges, event.data),
      };
    }
    case 'ContactChangeUndone': {
      const { kind, value, proven, changeId } = event.data;
      return {
        ...contactOf(kind, value, proven),
        pending: { email: null, phone: null },
        contactChanges: withoutChange(account.contactChanges, changeId),
      };
    }
  }
}

function contactOf(kind: ContactKind, value: string | null, proven: boolean): Partial<Account> {
  return kind === 'email' ? { email: value, emailVerified: proven } : { phone: value, phoneVerified: proven };
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

function personalChange(account: Account, event: PersonalEvent): Partial<Account> {
  switch (event.type) {
    case 'ProfileChanged':
      return {
        ...event.data,
        emailVerified: account.emailVerified && event.data.email === account.email,
        phoneVerified: account.phoneVerified && event.data.phone === account.phone,
      };
    case 'AvatarChanged':
      return { avatar: event.data.avatar };
    case 'DefaultPaymentMethodChosen':
      return { defaultPaymentMethod: event.data.method };
    case 'LanguageChosen':
      return { language: event.data.language };
    default:
      return contactChange(account, event);
  }
}

/** They can be reached: an address of theirs is proven, or an admin has made them one. */
export function isProven({ userType, emailVerified, phoneVerified }: Account): boolean {
  return userType === 'admin' || emailVerified || phoneVerified;
}

export function fullName({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
