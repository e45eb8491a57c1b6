import { describe, test } from 'vitest';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { AccountCommand } from './commands.ts';
import { accountDecider } from './decider.ts';

const given = givenEventsOf(accountDecider);

const bea: DataOf<'AccountRegistered'> = {
  accountId: 'a-1',
  email: 'bea@gmail.com',
  phone: null,
  firstName: 'Bea',
  lastName: 'Navarro',
  userType: 'client',
  workerId: null,
  avatar: null,
  language: 'fil',
};
const google = { provider: 'google', subject: 'g-1', email: 'bea@gmail.com' } as const;
const linked = (because: DataOf<'CloudSignInLinked'>['because']): AccountEvent => ({
  type: 'CloudSignInLinked',
  data: { ...google, because },
});
const byPassword: AccountEvent = { type: 'AccountRegistered', data: bea };
const byGoogle: AccountEvent[] = [
  { type: 'AccountRegistered', data: { ...bea, hasPassword: false } },
  linked('registration'),
];
const link = (over: object = {}): AccountCommand => ({
  type: 'LinkCloudSignIn',
  data: { ...google, because: 'person', ...over },
});
const unlink: AccountCommand = { type: 'UnlinkCloudSignIn', data: { provider: 'google' } };

describe('joining by Google', () => {
  const join = (over: object = {}): AccountCommand => ({
    type: 'RegisterByCloud',
    data: { facts: { ...bea, hasPassword: false }, emailProven: true, link: google, ...over },
  });

  test('opens an account without a password, with a proven email, and signs in', () => {
    given([])
      .when(join())
      .then([
        byGoogle[0]!,
        { type: 'EmailVerified', data: { email: 'bea@gmail.com' } },
        byGoogle[1]!,
        { type: 'SignedIn', data: { method: 'google' } },
      ]);
  });

  test('leaves an unproven address unproven', () => {
    given([])
      .when(join({ emailProven: false }))
      .thenLike([{ type: 'AccountRegistered' }, { type: 'CloudSignInLinked' }, { type: 'SignedIn' }]);
  });

  test('changes nothing the second time, and takes over no other account', () => {
    given(byGoogle).when(join()).then([]);
    given([byPassword]).when(join()).then({ refused: 'conflict' });
  });
});

describe('adding Google', () => {
  test('is one event', () => {
    given([byPassword])
      .when(link())
      .then([linked('person')]);
    given([byPassword, linked('person')])
      .when(link())
      .then([]);
  });

  test('allows one Google account', () => {
    given([byPassword, linked('person')])
      .when(link({ subject: 'g-2' }))
      .then({ refused: 'already_exists' });
  });

  test('is refused for missing and suspended accounts', () => {
    given([]).when(link()).then({ refused: 'not_found' });
    given([byPassword, { type: 'AccountSuspended', data: { reason: 'Rude', workerId: null } }])
      .when(link())
      .then({ refused: 'account_suspended' });
  });
});

describe('removing Google', () => {
  const unlinked: AccountEvent = { type: 'CloudSignInUnlinked', data: google };

  test('is possible with a password, and allows adding another', () => {
    given([byPassword, linked('person')])
      .when(unlink)
      .then([unlinked]);
    given([byPassword, linked('person'), unlinked])
      .when(link({ subject: 'g-2' }))
      .thenLike([{ type: 'CloudSignInLinked' }]);
  });

  test('is refused without another sign-in method until a password exists', () => {
    given(byGoogle).when(unlink).then({ refused: 'last_way_in' });
    given([...byGoogle, { type: 'PasswordChanged', data: {} }])
      .when(unlink)
      .then([unlinked]);
  });

  test('that is missing changes nothing', () => {
    given([byPassword]).when(unlink).then([]);
    given([]).when(unlink).then({ refused: 'not_found' });
  });
});
