import { describe, expect, test } from 'vitest';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { accountDecider, type AccountState } from './decider.ts';
import { changeProfile } from './decide-profile.ts';
import { registerAccount, signIn, signOut, verifyEmail } from './decide-registration.ts';
import { changeRole, reinstateAccount, suspendAccount } from './decide-suspension.ts';

const maria: DataOf<'AccountRegistered'> = {
  accountId: 'a-1',
  email: 'maria@example.com',
  phone: '+639171234567',
  firstName: 'Maria',
  lastName: 'Santos',
  userType: 'client',
  workerId: null,
  avatar: null,
  language: 'fil',
};
const registered: AccountEvent = { type: 'AccountRegistered', data: maria };
const verified: AccountEvent = { type: 'EmailVerified', data: { email: 'maria@example.com' } };
const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'Rude to workers', workerId: null } };
const profile = {
  firstName: 'Maria',
  lastName: 'Santos',
  email: 'maria@example.com',
  phone: '+639171234567',
  location: null,
};

function given(...events: AccountEvent[]): AccountState {
  return events.reduce(accountDecider.evolve, accountDecider.initialState);
}

function account(...events: AccountEvent[]) {
  const state = given(registered, ...events);
  if (state.kind === 'none') throw new Error('There is no account');
  return state;
}

describe('registering', () => {
  test('someone who opens an account is signed in with it', () => {
    expect(registerAccount({ facts: maria, by: 'themselves' }, given())).toEqual([
      registered,
      { type: 'SignedIn', data: { method: 'registration' } },
    ]);
  });

  test('the address of an account that the platform opens counts as verified', () => {
    expect(registerAccount({ facts: maria, by: 'platform' }, given())).toEqual([registered, verified]);
  });

  test('the same registration again changes nothing', () => {
    expect(registerAccount({ facts: maria, by: 'themselves' }, given(registered))).toEqual([]);
  });

  test('another registration under the same id is refused', () => {
    expect(
      registerAccount({ facts: { ...maria, email: 'other@example.com' }, by: 'themselves' }, given(registered)),
    ).toMatchObject({ refused: 'invalid' });
  });
});

describe('signing in and out', () => {
  test('an active account signs in', () => {
    expect(signIn({ method: 'password' }, given(registered))).toEqual([
      { type: 'SignedIn', data: { method: 'password' } },
    ]);
  });

  test('a suspended account does not', () => {
    expect(signIn({ method: 'password' }, given(registered, suspended))).toEqual({ refused: 'account_suspended' });
  });

  test('a suspended account can still sign out', () => {
    expect(signOut({ sessionId: 's-1' }, given(registered, suspended))).toEqual([
      { type: 'SignedOut', data: { sessionId: 's-1' } },
    ]);
  });

  test.each<[string, AccountEvent]>([
    ['a suspension', suspended],
    ['a new role', { type: 'RoleChanged', data: { userType: 'worker', workerId: 'w-1', formerWorkerId: null } }],
    ['a new password', { type: 'PasswordChanged', data: {} }],
  ])('%s starts a new era, which ends all sessions', (_what, event) => {
    expect(account(event).era).toBe(account().era + 1);
  });

  test('signing in and out, a profile and a reinstatement leave sessions alone', () => {
    const before = account(suspended).era;
    const others: AccountEvent[] = [
      { type: 'SignedIn', data: { method: 'password' } },
      { type: 'SignedOut', data: {} },
      { type: 'ProfileChanged', data: profile },
      { type: 'AccountReinstated', data: { workerId: null } },
    ];
    expect(account(suspended, ...others).era).toBe(before);
  });
});

describe('verifying an address', () => {
  test('the present address becomes verified, once', () => {
    expect(verifyEmail({ email: 'maria@example.com' }, given(registered))).toEqual([verified]);
    expect(verifyEmail({ email: 'maria@example.com' }, given(registered, verified))).toEqual([]);
  });

  test('a code for a former address proves nothing', () => {
    expect(verifyEmail({ email: 'old@example.com' }, given(registered))).toEqual({ refused: 'wrong_code' });
  });

  test('a new address is unverified, a new name is not a new address', () => {
    expect(account(verified, { type: 'ProfileChanged', data: { ...profile, firstName: 'Mia' } }).emailVerified).toBe(
      true,
    );
    expect(
      account(verified, { type: 'ProfileChanged', data: { ...profile, email: 'new@example.com' } }).emailVerified,
    ).toBe(false);
  });
});

describe('changing the profile', () => {
  test('an event holds the whole resulting profile', () => {
    expect(changeProfile({ firstName: 'Mia' }, given(registered))).toEqual([
      { type: 'ProfileChanged', data: { ...profile, firstName: 'Mia' } },
    ]);
  });

  test('each kind of change is an event of its own', () => {
    const changes = {
      location: { lat: 14.55, lng: 121.02, city: 'Makati' },
      avatar: '/avatars/a.svg',
      language: 'ceb',
      defaultPaymentMethod: 'gcash',
    } as const;
    expect(changeProfile(changes, given(registered))).toEqual([
      { type: 'ProfileChanged', data: { ...profile, location: changes.location } },
      { type: 'AvatarChanged', data: { avatar: '/avatars/a.svg' } },
      { type: 'LanguageChosen', data: { language: 'ceb' } },
      { type: 'DefaultPaymentMethodChosen', data: { method: 'gcash' } },
    ]);
  });

  test('what is so already changes nothing', () => {
    expect(
      changeProfile({ ...profile, location: undefined, avatar: null, language: 'fil' }, given(registered)),
    ).toEqual([]);
  });

  test('a picture can be taken away', () => {
    const withPicture: AccountEvent = { type: 'AvatarChanged', data: { avatar: '/avatars/a.svg' } };
    expect(changeProfile({ avatar: null }, given(registered, withPicture))).toEqual([
      { type: 'AvatarChanged', data: { avatar: null } },
    ]);
  });

  test('nobody changes an account that is not there', () => {
    expect(changeProfile({ firstName: 'Mia' }, given())).toEqual({ refused: 'not_found' });
  });
});

describe('what admins decide', () => {
  test('an admin suspends and reinstates; doing it twice changes nothing', () => {
    expect(suspendAccount({ reason: 'Rude to workers', by: 'admin' }, given(registered))).toEqual([suspended]);
    expect(suspendAccount({ reason: 'Again', by: 'admin' }, given(registered, suspended))).toEqual([]);
    expect(reinstateAccount(given(registered, suspended))).toEqual([
      { type: 'AccountReinstated', data: { workerId: null } },
    ]);
    expect(reinstateAccount(given(registered))).toEqual([]);
  });

  test('an admin can neither suspend nor demote themselves', () => {
    expect(suspendAccount({ reason: 'Holiday', by: 'a-1' }, given(registered))).toMatchObject({
      refused: 'not_allowed_now',
    });
    expect(changeRole({ userType: 'admin', newWorkerId: 'w-1', by: 'a-1' }, given(registered))).toMatchObject({
      refused: 'not_allowed_now',
    });
  });

  test('who becomes a worker gets a worker id, and the same one again on coming back', () => {
    const toWorker = changeRole({ userType: 'worker', newWorkerId: 'w-1', by: 'admin' }, given(registered));
    expect(toWorker).toEqual([
      { type: 'RoleChanged', data: { userType: 'worker', workerId: 'w-1', formerWorkerId: null } },
    ]);
    const former = given(
      registered,
      { type: 'RoleChanged', data: { userType: 'worker', workerId: 'w-1', formerWorkerId: null } },
      { type: 'RoleChanged', data: { userType: 'client', workerId: null, formerWorkerId: 'w-1' } },
    );
    expect(changeRole({ userType: 'worker', newWorkerId: 'w-2', by: 'admin' }, former)).toEqual(toWorker);
  });

  test('who has the role already keeps it', () => {
    expect(changeRole({ userType: 'client', newWorkerId: 'w-1', by: 'admin' }, given(registered))).toEqual([]);
  });
});
