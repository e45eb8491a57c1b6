import { describe, test } from 'vitest';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { givenEventsOf } from '#infra/eventing/testing/given-when-then.ts';
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

  test('opens an account without a password, whose email is proven, and signs in', () => {
    given([])
      .when(join())
      .then([
        byGoogle[0]!,
        { type: 'EmailVerified', data: { email: 'bea@gmail.com' } },
        byGoogle[1]!,
        { type: 'SignedIn', data: { method: 'google' } },
      ]);
  });

  test('leaves an address unproven that nobody proved', () => {
    given([])
      .when(join({ emailProven: false }))
      .thenLike([{ type: 'AccountRegistered' }, { type: 'CloudSignInLinked' }, { type: 'SignedIn' }]);
  });

  test('a second time changes nothing, and nobody else’s account is taken', () => {
    given(byGoogle).when(join()).then([]);
    given([byPassword]).when(join()).then({ refused: 'conflict' });
  });
});

describe('adding Google', () => {
  test('is an event once', () => {
    given([byPassword])
      .when(link())
      .then([linked('person')]);
    given([byPassword, linked('person')])
      .when(link())
      .then([]);
  });

  test('there is room for one of them', () => {
    given([byPassword, linked('person')])
      .when(link({ subject: 'g-2' }))
      .then({ refused: 'already_exists' });
  });

  test('nobody adds it to no account, nor to a suspended one', () => {
    given([]).when(link()).then({ refused: 'not_found' });
    given([byPassword, { type: 'AccountSuspended', data: { reason: 'Rude', workerId: null } }])
      .when(link())
      .then({ refused: 'account_suspended' });
  });
});

describe('letting go of Google', () => {
  const unlinked: AccountEvent = { type: 'CloudSignInUnlinked', data: google };

  test('is possible while there is a password, and then another one can be added', () => {
    given([byPassword, linked('person')])
      .when(unlink)
      .then([unlinked]);
    given([byPassword, linked('person'), unlinked])
      .when(link({ subject: 'g-2' }))
      .thenLike([{ type: 'CloudSignInLinked' }]);
  });

  test('is refused to who has nothing else, until they have a password', () => {
    given(byGoogle).when(unlink).then({ refused: 'last_way_in' });
    given([...byGoogle, { type: 'PasswordChanged', data: {} }])
      .when(unlink)
      .then([unlinked]);
  });

  test('of what is not there changes nothing', () => {
    given([byPassword]).when(unlink).then([]);
    given([]).when(unlink).then({ refused: 'not_found' });
  });
});
