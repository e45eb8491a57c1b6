import type { AccountEvent } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { ENDED_SESSIONS_KEPT, startsNewEra } from '#contracts/events/session-ends.ts';
import type { Language, PaymentMethod, UserType } from '#contracts/roles.ts';
import type { Decider } from '../handling/decider.ts';

type Standing = { status: 'active' } | { status: 'suspended'; reason: string };

export type Account = {
  kind: 'account';
  accountId: string;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
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

export type AccountState = { kind: 'none' } | Account;

export const accountDecider: Decider<AccountState, AccountEvent> = { initialState: { kind: 'none' }, evolve };

function evolve(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === 'AccountRegistered') return registered(event.data);
  // A stream starts with its registration; nothing else can come first.
  return state.kind === 'none' ? state : { ...state, ...changed(state, event), era: state.era + (startsNewEra(event) ? 1 : 0) };
}

function registered(data: DataOf<'AccountRegistered'>): Account {
  return {
    kind: 'account',
    ...data,
    lastWorkerId: data.workerId,
    emailVerified: false,
    phoneVerified: false,
    location: null,
    defaultPaymentMethod: null,
    standing: { status: 'active' },
    era: 0,
    endedSessions: [],
  };
}

type StandingEvent = Extract<AccountEvent, { type: 'RoleChanged' | 'PasswordChanged' | 'AccountSuspended' | 'AccountReinstated' | 'SignedIn' | 'SignedOut' }>;
type PersonalEvent = Exclude<AccountEvent, StandingEvent | { type: 'AccountRegistered' }>;

function changed(account: Account, event: StandingEvent | PersonalEvent): Partial<Account> {
  switch (event.type) {
    case 'RoleChanged':
      return { userType: event.data.userType, workerId: event.data.workerId, lastWorkerId: event.data.workerId ?? account.lastWorkerId };
    case 'AccountSuspended':
      return { standing: { status: 'suspended', reason: event.data.reason } };
    case 'AccountReinstated':
      return { standing: { status: 'active' } };
    case 'PasswordChanged':
    case 'SignedIn':
      return {};
    case 'SignedOut':
      return event.data.sessionId === undefined ? {} : { endedSessions: [...account.endedSessions, event.data.sessionId].slice(-ENDED_SESSIONS_KEPT) };
    default:
      return personalChange(account, event);
  }
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
    case 'EmailVerified':
      return { emailVerified: event.data.email === account.email };
    case 'PhoneVerified':
      return { phoneVerified: event.data.phone === account.phone };
    case 'DefaultPaymentMethodChosen':
      return { defaultPaymentMethod: event.data.method };
    case 'LanguageChosen':
      return { language: event.data.language };
  }
}

/** They can be reached: an address of theirs is proven, or an admin has made them one. */
export function isProven({ userType, emailVerified, phoneVerified }: Account): boolean {
  return userType === 'admin' || emailVerified || phoneVerified;
}

export function fullName({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
