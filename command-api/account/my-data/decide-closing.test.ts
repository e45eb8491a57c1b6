import { expect, test } from 'vitest';
import { isActive } from '#contracts/account/account-fold.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { AccountCommand } from '../commands.ts';
import { accountDecider } from '../decider.ts';

const given = givenEventsOf(accountDecider);
const now = '2026-11-20T04:00:00.000Z';
const over = '2026-12-20T04:00:00.000Z';
const registered = (userType: 'client' | 'worker' | 'admin'): AccountEvent => ({
  type: 'AccountRegistered',
  data: {
    accountId: 'a-1',
    email: 'mia@example.ph',
    phone: null,
    firstName: 'Mia',
    lastName: 'Cruz',
    userType,
    workerId: userType === 'worker' ? 'w-1' : null,
    avatar: null,
    language: 'en',
  },
});
const closed = (workerId: string | null): AccountEvent => ({
  type: 'AccountClosed',
  data: { workerId, reopenUntil: over },
});
const completed: AccountEvent = { type: 'AccountClosureCompleted', data: {} };
const close: AccountCommand = { type: 'CloseAccount', data: { now } };
const complete = (at: string): AccountCommand => ({ type: 'CompleteClosure', data: { now: at } });
const signIn: AccountCommand = { type: 'SignIn', data: { method: 'password' } };
const entered: AccountEvent = { type: 'SignedIn', data: { method: 'password' } };

test('closes once, and ends all sessions; an admin must be demoted first', () => {
  given([registered('worker')])
    .when(close)
    .then([closed('w-1')]);
  given([registered('client'), closed(null)])
    .when(close)
    .then([]);
  given([registered('admin')])
    .when(close)
    .thenLike({ refused: 'closing_blocked' });
  const { state } = given([registered('client'), closed(null)]);
  expect(state).toMatchObject({ era: 1 });
  expect(state.kind === 'account' && isActive(state)).toBe(false);
});

test('reopens at sign-in, until it is closed permanently', () => {
  given([registered('worker'), closed('w-1')])
    .when(signIn)
    .then([{ type: 'AccountReopened', data: { workerId: 'w-1' } }, entered]);
  given([registered('client'), closed(null), { type: 'AccountReopened', data: { workerId: null } }])
    .when(signIn)
    .then([entered]);
  given([registered('client'), closed(null), completed])
    .when(signIn)
    .thenLike({ refused: 'wrong_credentials' });
});

test('closes permanently after thirty days, once, and never after a reopening', () => {
  given([registered('client'), closed(null)])
    .when(complete('2026-12-20T03:59:59.999Z'))
    .then([]);
  given([registered('client'), closed(null)])
    .when(complete(over))
    .then([completed]);
  given([registered('client'), closed(null), completed])
    .when(complete(over))
    .then([]);
  given([registered('client'), closed(null), { type: 'AccountReopened', data: { workerId: null } }])
    .when(complete(over))
    .then([]);
});
