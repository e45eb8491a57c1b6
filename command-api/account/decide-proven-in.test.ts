import { describe, test } from 'vitest';
import type { AccountEvent } from '#contracts/events/account.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { AccountCommand, ProvenIn } from './commands.ts';
import { accountDecider } from './decider.ts';

const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: {
    accountId: 'a-1',
    email: 'maria@example.com',
    phone: null,
    firstName: 'Maria',
    lastName: 'Santos',
    userType: 'client',
    workerId: null,
    avatar: null,
    language: 'en',
  },
};
const reset: AccountEvent = { type: 'PasswordChanged', data: { cause: 'reset' } };
const signedOut: AccountEvent = { type: 'SignedOut', data: { sessionId: 's-1' } };
const hasApp: AccountEvent = { type: 'SecondFactorAdded', data: { kind: 'totp', recoveryCodes: 10 } };
const wanted: AccountEvent = {
  type: 'ContactChangeRequested',
  data: { kind: 'email', value: 'mia@example.com', expiresAt: '2026-11-21T04:00:00.000Z' },
};
const passkey = { passkeyId: 'p-1', credentialId: 'c-1', publicKey: 'key', transports: [], isSynced: false };
const google = { provider: 'google', subject: 'g-1', email: null } as const;

const given = givenEventsOf(accountDecider);

describe.each<[string, (provenIn: ProvenIn) => AccountCommand]>([
  ['another password', (provenIn) => ({ type: 'ChangePassword', data: { cause: 'changed', provenIn } })],
  [
    'a passkey',
    (provenIn) => ({
      type: 'AddPasskey',
      data: { ...passkey, name: 'Chrome', addedAt: '2026-11-20T04:00:00.000Z', provenIn },
    }),
  ],
  ['removing one', (provenIn) => ({ type: 'RemovePasskey', data: { passkeyId: 'p-1', mustKeepOne: false, provenIn } })],
  [
    'an authenticator app',
    (provenIn) => ({ type: 'AddSecondFactor', data: { kind: 'totp', recoveryCodes: 10, provenIn } }),
  ],
  [
    'turning it off',
    (provenIn) => ({ type: 'RemoveSecondFactor', data: { kind: 'totp', mustKeepOne: false, provenIn } }),
  ],
  ['new recovery codes', (provenIn) => ({ type: 'RenewRecoveryCodes', data: { left: 10, provenIn } })],
  ['Google', (provenIn) => ({ type: 'LinkCloudSignIn', data: { ...google, because: 'person', provenIn } })],
  ['removing Google', (provenIn) => ({ type: 'UnlinkCloudSignIn', data: { provider: 'google', provenIn } })],
  [
    'another email',
    (provenIn) => ({
      type: 'ConfirmContactChange',
      data: {
        kind: 'email',
        value: 'mia@example.com',
        changeId: 'c-1',
        proof: 'recent_sign_in',
        now: '2026-11-20T04:00:00.000Z',
        provenIn,
      },
    }),
  ],
])('%s', (_what, command) => {
  test('requires an open session', () => {
    given([registered, wanted, reset])
      .when(command({ era: 0, sessionId: 's-2' }))
      .then({ refused: 'unauthenticated' });
    given([registered, wanted, signedOut])
      .when(command({ era: 0, sessionId: 's-1' }))
      .then({ refused: 'unauthenticated' });
  });
});

test.each([
  ['password', 'wrong_credentials'],
  ['phone_code', 'wrong_credentials'],
  ['passkey', 'passkey_refused'],
  ['google', 'conflict'],
] as const)('refuses a sign-in by %s after all sessions ended', (method, refused) => {
  const signIn: AccountCommand = { type: 'SignIn', data: { method, provenIn: { era: 0 } } };
  given([registered, reset]).when(signIn).then({ refused });
  given([registered, signedOut])
    .when(signIn)
    .then([{ type: 'SignedIn', data: { method } }]);
});

test('refuses its second step then, and the recovery code of a removed app', () => {
  given([registered, hasApp, reset])
    .when({ type: 'SignIn', data: { method: 'password', secondStep: 'totp', provenIn: { era: 1 } } })
    .then({ refused: 'sign_in_expired' });
  given([registered, hasApp, { type: 'SecondFactorReset', data: { reason: 'Lost' } }])
    .when({ type: 'SpendRecoveryCode', data: { left: 9 } })
    .then([]);
});

test('checks a link, or joining by address, again', () => {
  given([registered, reset])
    .when({ type: 'ChangePassword', data: { cause: 'reset', provenIn: { era: 0 } } })
    .then({ refused: 'conflict' });
  given([registered, reset])
    .when({ type: 'LinkCloudSignIn', data: { ...google, because: 'same_email', provenIn: { era: 0 } } })
    .then({ refused: 'conflict' });
});
