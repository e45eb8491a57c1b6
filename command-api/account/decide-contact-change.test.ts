import { describe, expect, test } from 'vitest';
import type { Account } from '#contracts/account/account-fold.ts';
import type { AccountEvent, ContactKind } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { AccountCommand } from './commands.ts';
import { accountDecider } from './decider.ts';

const noon = '2026-11-20T04:00:00.000Z';
const tomorrow = '2026-11-21T04:00:00.000Z';
const inAWeek = '2026-11-27T04:00:00.000Z';
const old = { email: 'maria@example.com', phone: '+639171234567' };
const wanted = { email: 'mia@example.com', phone: '+639180000001' };

const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: {
    accountId: 'a-1',
    ...old,
    firstName: 'Maria',
    lastName: 'Santos',
    userType: 'worker',
    workerId: 'w-1',
    avatar: null,
    language: 'fil',
  },
};
const emailProven: AccountEvent = { type: 'EmailVerified', data: { email: old.email } };
const phoneProven: AccountEvent = { type: 'PhoneVerified', data: { phone: old.phone } };

const givenEvents = givenEventsOf(accountDecider);
const given = (...events: AccountEvent[]) => givenEvents([registered, ...events]);

function account(...events: AccountEvent[]): Account {
  const { state } = given(...events);
  if (state.kind === 'none') throw new Error('There is no account');
  return state;
}

function requested(kind: ContactKind, value: string = wanted[kind], expiresAt = tomorrow): AccountEvent {
  return { type: 'ContactChangeRequested', data: { kind, value, expiresAt } };
}

function changed(changeId: string, data: Partial<DataOf<'ContactChanged'>> & { kind: ContactKind }): AccountEvent {
  const { kind } = data;
  return {
    type: 'ContactChanged',
    data: {
      changeId,
      value: wanted[kind],
      former: old[kind],
      formerProven: true,
      tell: { kind, value: old[kind] },
      undoUntil: inAWeek,
      proof: 'password',
      ...data,
    },
  };
}

function undone(
  changeId: string,
  kind: ContactKind,
  reason: DataOf<'ContactChangeUndone'>['reason'] = 'not_me',
): AccountEvent {
  return {
    type: 'ContactChangeUndone',
    data: { changeId, kind, value: old[kind], proven: true, changedAt: noon, reason },
  };
}

describe('requesting another email or phone', () => {
  const want = (kind: ContactKind, value: string = wanted[kind], now = noon): AccountCommand => ({
    type: 'ChangeAccount',
    data: { [kind]: value, now },
  });

  test.each(['email', 'phone'] as const)('keeps a new %s pending for a day, and changes nothing yet', (kind) => {
    given()
      .when(want(kind))
      .then([requested(kind)]);
    given(requested(kind)).when(want(kind)).then([]);
    given(requested(kind))
      .when(want(kind, wanted[kind], tomorrow))
      .thenLike([{ type: 'ContactChangeRequested' }]);
    expect(account(emailProven, phoneProven, requested(kind))).toMatchObject({
      ...old,
      emailVerified: true,
      phoneVerified: true,
    });
  });

  test('for the current address cancels the pending request', () => {
    given(requested('email'), requested('phone'))
      .when(want('email', old.email))
      .then([{ type: 'ContactChangeWithdrawn', data: { kind: 'email', reason: 'person' } }]);
    given(requested('phone')).when(want('email', old.email)).then([]);
  });

  test('expires after its day and no sooner', () => {
    const expire = (now: string): AccountCommand => ({
      type: 'WithdrawContactChange',
      data: { kind: 'phone', reason: 'expired', now },
    });
    given(requested('phone')).when(expire(noon)).then([]);
    given(requested('phone'))
      .when(expire(tomorrow))
      .then([{ type: 'ContactChangeWithdrawn', data: { kind: 'phone', reason: 'expired' } }]);
    given().when(expire(tomorrow)).then([]);
  });
});

describe('confirming it', () => {
  const confirm = (kind: ContactKind, ...events: AccountEvent[]) =>
    given(...events).when({
      type: 'ConfirmContactChange',
      data: { kind, value: wanted[kind], changeId: 'c-1', proof: 'password', now: noon },
    });

  test('notifies a replaced proven address for a week', () => {
    confirm('email', emailProven, requested('email')).then([changed('c-1', { kind: 'email' })]);
    confirm('phone', emailProven, phoneProven, requested('phone')).then([changed('c-1', { kind: 'phone' })]);
  });

  test('notifies the other address instead of an unproven one, which may be a stranger’s, if any', () => {
    confirm('phone', emailProven, requested('phone')).then([
      changed('c-1', { kind: 'phone', formerProven: false, tell: { kind: 'email', value: old.email } }),
    ]);
    confirm('email', requested('email')).then([changed('c-1', { kind: 'email', formerProven: false, tell: null })]);
  });

  test('requires the pending address within its day', () => {
    confirm('email', emailProven).then({ refused: 'wrong_code' });
    confirm('email', requested('email', 'third@example.com')).then({ refused: 'wrong_code' });
    confirm('email', requested('email', wanted.email, noon)).then({ refused: 'wrong_code' });
  });

  test('takes effect immediately, proven and with no request pending', () => {
    expect(account(emailProven, requested('email'), changed('c-1', { kind: 'email' }))).toMatchObject({
      email: wanted.email,
      emailVerified: true,
      pending: { email: null, phone: null },
      era: 0,
    });
  });

  test('changes it once when it repeats', () => {
    confirm('email', emailProven, requested('email'), changed('c-1', { kind: 'email' })).then([]);
  });

  test('drops changes older than a week with the next one', () => {
    const later = changed('c-2', { kind: 'phone', undoUntil: '2026-12-20T04:00:00.000Z' });
    expect(account(changed('c-1', { kind: 'email' }), later).contactChanges.map(({ changeId }) => changeId)).toEqual([
      'c-2',
    ]);
  });
});

describe('undoing it', () => {
  const undo = (changeId: string, events: AccountEvent[], now = tomorrow) =>
    given(emailProven, phoneProven, ...events).when({ type: 'UndoContactChange', data: { changeId, now } });
  const both = [changed('c-1', { kind: 'email' }), changed('c-2', { kind: 'phone' })];

  test('restores and proves the former address, ends all sessions and cancels the request', () => {
    undo('c-1', [changed('c-1', { kind: 'email' })]).then([undone('c-1', 'email')]);
    const before = account(emailProven, changed('c-1', { kind: 'email' }), requested('phone'));
    expect(accountDecider.evolve(before, undone('c-1', 'email'))).toMatchObject({
      email: old.email,
      emailVerified: true,
      pending: { email: null, phone: null },
      contactChanges: [],
      era: before.era + 1,
    });
  });

  test('works within a week and once', () => {
    const change = changed('c-1', { kind: 'email' });
    undo('c-1', [change], inAWeek).then({ refused: 'link_expired' });
    undo('c-1', [change, undone('c-1', 'email')]).then({ refused: 'link_expired' });
    undo('never', [change]).then({ refused: 'link_expired' });
  });

  test('works for each of two addresses, in either order', () => {
    undo('c-1', both).then([undone('c-1', 'email')]);
    undo('c-2', [...both, undone('c-1', 'email')]).then([undone('c-2', 'phone')]);
    expect(account(emailProven, phoneProven, ...both, undone('c-2', 'phone'), undone('c-1', 'email'))).toMatchObject({
      ...old,
      emailVerified: true,
      phoneVerified: true,
    });
  });

  test('undoes later changes of the same kind too, whose links went to the thief', () => {
    const chain = [
      changed('c-1', { kind: 'email' }),
      changed('c-3', {
        kind: 'email',
        former: wanted.email,
        value: 'third@example.com',
        tell: { kind: 'email', value: wanted.email },
      }),
    ];
    undo('c-1', chain).then([undone('c-1', 'email')]);
    undo('c-3', [...chain, undone('c-1', 'email')]).then({ refused: 'link_expired' });
    // The thief at the second address goes first, and wins nothing by it.
    const back: AccountEvent = {
      type: 'ContactChangeUndone',
      data: { changeId: 'c-3', kind: 'email', value: wanted.email, proven: true, changedAt: noon, reason: 'not_me' },
    };
    undo('c-1', [...chain, back]).then([undone('c-1', 'email')]);
  });

  test('undoes a change of the other address that only the thief was notified of', () => {
    const first: AccountEvent = changed('c-2', {
      kind: 'phone',
      former: null,
      formerProven: false,
      tell: { kind: 'email', value: wanted.email },
    });
    const back: AccountEvent = {
      type: 'ContactChangeUndone',
      data: { changeId: 'c-2', kind: 'phone', value: null, proven: false, changedAt: noon, reason: 'with_earlier' },
    };
    undo('c-1', [changed('c-1', { kind: 'email' }), first]).then([undone('c-1', 'email'), back]);
    expect(account(changed('c-1', { kind: 'email' }), first, undone('c-1', 'email'), back)).toMatchObject({
      email: old.email,
      phone: null,
      phoneVerified: false,
      contactChanges: [],
    });
  });

  describe('removes Google accounts', () => {
    const google = { provider: 'google', subject: 'g-1', email: 'g@example.com' } as const;
    const link: AccountEvent = { type: 'CloudSignInLinked', data: { ...google, because: 'person' } };
    const unlink: AccountEvent = { type: 'CloudSignInUnlinked', data: google };
    const change = changed('c-1', { kind: 'email' });

    test('added since, which may be the thief’s', () => {
      undo('c-1', [change, link]).then([undone('c-1', 'email'), unlink]);
      undo('c-1', [change, changed('c-2', { kind: 'phone' }), link]).then([undone('c-1', 'email'), unlink]);
      expect(account(emailProven, change, link, undone('c-1', 'email'), unlink).cloudSignIns).toEqual([]);
    });

    test('but not earlier ones, or those of an owner who restored theirs first', () => {
      undo('c-1', [link, change]).then([undone('c-1', 'email')]);
      undo('c-2', [changed('c-1', { kind: 'email' }), link, changed('c-2', { kind: 'phone' })]).then([
        undone('c-2', 'phone'),
      ]);
      undo('c-1', [change, link, unlink]).then([undone('c-1', 'email')]);
    });

    test('added in the day before', () => {
      const data = { ...google, because: 'person', addedAt: '2026-11-20T03:55:00.000Z' } as const;
      undo('c-1', [{ type: 'CloudSignInLinked', data }, change]).then([undone('c-1', 'email'), unlink]);
    });

    test('unless it is the owner’s only sign-in method', () => {
      const first = changed('c-1', { kind: 'phone', former: null, formerProven: false, tell: null });
      const joined: AccountEvent = {
        type: 'AccountRegistered',
        data: { ...registered.data, email: null, phone: null, hasPassword: false },
      };
      givenEvents([joined, first, link])
        .when({ type: 'UndoContactChange', data: { changeId: 'c-1', now: tomorrow } })
        .thenLike([{ type: 'ContactChangeUndone' }]);
    });
  });

  describe('removes passkeys', () => {
    const name = 'Chrome on Android';
    const added = (passkeyId: string, addedAt: string): AccountEvent => ({
      type: 'PasskeyAdded',
      data: { passkeyId, credentialId: passkeyId, publicKey: 'key', transports: [], isSynced: false, name, addedAt },
    });
    const gone = (passkeyId: string): AccountEvent => ({ type: 'PasskeyRemoved', data: { passkeyId, name } });
    const change = changed('c-1', { kind: 'email' });
    const before = '2026-11-19T04:00:00.000Z';
    const minutesBefore = '2026-11-20T03:55:00.000Z';

    test('added since, which may be the thief’s', () => {
      undo('c-1', [added('p-1', before), change, added('p-2', noon), added('p-3', tomorrow)]).then([
        undone('c-1', 'email'),
        gone('p-2'),
        gone('p-3'),
      ]);
    });

    test('added in the day before, as a thief’s first step', () => {
      undo('c-1', [added('p-1', before), added('p-2', minutesBefore), change]).then([
        undone('c-1', 'email'),
        gone('p-2'),
      ]);
    });

    test('but not those from before the undone change, even after another change', () => {
      const second = changed('c-2', { kind: 'phone', undoUntil: '2026-11-28T04:00:00.000Z' });
      undo('c-2', [change, added('p-1', noon), second]).thenLike([{ type: 'ContactChangeUndone' }]);
      undo('c-1', [change, added('p-1', noon), gone('p-1')]).then([undone('c-1', 'email')]);
    });

    test('together with Google, unless no sign-in method would remain', () => {
      const google = { provider: 'google', subject: 'g-1', email: 'g@example.com' } as const;
      const link: AccountEvent = { type: 'CloudSignInLinked', data: { ...google, because: 'person' } };
      const unlink: AccountEvent = { type: 'CloudSignInUnlinked', data: google };
      undo('c-1', [change, link, added('p-1', tomorrow)]).then([undone('c-1', 'email'), unlink, gone('p-1')]);

      const first = changed('c-1', { kind: 'phone', former: null, formerProven: false, tell: null });
      const joined: AccountEvent = {
        type: 'AccountRegistered',
        data: { ...registered.data, email: null, phone: null, hasPassword: false },
      };
      givenEvents([joined, first, link, added('p-1', tomorrow)])
        .when({ type: 'UndoContactChange', data: { changeId: 'c-1', now: tomorrow } })
        .thenLike([{ type: 'ContactChangeUndone' }]);
    });
  });

  describe('removes second factors', () => {
    const added = { type: 'SecondFactorAdded', data: { kind: 'totp', recoveryCodes: 10 } } as const;
    const gone: AccountEvent = { type: 'SecondFactorRemoved', data: { kind: 'totp' } };
    const change = changed('c-1', { kind: 'email' });

    test('added since, which may be the thief’s', () => {
      undo('c-1', [change, added]).then([undone('c-1', 'email'), gone]);
    });

    test('added in the day before, when a thief could lock the owner out', () => {
      const at = (addedAt: string): AccountEvent => ({ type: added.type, data: { ...added.data, addedAt } });
      undo('c-1', [at('2026-11-19T04:00:00.001Z'), change]).then([undone('c-1', 'email'), gone]);
      undo('c-1', [at('2026-11-19T04:00:00.000Z'), change]).then([undone('c-1', 'email')]);
    });

    test('but not earlier or already removed ones', () => {
      undo('c-1', [added, change]).then([undone('c-1', 'email')]);
      undo('c-1', [change, added, gone]).then([undone('c-1', 'email')]);
      const second = changed('c-2', { kind: 'phone', undoUntil: '2026-11-28T04:00:00.000Z' });
      undo('c-2', [change, added, second]).thenLike([{ type: 'ContactChangeUndone' }]);
    });
  });
});
