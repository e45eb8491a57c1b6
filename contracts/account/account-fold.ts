import type { AccountEvent, ContactKind } from '../events/account.ts';
import type { DataOf } from '../events/registry.ts';
import { ENDED_SESSIONS_KEPT, startsNewEra } from '../events/session-ends.ts';
import { DAY_MS, HOUR_MS } from '../manila-time.ts';
import type { PaymentMethod } from '../roles.ts';
import { changedWaysIn, isOfWaysIn, type KnownWaysIn, noWaysIn, type WaysInEvent } from './ways-in.ts';
import { isPlaceholderEmail } from './placeholder-email.ts';
import {
  changedSecondFactors,
  isOfSecondFactor,
  type KnownSecondFactors,
  noSecondFactors,
  type SecondFactorEvent,
} from './second-factor.ts';

/** How the events of an account come to its state: the decider folds them with this, the read model shares the facts. */

/** What is known of a person, on whichever side it is asked. */
export type AccountFacts = Omit<DataOf<'AccountRegistered'>, 'accountId'> & {
  emailVerified: boolean;
  phoneVerified: boolean;
  location: DataOf<'ProfileChanged'>['location'];
  defaultPaymentMethod: PaymentMethod | null;
};

/** An address that is wanted and not proven yet. */
export type PendingContact = { value: string; expiresAt: string };
/** A change of email or phone that may still be undone. */
export type UndoableChange = DataOf<'ContactChanged'>;

export type Account = AccountFacts &
  KnownWaysIn &
  KnownSecondFactors & {
    kind: 'account';
    accountId: string;
    pending: { readonly [Kind in ContactKind]: PendingContact | null };
    /** Oldest first; those whose time to undo was over when the last of them happened are left out. */
    contactChanges: readonly UndoableChange[];
    /** The worker stream that this person ever had: who comes back to working finds it again. */
    lastWorkerId: string | null;
    /** null while they may sign in. */
    suspension: { reason: string } | null;
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

export function foldAccount(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === 'AccountRegistered') return registered(event.data);
  // A stream starts with its registration; nothing else can come first.
  return state.kind === 'none'
    ? state
    : {
        ...state,
        ...changedFacts(state, event),
        ...changedAccess(state, event),
        ...(isOfWaysIn(event) && changedWaysIn(state, event)),
        ...(isOfSecondFactor(event) && changedSecondFactors(state, event)),
        era: state.era + (startsNewEra(event) ? 1 : 0),
      };
}

function registered({ accountId, ...data }: DataOf<'AccountRegistered'>): Account {
  return {
    kind: 'account',
    accountId,
    ...registeredFacts(data),
    lastWorkerId: data.workerId,
    pending: { email: null, phone: null },
    contactChanges: [],
    ...noWaysIn,
    ...noSecondFactors,
    suspension: null,
    era: 0,
    endedSessions: [],
  };
}

/** The facts that a registration begins with. A placeholder email is none, from here on and for everybody. */
export function registeredFacts(data: Omit<DataOf<'AccountRegistered'>, 'accountId'>): AccountFacts {
  const email = data.email === null || isPlaceholderEmail(data.email) ? null : data.email;
  return { ...data, email, emailVerified: false, phoneVerified: false, location: null, defaultPaymentMethod: null };
}

export type FactsEvent = Exclude<AccountEvent, { type: 'AccountRegistered' }>;
type Contacts = Pick<AccountFacts, 'email' | 'emailVerified' | 'phone' | 'phoneVerified'>;

/** What the event changes of the facts. */
export function changedFacts(known: Contacts, event: FactsEvent): Partial<AccountFacts> {
  switch (event.type) {
    case 'ProfileChanged':
      return {
        ...event.data,
        emailVerified: known.emailVerified && event.data.email === known.email,
        phoneVerified: known.phoneVerified && event.data.phone === known.phone,
      };
    case 'AvatarChanged':
      return { avatar: event.data.avatar };
    case 'LanguageChosen':
      return { language: event.data.language };
    case 'DefaultPaymentMethodChosen':
      return { defaultPaymentMethod: event.data.method };
    case 'RoleChanged':
      return { userType: event.data.userType, workerId: event.data.workerId };
    default:
      return isOfWaysIn(event) || isOfSecondFactor(event) ? {} : changedContact(known, event);
  }
}

type PersonalEvent = Extract<
  AccountEvent,
  { type: 'ProfileChanged' | 'AvatarChanged' | 'LanguageChosen' | 'DefaultPaymentMethodChosen' | 'RoleChanged' }
>;

/** A new event is a type error here until it is said what it changes of the facts. */
function changedContact(
  known: Contacts,
  event: Exclude<FactsEvent, PersonalEvent | WaysInEvent | SecondFactorEvent>,
): Partial<AccountFacts> {
  switch (event.type) {
    case 'EmailVerified':
      return { emailVerified: event.data.email === known.email };
    case 'PhoneVerified':
      return { phoneVerified: event.data.phone === known.phone };
    case 'ContactChanged':
      return contactOf(event.data.kind, event.data.value, true);
    case 'ContactChangeUndone':
      return contactOf(event.data.kind, event.data.value, event.data.proven);
    case 'ContactChangeRequested':
    case 'ContactChangeWithdrawn':
    case 'SignedIn':
    case 'SignedOut':
    case 'AccountSuspended':
    case 'AccountReinstated':
      return {};
  }
}

function contactOf(kind: ContactKind, value: string | null, proven: boolean): Partial<AccountFacts> {
  return kind === 'email' ? { email: value, emailVerified: proven } : { phone: value, phoneVerified: proven };
}

/** What only the account itself decides by: who may sign in, and what may be proven or undone. */
function changedAccess(account: Account, event: FactsEvent): Partial<Account> {
  switch (event.type) {
    case 'RoleChanged':
      return { lastWorkerId: event.data.workerId ?? account.lastWorkerId };
    case 'AccountSuspended':
      return { suspension: { reason: event.data.reason } };
    case 'AccountReinstated':
      return { suspension: null };
    case 'SignedOut':
      return event.data.sessionId === undefined
        ? {}
        : { endedSessions: [...account.endedSessions, event.data.sessionId].slice(-ENDED_SESSIONS_KEPT) };
    case 'ContactChangeRequested': {
      const { kind, value, expiresAt } = event.data;
      return { pending: { ...account.pending, [kind]: { value, expiresAt } } };
    }
    case 'ContactChangeWithdrawn':
      return { pending: { ...account.pending, [event.data.kind]: null } };
    case 'ContactChanged':
      return {
        pending: { ...account.pending, [event.data.kind]: null },
        contactChanges: withChange(account.contactChanges, event.data),
      };
    case 'ContactChangeUndone':
      return {
        pending: { email: null, phone: null },
        contactChanges: withoutChange(account.contactChanges, event.data.changeId),
      };
    default:
      return {};
  }
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
