import { describe, expect, test } from 'vitest';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { AccountCommand } from './commands.ts';
import { accountDecider } from './decider.ts';

const carla: DataOf<'AccountRegistered'> = {
  accountId: 'a-1',
  email: 'carla@suki.test',
  phone: null,
  firstName: 'Carla',
  lastName: 'Ramos',
  userType: 'admin',
  workerId: null,
  avatar: null,
  language: 'en',
};
const registered: AccountEvent = { type: 'AccountRegistered', data: carla };
const client: AccountEvent = { type: 'AccountRegistered', data: { ...carla, userType: 'client' } };
const added: AccountEvent = { type: 'SecondFactorAdded', data: { kind: 'totp', recoveryCodes: 10 } };
const removed: AccountEvent = { type: 'SecondFactorRemoved', data: { kind: 'totp' } };
const reset: AccountEvent = { type: 'SecondFactorReset', data: { reason: 'Lost the phone' } };
const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'Rude', workerId: null } };

const add: AccountCommand = { type: 'AddSecondFactor', data: { kind: 'totp', recoveryCodes: 10 } };
const remove = (mustKeepOne: boolean): AccountCommand => ({
  type: 'RemoveSecondFactor',
  data: { kind: 'totp', mustKeepOne },
});
const resetBy = (by: string, approvalId?: string): AccountCommand => ({
  type: 'ResetSecondFactor',
  data: { reason: 'Lost the phone', by, ...(approvalId !== undefined && { approvalId }) },
});

const given = givenEventsOf(accountDecider);

function account(...events: AccountEvent[]) {
  const { state } = given([registered, ...events]);
  if (state.kind === 'none') throw new Error('There is no account');
  return state;
}

describe('a second factor', () => {
  test('is added once', () => {
    given([registered]).when(add).then([added]);
    given([registered, added]).when(add).thenLike({ refused: 'already_exists' });
  });

  test('requires an active account', () => {
    given([]).when(add).thenLike({ refused: 'not_found' });
    given([registered, suspended]).when(add).thenLike({ refused: 'account_suspended' });
  });

  test('is removed unless required', () => {
    given([registered, added]).when(remove(false)).then([removed]);
    given([registered, added]).when(remove(true)).thenLike({ refused: 'second_factor_required' });
    given([registered]).when(remove(true)).then([]);
  });

  test('can be reset by another admin, not by oneself', () => {
    given([client, added]).when(resetBy('a-2')).then([reset]);
    given([client, added]).when(resetBy('a-1')).thenLike({ refused: 'not_allowed_now' });
    given([client]).when(resetBy('a-2')).then([]);
    given([]).when(resetBy('a-2')).thenLike({ refused: 'not_found' });
  });

  test('of an admin is reset by two, exactly as they agreed', () => {
    const agreed: AccountEvent = { type: 'SecondFactorReset', data: { reason: 'Lost the phone', approvalId: 'p-1' } };
    given([registered, added]).when(resetBy('a-2')).thenLike({ refused: 'second_admin_needed' });
    given([registered, added]).when(resetBy('a-2', 'p-1')).then([agreed]);
    given([registered, added]).when(resetBy('a-1', 'p-1')).thenLike({ refused: 'not_allowed_now' });
    given([registered, added, agreed]).when(resetBy('a-2', 'p-1')).then([]);
  });

  test('is not reset when no sign-in method would remain', () => {
    const byPasskey: AccountEvent = { type: 'AccountRegistered', data: { ...carla, hasPassword: false } };
    given([byPasskey, added]).when(resetBy('a-2', 'p-1')).thenLike({ refused: 'last_way_in' });
  });

  test('ends all sessions when it is added, and when another admin removes it', () => {
    expect(account(added).era).toBe(account().era + 1);
    expect(account(added, reset).era).toBe(account(added).era + 1);
    expect(account(added, removed).era).toBe(account(added).era);
  });
});

describe('recovery codes', () => {
  const renew: AccountCommand = { type: 'RenewRecoveryCodes', data: { left: 10 } };

  test('come with a second factor, and can be replaced', () => {
    given([registered, added])
      .when(renew)
      .then([{ type: 'RecoveryCodesRenewed', data: { left: 10 } }]);
    given([registered]).when(renew).thenLike({ refused: 'not_allowed_now' });
  });

  test('are a method while one is left', () => {
    const used = (left: number): AccountEvent => ({ type: 'RecoveryCodeUsed', data: { left } });
    expect(secondStepsOf(account())).toEqual([]);
    expect(secondStepsOf(account(added))).toEqual(['totp', 'recovery_code']);
    expect(secondStepsOf(account(added, used(9)))).toEqual(['totp', 'recovery_code']);
    expect(secondStepsOf(account(added, used(0)))).toEqual(['totp']);
    expect(secondStepsOf(account(added, removed))).toEqual([]);
    expect(secondStepsOf(account(added, reset))).toEqual([]);
  });
});

test('records the kind of second step in the sign-in', () => {
  given([registered, added])
    .when({ type: 'SignIn', data: { method: 'password', secondStep: 'totp' } })
    .then([{ type: 'SignedIn', data: { method: 'password', secondStep: 'totp' } }]);
  given([registered])
    .when({ type: 'SignIn', data: { method: 'password' } })
    .then([{ type: 'SignedIn', data: { method: 'password' } }]);
});
