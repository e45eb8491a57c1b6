import { describe, test } from 'vitest';
import { MOST_PASSKEYS } from '#contracts/account/sign-in-methods.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { AccountCommand } from './commands.ts';
import { accountDecider } from './decider.ts';

const given = givenEventsOf(accountDecider);

const registered = (over: Partial<DataOf<'AccountRegistered'>> = {}): AccountEvent => ({
  type: 'AccountRegistered',
  data: {
    accountId: 'a-1',
    email: 'bea@suki.test',
    phone: null,
    firstName: 'Bea',
    lastName: 'Navarro',
    userType: 'client',
    workerId: null,
    avatar: null,
    language: 'fil',
    ...over,
  },
});
const passkey = (passkeyId = 'p-1') => ({
  passkeyId,
  credentialId: `credential of ${passkeyId}`,
  publicKey: 'key',
  transports: ['internal'],
  isSynced: false,
  name: 'Chrome on Android',
  addedAt: '2026-11-23T12:00:00.000Z',
});
const added = (passkeyId?: string): AccountEvent => ({ type: 'PasskeyAdded', data: passkey(passkeyId) });
const add = (passkeyId?: string): AccountCommand => ({ type: 'AddPasskey', data: passkey(passkeyId) });
const removing = (mustKeepOne: boolean): AccountCommand => ({
  type: 'RemovePasskey',
  data: { passkeyId: 'p-1', mustKeepOne },
});
const remove = removing(false);
const removed: AccountEvent = { type: 'PasskeyRemoved', data: { passkeyId: 'p-1', name: 'Chrome on Android' } };
const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'Rude', workerId: null } };

describe('adding a passkey', () => {
  test('adds a sign-in method', () => {
    given([registered()]).when(add()).then([added()]);
  });

  test('that exists changes nothing', () => {
    given([registered(), added()]).when(add()).then([]);
  });

  test('has a limit', () => {
    const many = Array.from({ length: MOST_PASSKEYS }, (_, index) => added(`p-${index + 10}`));
    given([registered(), ...many])
      .when(add())
      .then({ refused: 'too_many_passkeys' });
    given([registered(), ...many.slice(1)])
      .when(add())
      .then([added()]);
  });

  test('is refused for suspended and missing accounts', () => {
    given([registered(), suspended]).when(add()).then({ refused: 'account_suspended' });
    given([]).when(add()).then({ refused: 'not_found' });
  });
});

describe('renaming a passkey', () => {
  const rename = (name: string): AccountCommand => ({ type: 'RenamePasskey', data: { passkeyId: 'p-1', name } });

  test('changes its name, and ignores the current one', () => {
    const renamed: AccountEvent = { type: 'PasskeyRenamed', data: { passkeyId: 'p-1', name: 'My phone' } };
    given([registered(), added()]).when(rename('My phone')).then([renamed]);
    given([registered(), added(), renamed]).when(rename('My phone')).then([]);
  });

  test('that does not exist is refused', () => {
    given([registered(), added('p-2')])
      .when(rename('My phone'))
      .then({ refused: 'not_found' });
    given([registered(), added(), removed]).when(rename('My phone')).then({ refused: 'not_found' });
  });
});

describe('removing a passkey', () => {
  test('keeps the other sign-in methods', () => {
    given([registered(), added()]).when(remove).then([removed]);
  });

  test('is refused for the last sign-in method', () => {
    given([registered({ hasPassword: false }), added()])
      .when(remove)
      .then({ refused: 'last_way_in' });
    given([registered({ hasPassword: false }), added(), added('p-2')])
      .when(remove)
      .then([removed]);
  });

  test('is refused for the last one of staff who need a second factor', () => {
    const admin = registered({ userType: 'admin' });
    const totp: AccountEvent = { type: 'SecondFactorAdded', data: { kind: 'totp', recoveryCodes: 10 } };
    given([admin, added()]).when(removing(true)).then({ refused: 'second_factor_required' });
    given([admin, added()]).when(removing(false)).then([removed]);
    given([admin, added(), added('p-2')])
      .when(removing(true))
      .then([removed]);
    given([admin, totp, added()]).when(removing(true)).then([removed]);
  });

  test('is refused to staff who need a second factor with the app and no passkey left', () => {
    const admin = registered({ userType: 'admin' });
    const totp: AccountEvent = { type: 'SecondFactorAdded', data: { kind: 'totp', recoveryCodes: 10 } };
    const removeTotp: AccountCommand = { type: 'RemoveSecondFactor', data: { kind: 'totp', mustKeepOne: true } };
    given([admin, totp]).when(removeTotp).then({ refused: 'second_factor_required' });
    given([admin, totp, added()])
      .when(removeTotp)
      .then([{ type: 'SecondFactorRemoved', data: { kind: 'totp' } }]);
  });

  test('is part of a reset by another admin', () => {
    const admin = registered({ userType: 'admin' });
    const agreed = { reason: 'Lost it', approvalId: 'p-1' };
    const reset: AccountEvent = { type: 'SecondFactorReset', data: agreed };
    given([admin, added()])
      .when({ type: 'ResetSecondFactor', data: { ...agreed, by: 'a-2' } })
      .then([reset]);
    given([admin, added(), reset]).when(remove).then([]);
    given([admin, added(), reset])
      .when({ type: 'ResetSecondFactor', data: { ...agreed, by: 'a-2' } })
      .then([]);
  });

  test('that does not exist changes nothing', () => {
    given([registered()]).when(remove).then([]);
  });

  test('allows removing Google while a passkey remains', () => {
    const google = { provider: 'google', subject: 'g-1', email: null } as const;
    given([
      registered({ hasPassword: false }),
      { type: 'CloudSignInLinked', data: { ...google, because: 'registration' } },
      added(),
    ])
      .when({ type: 'UnlinkCloudSignIn', data: { provider: 'google' } })
      .then([{ type: 'CloudSignInUnlinked', data: google }]);
  });
});
