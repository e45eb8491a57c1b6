import { describe, expect, test } from 'vitest';
import type { AccountEvent, ContactKind } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import {
  confirmContactChange,
  requestContactChange,
  undoContactChange,
  withdrawContactChange,
} from './decide-contact-change.ts';
import { type Account, accountDecider, type AccountState } from './decider.ts';

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

function given(...events: AccountEvent[]): AccountState {
  return [registered, ...events].reduce(accountDecider.evolve, accountDecider.initialState);
}

function account(...events: AccountEvent[]): Account {
  const state = given(...events);
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

describe('wanting another email or phone', () => {
  test.each(['email', 'phone'] as const)('a new %s is wanted for a day and changes nothing', (kind) => {
    const want = { kind, value: wanted[kind], now: noon };
    expect(requestContactChange(want, given())).toEqual([requested(kind)]);
    expect(requestContactChange(want, given(requested(kind)))).toEqual([]);
    expect(requestContactChange({ ...want, now: tomorrow }, given(requested(kind)))).toMatchObject([
      { type: 'ContactChangeRequested' },
    ]);
    expect(account(emailProven, phoneProven, requested(kind))).toMatchObject({
      ...old,
      emailVerified: true,
      phoneVerified: true,
    });
  });

  test('the present one takes the wish back', () => {
    const back = { kind: 'email', value: old.email, now: noon } as const;
    expect(requestContactChange(back, given(requested('email'), requested('phone')))).toEqual([
      { type: 'ContactChangeWithdrawn', data: { kind: 'email', reason: 'person' } },
    ]);
    expect(requestContactChange(back, given(requested('phone')))).toEqual([]);
  });

  test('it expires when its day is over and not before', () => {
    const expire = (now: string) =>
      withdrawContactChange({ kind: 'phone', reason: 'expired', now }, given(requested('phone')));
    expect(expire(noon)).toEqual([]);
    expect(expire(tomorrow)).toEqual([{ type: 'ContactChangeWithdrawn', data: { kind: 'phone', reason: 'expired' } }]);
    expect(withdrawContactChange({ kind: 'phone', reason: 'expired', now: tomorrow }, given())).toEqual([]);
  });
});

describe('confirming it', () => {
  const confirm = (kind: ContactKind, ...events: AccountEvent[]) =>
    confirmContactChange(
      { kind, value: wanted[kind], changeId: 'c-1', proof: 'password', now: noon },
      given(...events),
    );

  test('a proven address that is left hears of it, for a week', () => {
    expect(confirm('email', emailProven, requested('email'))).toEqual([changed('c-1', { kind: 'email' })]);
    expect(confirm('phone', emailProven, phoneProven, requested('phone'))).toEqual([changed('c-1', { kind: 'phone' })]);
  });

  test('an unproven one may be a stranger’s: then the person’s other address hears of it, or nobody', () => {
    expect(confirm('phone', emailProven, requested('phone'))).toEqual([
      changed('c-1', { kind: 'phone', formerProven: false, tell: { kind: 'email', value: old.email } }),
    ]);
    expect(confirm('email', requested('email'))).toEqual([
      changed('c-1', { kind: 'email', formerProven: false, tell: null }),
    ]);
  });

  test('only what is wanted, and within its day', () => {
    expect(confirm('email', emailProven)).toEqual({ refused: 'wrong_code' });
    expect(confirm('email', requested('email', 'third@example.com'))).toEqual({ refused: 'wrong_code' });
    expect(confirm('email', requested('email', wanted.email, noon))).toEqual({ refused: 'wrong_code' });
  });

  test('it counts at once, is proven, and nothing is wanted any more', () => {
    expect(account(emailProven, requested('email'), changed('c-1', { kind: 'email' }))).toMatchObject({
      email: wanted.email,
      emailVerified: true,
      pending: { email: null, phone: null },
      era: 0,
    });
  });

  test('twice changes it once', () => {
    expect(confirm('email', emailProven, requested('email'), changed('c-1', { kind: 'email' }))).toEqual([]);
  });

  test('changes of more than a week ago are forgotten with the next one', () => {
    const later = changed('c-2', { kind: 'phone', undoUntil: '2026-12-20T04:00:00.000Z' });
    expect(account(changed('c-1', { kind: 'email' }), later).contactChanges.map(({ changeId }) => changeId)).toEqual([
      'c-2',
    ]);
  });
});

describe('undoing it', () => {
  const undo = (changeId: string, events: AccountEvent[], now = tomorrow) =>
    undoContactChange({ changeId, now }, given(emailProven, phoneProven, ...events));
  const both = [changed('c-1', { kind: 'email' }), changed('c-2', { kind: 'phone' })];

  test('the former address is back and proven, all sessions are over, nothing is wanted', () => {
    expect(undo('c-1', [changed('c-1', { kind: 'email' })])).toEqual([undone('c-1', 'email')]);
    const before = account(emailProven, changed('c-1', { kind: 'email' }), requested('phone'));
    expect(accountDecider.evolve(before, undone('c-1', 'email'))).toMatchObject({
      email: old.email,
      emailVerified: true,
      pending: { email: null, phone: null },
      contactChanges: [],
      era: before.era + 1,
    });
  });

  test('within a week and once', () => {
    const change = changed('c-1', { kind: 'email' });
    expect(undo('c-1', [change], inAWeek)).toEqual({ refused: 'link_expired' });
    expect(undo('c-1', [change, undone('c-1', 'email')])).toEqual({ refused: 'link_expired' });
    expect(undo('never', [change])).toEqual({ refused: 'link_expired' });
  });

  test('each of two addresses has an undo of its own, in either order', () => {
    expect(undo('c-1', both)).toEqual([undone('c-1', 'email')]);
    expect(undo('c-2', [...both, undone('c-1', 'email')])).toEqual([undone('c-2', 'phone')]);
    expect(account(emailProven, phoneProven, ...both, undone('c-2', 'phone'), undone('c-1', 'email'))).toMatchObject({
      ...old,
      emailVerified: true,
      phoneVerified: true,
    });
  });

  test('of the first of several takes the later ones of its kind with it: their links led to the thief', () => {
    const chain = [
      changed('c-1', { kind: 'email' }),
      changed('c-3', {
        kind: 'email',
        former: wanted.email,
        value: 'third@example.com',
        tell: { kind: 'email', value: wanted.email },
      }),
    ];
    expect(undo('c-1', chain)).toEqual([undone('c-1', 'email')]);
    expect(undo('c-3', [...chain, undone('c-1', 'email')])).toEqual({ refused: 'link_expired' });
    // The thief at the second address goes first, and wins nothing by it.
    const back: AccountEvent = {
      type: 'ContactChangeUndone',
      data: { changeId: 'c-3', kind: 'email', value: wanted.email, proven: true, changedAt: noon, reason: 'not_me' },
    };
    expect(undo('c-1', [...chain, back])).toEqual([undone('c-1', 'email')]);
  });

  test('takes a change of the other address with it that was told to the thief only', () => {
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
    expect(undo('c-1', [changed('c-1', { kind: 'email' }), first])).toEqual([undone('c-1', 'email'), back]);
    expect(account(changed('c-1', { kind: 'email' }), first, undone('c-1', 'email'), back)).toMatchObject({
      email: old.email,
      phone: null,
      phoneVerified: false,
      contactChanges: [],
    });
  });
});
