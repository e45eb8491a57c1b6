import { describe, expect, it } from 'vitest';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { NewPayoutAccount, SetPayoutAccount, WorkerCommand } from './commands.ts';
import { workerDecider } from './decider.ts';
import { payoutAccountFrom } from './payout-account.ts';

const applied: WorkerEvent = {
  type: 'WorkerApplied',
  data: { workerId: 'w1', accountId: 'a1', name: 'Ramon Cruz', avatar: null },
};
const gcash: NewPayoutAccount = { method: 'gcash', account: '+639171234821', name: 'Ramon Cruz', bank: null };
const set: WorkerEvent = {
  type: 'PayoutAccountSet',
  data: { workerId: 'w1', accountId: 'a1', ...gcash, setAt: '2026-11-01T00:00:00.000Z' },
};
const changed: WorkerEvent = {
  type: 'PayoutAccountSet',
  data: {
    workerId: 'w1',
    accountId: 'a1',
    ...gcash,
    account: '+639990000000',
    setAt: '2026-11-18T03:00:00.000Z',
    heldUntil: '2026-11-20T03:00:00.000Z',
  },
};
const now = '2026-11-18T03:00:00.000Z';
const given = givenEventsOf(workerDecider);

describe('payoutAccountFrom', () => {
  it.each(['09171234821', '0917 123 4821', '63 917 123 4821', '+639171234821'])(
    'normalises the wallet number %s',
    (account) => {
      expect(payoutAccountFrom({ method: 'maya', account, name: 'Ramon Cruz', bank: 'ignored' })).toEqual({
        ...gcash,
        method: 'maya',
      });
    },
  );

  it('removes spaces and dashes from a bank account number', () => {
    expect(payoutAccountFrom({ method: 'bank', account: '0012-3456 7890', name: 'Ramon Cruz', bank: 'BPI' })).toEqual({
      method: 'bank',
      account: '001234567890',
      name: 'Ramon Cruz',
      bank: 'BPI',
    });
  });

  it.each(['(02) 8123 4567', '0917123482', '+12025550123', 'nonsense', ''])(
    'rejects the wallet number %j',
    (account) => {
      expect(payoutAccountFrom({ method: 'gcash', account, name: 'Ramon Cruz' })).toEqual({
        errors: [{ path: 'account', message: 'Not a Philippine mobile number' }],
      });
    },
  );
});

describe('setting a payout account', () => {
  const setAccount = (over: Partial<SetPayoutAccount> = {}): WorkerCommand => ({
    type: 'SetPayoutAccount',
    data: { wanted: gcash, now, codeIsRight: true, ...over },
  });
  const rows = [
    { known: false, codeIsRight: false, allowed: false },
    { known: false, codeIsRight: true, allowed: true },
    { known: true, codeIsRight: false, allowed: false },
    { known: true, codeIsRight: true, allowed: true },
  ];

  it.each(rows)('needs the right code: %j', ({ known, codeIsRight, allowed }) => {
    const wanted: NewPayoutAccount = { method: 'bank', account: '001234567890', name: 'Ramon Cruz', bank: 'BPI' };
    const outcome = given(known ? [applied, set] : [applied]).when(setAccount({ wanted, codeIsRight }));
    const held = { heldUntil: '2026-11-20T03:00:00.000Z', ...(!known && { first: true }) };
    if (allowed)
      outcome.then([
        { type: 'PayoutAccountSet', data: { workerId: 'w1', accountId: 'a1', ...wanted, setAt: now, ...held } },
      ]);
    else outcome.thenLike({ refused: 'not_allowed_now', details: { needs: 'phoneCode' } });
  });

  it('holds payouts for 48 hours, except for a first account from before that rule', () => {
    const heldUntil = (events: WorkerEvent[]) => {
      const { state } = given(events);
      return state.kind === 'worker' ? state.payoutAccount?.heldUntil : undefined;
    };
    expect(heldUntil([applied, set])).toBeNull();
    expect(heldUntil([applied, set, changed])).toBe('2026-11-20T03:00:00.000Z');
  });

  it('changes nothing and needs no code when the account is the same', () => {
    given([applied, set])
      .when(setAccount({ codeIsRight: false }))
      .then([]);
  });

  it('is refused to an account that never applied', () => {
    given([]).when(setAccount()).then({ refused: 'not_found' });
  });
});

describe('withdrawing a payout account', () => {
  const withdraw = (since: string): WorkerCommand => ({ type: 'WithdrawPayoutAccount', data: { since } });
  const withdrawn: WorkerEvent = {
    type: 'PayoutAccountWithdrawn',
    data: { workerId: 'w1', accountId: 'a1', setAt: now, reason: 'number_change_undone' },
  };

  it('withdraws an account set after the number change', () => {
    const outcome = given([applied, set, changed]).when(withdraw('2026-11-18T02:00:00.000Z'));
    outcome.then([withdrawn]);
    outcome.when(withdraw('2026-11-18T02:00:00.000Z')).then([]);
    expect(outcome.state).toMatchObject({ payoutAccount: null });
  });

  it('keeps an account set before the number change', () => {
    given([applied, set, changed]).when(withdraw('2026-11-18T03:00:00.001Z')).then([]);
    given([applied]).when(withdraw(now)).then([]);
    given([]).when(withdraw(now)).then([]);
  });
});
