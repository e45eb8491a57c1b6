import { describe, expect, test } from 'vitest';
import { textFaults } from '#contracts/fields.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { AccountCommand, ChangeAccount, RegisterAccount } from './commands.ts';
import { accountDecider } from './decider.ts';

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

const given = givenEventsOf(accountDecider);

function account(...events: AccountEvent[]) {
  const { state } = given([registered, ...events]);
  if (state.kind === 'none') throw new Error('There is no account');
  return state;
}

describe('registering', () => {
  const register = (data: RegisterAccount): AccountCommand => ({ type: 'RegisterAccount', data });

  test('signs a new account in', () => {
    given([])
      .when(register({ facts: maria, by: 'themselves' }))
      .then([registered, { type: 'SignedIn', data: { method: 'registration' } }]);
  });

  test('treats the address of an account opened by the platform as verified', () => {
    given([])
      .when(register({ facts: maria, by: 'platform' }))
      .then([registered, verified]);
  });

  test('ignores a repeated registration', () => {
    given([registered])
      .when(register({ facts: maria, by: 'themselves' }))
      .then([]);
  });

  test('refuses another registration under the same id', () => {
    given([registered])
      .when(register({ facts: { ...maria, email: 'other@example.com' }, by: 'themselves' }))
      .thenLike({ refused: 'invalid' });
  });
});

test('leaves an account that joined by number without a password when an email is added', () => {
  const joined: AccountEvent = { type: 'AccountRegistered', data: { ...maria, email: 'a-1@phone.suki.local' } };
  const proven: AccountEvent = { type: 'PhoneVerified', data: { phone: '+639171234567' } };
  const email: AccountEvent = {
    type: 'ContactChanged',
    data: {
      changeId: 'c-1',
      kind: 'email',
      value: 'maria@example.com',
      former: null,
      formerProven: false,
      tell: { kind: 'phone', value: '+639171234567' },
      undoUntil: '2026-11-27T04:00:00.000Z',
      proof: 'recent_sign_in',
    },
  };
  const { state } = given([joined, proven, email]);
  expect(state).toMatchObject({ email: 'maria@example.com', hasPassword: false });
});

describe('signing in and out', () => {
  const signIn: AccountCommand = { type: 'SignIn', data: { method: 'password' } };
  const signOut: AccountCommand = { type: 'SignOut', data: { sessionId: 's-1' } };

  test('accepts an active account', () => {
    given([registered])
      .when(signIn)
      .then([{ type: 'SignedIn', data: { method: 'password' } }]);
  });

  test('refuses a suspended account', () => {
    given([registered, suspended]).when(signIn).then({ refused: 'account_suspended' });
  });

  test('lets a suspended account sign out', () => {
    given([registered, suspended])
      .when(signOut)
      .then([{ type: 'SignedOut', data: { sessionId: 's-1' } }]);
  });

  test.each<[string, AccountEvent]>([
    ['a suspension', suspended],
    ['a new role', { type: 'RoleChanged', data: { userType: 'worker', workerId: 'w-1', formerWorkerId: null } }],
    ['a new password', { type: 'PasswordChanged', data: {} }],
  ])('starts a new era with %s, which ends all sessions', (_what, event) => {
    expect(account(event).era).toBe(account().era + 1);
  });

  test('keeps sessions through sign-ins, sign-outs, profile changes and reinstatement', () => {
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
  const verifyEmail = (email: string): AccountCommand => ({
    type: 'VerifyContact',
    data: { kind: 'email', value: email },
  });

  test('verifies the current address, once', () => {
    given([registered]).when(verifyEmail('maria@example.com')).then([verified]);
    given([registered, verified]).when(verifyEmail('maria@example.com')).then([]);
  });

  test('rejects a code for a former address', () => {
    given([registered]).when(verifyEmail('old@example.com')).then({ refused: 'wrong_code' });
  });

  test('treats a new address as unverified, and a new name not as a new address', () => {
    expect(account(verified, { type: 'ProfileChanged', data: { ...profile, firstName: 'Mia' } }).emailVerified).toBe(
      true,
    );
    expect(
      account(verified, { type: 'ProfileChanged', data: { ...profile, email: 'new@example.com' } }).emailVerified,
    ).toBe(false);
  });
});

describe('changing the profile', () => {
  const change = (changes: Omit<ChangeAccount, 'now'>): AccountCommand => ({
    type: 'ChangeAccount',
    data: { ...changes, now: '2026-11-20T04:00:00.000Z' },
  });

  test('records the whole resulting profile', () => {
    given([registered])
      .when(change({ firstName: 'Mia' }))
      .then([{ type: 'ProfileChanged', data: { ...profile, firstName: 'Mia' } }]);
  });

  test('records each kind of change as its own event', () => {
    const changes = {
      location: { lat: 14.55, lng: 121.02, city: 'Makati' },
      avatar: '/avatars/a.svg',
      language: 'ceb',
      defaultPaymentMethod: 'gcash',
      notifications: { mails: false },
    } as const;
    given([registered])
      .when(change(changes))
      .then([
        { type: 'ProfileChanged', data: { ...profile, location: changes.location } },
        { type: 'AvatarChanged', data: { avatar: '/avatars/a.svg' } },
        { type: 'LanguageChosen', data: { language: 'ceb' } },
        { type: 'DefaultPaymentMethodChosen', data: { method: 'gcash' } },
        { type: 'NotificationsChosen', data: { popUps: true, mails: false } },
      ]);
  });

  test('ignores unchanged values', () => {
    given([registered])
      .when(change({ ...profile, location: undefined, avatar: null, language: 'fil', notifications: { popUps: true } }))
      .then([]);
  });

  test('can remove a picture', () => {
    given([registered, { type: 'AvatarChanged', data: { avatar: '/avatars/a.svg' } }])
      .when(change({ avatar: null }))
      .then([{ type: 'AvatarChanged', data: { avatar: null } }]);
  });

  test('refuses the platform’s name', () => {
    const errors = [{ path: 'lastName', message: textFaults.reserved }];
    given([registered])
      .when(change({ firstName: 'Mia', lastName: 'Suki Support' }))
      .then({ refused: 'invalid', errors });
  });

  test('keeps an existing reserved name without further effect', () => {
    const before = { ...profile, lastName: 'Admin' };
    given([registered, { type: 'ProfileChanged', data: before }])
      .when(change({ firstName: 'Mia', lastName: 'Admin' }))
      .then([{ type: 'ProfileChanged', data: { ...before, firstName: 'Mia' } }]);
  });

  test('refuses a missing account', () => {
    given([])
      .when(change({ firstName: 'Mia' }))
      .then({ refused: 'not_found' });
  });
});

describe('admin decisions', () => {
  const suspend = (reason: string, by = 'admin'): AccountCommand => ({
    type: 'SuspendAccount',
    data: { reason, by, openJobs: 0 },
  });
  const reinstate: AccountCommand = { type: 'ReinstateAccount', data: null };
  const toWorker = (newWorkerId: string): AccountCommand => ({
    type: 'ChangeRole',
    data: { userType: 'worker', newWorkerId, by: 'admin', openJobs: 0 },
  });

  test('suspend and reinstate, each once', () => {
    given([registered]).when(suspend('Rude to workers')).then([suspended]);
    given([registered, suspended]).when(suspend('Again')).then([]);
    given([registered, suspended])
      .when(reinstate)
      .then([{ type: 'AccountReinstated', data: { workerId: null } }]);
    given([registered]).when(reinstate).then([]);
  });

  test('need two admins to suspend a worker with open jobs, unless safety is at risk', () => {
    const withJobs = (changes: { cause?: 'safety'; approvalId?: string } = {}): AccountCommand => ({
      type: 'SuspendAccount',
      data: { reason: 'Rude to clients', by: 'admin', openJobs: 1, ...changes },
    });
    given([registered]).when(withJobs()).thenLike({ refused: 'second_admin_needed' });
    given([registered])
      .when(withJobs({ approvalId: 'p-1' }))
      .then([{ type: 'AccountSuspended', data: { reason: 'Rude to clients', workerId: null, approvalId: 'p-1' } }]);
    given([registered])
      .when(withJobs({ cause: 'safety' }))
      .then([{ type: 'AccountSuspended', data: { reason: 'Rude to clients', workerId: null, cause: 'safety' } }]);
    given([registered, suspended]).when(withJobs()).then([]);
  });

  test('sign another user out everywhere, with a new era', () => {
    const end = (by: string): AccountCommand => ({ type: 'EndSessions', data: { reason: 'Lost the phone', by } });
    const ended = { type: 'SessionsEnded', data: { reason: 'Lost the phone' } } as const;
    given([registered]).when(end('admin')).then([ended]);
    given([registered]).when(end('a-1')).thenLike({ refused: 'not_allowed_now' });
    given([]).when(end('admin')).thenLike({ refused: 'not_found' });
    expect(given([registered, ended]).state).toMatchObject({ era: 1 });
  });

  test('cannot suspend or demote the admin themselves', () => {
    given([registered]).when(suspend('Holiday', 'a-1')).thenLike({ refused: 'not_allowed_now' });
    given([registered])
      .when({ type: 'ChangeRole', data: { userType: 'admin', newWorkerId: 'w-1', by: 'a-1', openJobs: 0 } })
      .thenLike({ refused: 'not_allowed_now' });
  });

  test('keep a worker with open jobs in their role', () => {
    const to = (userType: 'client' | 'worker', openJobs: number): AccountCommand => ({
      type: 'ChangeRole',
      data: { userType, newWorkerId: 'w-1', by: 'admin', openJobs },
    });
    const asWorker: AccountEvent = {
      type: 'RoleChanged',
      data: { userType: 'worker', workerId: 'w-1', formerWorkerId: null },
    };
    given([registered, asWorker]).when(to('client', 1)).thenLike({ refused: 'has_open_jobs' });
    given([registered, asWorker]).when(to('worker', 1)).then([]);
    given([registered, asWorker])
      .when(to('client', 0))
      .then([{ type: 'RoleChanged', data: { userType: 'client', workerId: null, formerWorkerId: 'w-1' } }]);
  });

  test('need a second admin to make or remove an admin', () => {
    const to = (userType: 'admin' | 'client', approvalId?: string): AccountCommand => ({
      type: 'ChangeRole',
      data: { userType, newWorkerId: 'w-1', by: 'admin', approvalId, openJobs: 0 },
    });
    const asAdmin: AccountEvent = {
      type: 'RoleChanged',
      data: { userType: 'admin', staffRole: 'owner', workerId: null, formerWorkerId: null, approvalId: 'p-1' },
    };
    given([registered]).when(to('admin')).thenLike({ refused: 'second_admin_needed' });
    given([registered]).when(to('admin', 'p-1')).then([asAdmin]);
    given([registered, asAdmin]).when(to('client')).thenLike({ refused: 'second_admin_needed' });
    given([registered, asAdmin])
      .when(to('client', 'p-2'))
      .then([
        { type: 'RoleChanged', data: { userType: 'client', workerId: null, formerWorkerId: null, approvalId: 'p-2' } },
      ]);
  });

  test('need a second admin to change a staff role, and only as requested', () => {
    const staff = (staffRole: 'owner' | 'support' | 'finance', approvalId?: string): AccountCommand => ({
      type: 'ChangeRole',
      data: { userType: 'admin', staffRole, newWorkerId: 'w-1', by: 'admin', approvalId, openJobs: 0 },
    });
    const inRole = (staffRole: 'owner' | 'support' | 'finance'): AccountEvent => ({
      type: 'RoleChanged',
      data: { userType: 'admin', staffRole, workerId: null, formerWorkerId: null, approvalId: 'p-1' },
    });
    given([registered])
      .when(staff('support', 'p-1'))
      .then([inRole('support')]);
    given([registered, inRole('support')])
      .when(staff('support', 'p-2'))
      .then([]);
    given([registered, inRole('support')])
      .when(staff('finance'))
      .thenLike({ refused: 'second_admin_needed' });
    given([registered, inRole('support')])
      .when(staff('finance', 'p-1'))
      .then([inRole('finance')]);
  });

  test('treat an admin from before roles as an owner', () => {
    const ofBefore: AccountEvent = {
      type: 'RoleChanged',
      data: { userType: 'admin', workerId: null, formerWorkerId: null, approvalId: 'p-1' },
    };
    expect(given([registered, ofBefore]).state).toMatchObject({ userType: 'admin', staffRole: 'owner' });
    expect(given([registered]).state).toMatchObject({ staffRole: null });
  });

  test('give a new worker an id, and the same one on return', () => {
    const worksNow: AccountEvent = {
      type: 'RoleChanged',
      data: { userType: 'worker', workerId: 'w-1', formerWorkerId: null },
    };
    given([registered]).when(toWorker('w-1')).then([worksNow]);
    given([
      registered,
      worksNow,
      { type: 'RoleChanged', data: { userType: 'client', workerId: null, formerWorkerId: 'w-1' } },
    ])
      .when(toWorker('w-2'))
      .then([worksNow]);
  });

  test('ignore the current role', () => {
    given([registered])
      .when({ type: 'ChangeRole', data: { userType: 'client', newWorkerId: 'w-1', by: 'admin', openJobs: 0 } })
      .then([]);
  });
});
