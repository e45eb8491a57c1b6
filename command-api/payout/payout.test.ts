import { describe, expect, it } from 'vitest';
import type { PayoutEvent } from '#contracts/events/payout.ts';
import { allowedPayoutActions } from '#contracts/payout/allowed-actions.ts';
import { fridayAfter, payoutFriday } from '#contracts/payout/friday.ts';
import {
  type PayoutAction,
  payoutActions,
  payoutStatuses,
  type PayoutTransition,
  payoutTransitions,
} from '#contracts/payout/lifecycle.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { Payout, PayoutState } from '#contracts/payout/payout-fold.ts';
import { payoutDecider } from './decider.ts';
import {
  accountChanged,
  adding,
  changed,
  decide,
  earned,
  fridayBegins,
  gcash,
  given,
  historyTo,
  line,
  missingAccount,
  owing,
} from './testing/payout-fixture.ts';

const now = '2026-11-20T02:00:00.000Z';
const types = (decision: Decision<PayoutEvent>) =>
  isRefusal(decision) ? decision.refused : decision.map(({ type }) => type);
const after = (state: PayoutState, decision: Decision<PayoutEvent>) =>
  isRefusal(decision) ? state : decision.reduce(payoutDecider.evolve, state);
const statusOf = (state: PayoutState) => (state.kind === 'none' ? null : state.status);

/** Each action as it would be done now, something new each time. */
const actions: Record<Exclude<PayoutAction, 'carry_forward'>, (state: PayoutState) => Decision<PayoutEvent>> = {
  add_earning: (state) => decide({ type: 'AddPayoutLine', data: adding(line('job:b2', 100_00)) }, state),
  schedule: (state) => decide({ type: 'SchedulePayout', data: { account: gcash, now } }, state),
  hold: (state) => decide({ type: 'HoldPayout', data: { reason: 'A complaint' } }, state),
  release: (state) => decide({ type: 'ReleasePayout', data: { account: gcash, now } }, state),
  mark_paid: (state) => decide({ type: 'MarkPaid', data: { reference: 'GC-2002', account: gcash, now } }, state),
  fail: (state) => decide({ type: 'FailPayout', data: { reason: 'The bank is shut' } }, state),
  reverse: (state) => decide({ type: 'ReversePayout', data: { reason: 'Came back' } }, state),
};
const actionNames = Object.keys(actions) as (keyof typeof actions)[];

describe('the transition table, row by row', () => {
  const rows = actionNames.flatMap((action) => payoutStatuses.map((status) => ({ action, status })));

  it.each(rows)('$action when $status', ({ action, status }) => {
    const before = given(historyTo[status]);
    const row: PayoutTransition = payoutTransitions[action];
    const decision = actions[action](before);
    if (row.from.includes(status) && !(action === 'hold' && status === 'on_hold')) {
      expect(statusOf(after(before, decision))).toBe(row.to);
      expect(isRefusal(decision) ? [] : decision).toHaveLength(1);
    } else if (status === row.to || action === 'schedule') {
      // It is so already (as what an admin holds, where only what waits after a change may be held again; or is no
      // business of Friday's any more): nothing happens, except that another reference is another payment.
      expect(action === 'mark_paid' ? types(decision) : decision).toEqual(
        action === 'mark_paid' ? 'not_allowed_now' : [],
      );
    } else {
      expect(types(decision)).toBe('not_allowed_now');
    }
  });

  it.each(payoutActions)('%s does nothing to a payout that is not there, but an earning begins it', (action) => {
    if (action === 'carry_forward')
      return expect(decide({ type: 'SchedulePayout', data: { account: gcash, now } }, given([]))).toEqual([]);
    const decision = actions[action](given([]));
    const expected: unknown = { add_earning: ['EarningAdded'], schedule: [] }[action as string] ?? 'not_found';
    return expect(types(decision)).toEqual(expected);
  });

  it('every refusal says the status and what may be done', () => {
    expect(decide({ type: 'ReversePayout', data: { reason: 'x' } }, given(historyTo.scheduled))).toMatchObject({
      details: { status: 'scheduled', allowedActions: ['hold', 'mark_paid', 'fail'] },
    });
  });
});

describe('earnings', () => {
  it('add up in the event', () => {
    const second = {
      ...line('job:b2', 0),
      kind: 'cash_job' as const,
      grossCentavos: 500_00,
      commissionCentavos: -60_00,
      cashCentavos: 500_00,
      amountCentavos: -60_00,
    };
    expect(decide({ type: 'AddPayoutLine', data: adding(second) }, given(earned))).toMatchObject([
      { data: { grossCentavos: 1116_00, commissionCentavos: -60_00, cashCentavos: 500_00, amountCentavos: 556_00 } },
    ]);
  });

  it.each(payoutStatuses)('a line that is there is not added again when %s', (status) => {
    expect(decide({ type: 'AddPayoutLine', data: adding(line('job:b1', 1)) }, given(historyTo[status]))).toEqual([]);
  });
});

describe('on its Friday', () => {
  it('a payout is scheduled to the masked account', () => {
    expect(
      decide({ type: 'SchedulePayout', data: { account: gcash, now: fridayBegins } }, given(earned)),
    ).toMatchObject([
      {
        type: 'PayoutScheduled',
        data: { method: 'gcash', account: '0917 *** 4821', accountName: 'Jun Bautista', amountCentavos: 616_00 },
      },
    ]);
  });

  it('not a moment before', () => {
    expect(
      decide({ type: 'SchedulePayout', data: { account: gcash, now: '2026-11-19T15:59:59.999Z' } }, given(earned)),
    ).toEqual([]);
  });

  it('it waits for an account where there is none', () => {
    expect(decide({ type: 'SchedulePayout', data: { account: null, now } }, given(earned))).toMatchObject([
      { type: 'PayoutHeld', data: { missingAccount: true } },
    ]);
  });

  it.each([
    [-84_00, owing],
    [0, decide({ type: 'AddPayoutLine', data: adding(line('job:b1', 0)) }, given([])) as PayoutEvent[]],
  ])('what comes to %i is carried forward', (amountCentavos, history) => {
    expect(decide({ type: 'SchedulePayout', data: { account: gcash, now } }, given(history))).toMatchObject([
      { type: 'PayoutCarriedForward', data: { amountCentavos, toFriday: '2026-11-27' } },
    ]);
  });
});

describe('holding and releasing', () => {
  it('there is nothing to hold where nothing is to be paid', () => {
    expect(types(decide({ type: 'HoldPayout', data: { reason: 'A complaint' } }, given(owing)))).toBe(
      'not_allowed_now',
    );
  });

  it('twice is harmless, but one that waits for an account and goes on by itself is not said to be held', () => {
    expect(decide({ type: 'HoldPayout', data: { reason: 'A complaint' } }, given(historyTo.on_hold))).toEqual([]);
    expect(
      decide({ type: 'HoldPayout', data: { reason: 'A complaint' } }, given([...earned, missingAccount])),
    ).toMatchObject({
      refused: 'not_allowed_now',
      details: { status: 'on_hold' },
    });
  });

  it('goes on to the account as it is now', () => {
    const bpi = { ...gcash, method: 'bank' as const, account: '001234567890', bank: 'BPI' };
    expect(decide({ type: 'ReleasePayout', data: { account: bpi, now } }, given(historyTo.on_hold))).toMatchObject([
      { type: 'PayoutReleased', data: { method: 'bank', account: '*** 7890', bank: 'BPI' } },
    ]);
  });

  it('never makes it due before its Friday, held as early as it may be', () => {
    const heldEarly = after(
      given(earned),
      decide({ type: 'HoldPayout', data: { reason: 'A complaint' } }, given(earned)),
    );
    const release = (at: string) => decide({ type: 'ReleasePayout', data: { account: gcash, now: at } }, heldEarly);
    expect(release('2026-11-19T15:59:59.999Z')).toMatchObject({
      refused: 'not_allowed_now',
      details: { from: '2026-11-20' },
    });
    expect(types(release(fridayBegins))).toEqual(['PayoutReleased']);
  });

  it('is refused while there is no account', () => {
    expect(
      decide({ type: 'ReleasePayout', data: { account: null, now } }, given([...earned, missingAccount])),
    ).toMatchObject({
      refused: 'not_allowed_now',
      details: { needs: 'payoutAccount' },
    });
  });

  it('an account that was withdrawn keeps back what was scheduled to it, or waited for it, until there is one again', () => {
    for (const history of [historyTo.scheduled, [...earned, accountChanged]]) {
      const state = given(history);
      expect(
        decide(
          { type: 'MarkPaid', data: { reference: 'GC-1', account: null, now: '2026-11-23T00:00:00.000Z' } },
          state,
        ),
      ).toMatchObject({
        refused: 'not_allowed_now',
      });
      const decision = decide({ type: 'FollowAccount', data: { account: null, now } }, state);
      expect(decision).toMatchObject([{ type: 'PayoutHeld', data: { missingAccount: true, accountChange: null } }]);
      const held = after(state, decision);
      expect(decide({ type: 'FollowAccount', data: { account: null, now } }, held)).toEqual([]);
      expect(types(decide({ type: 'FollowAccount', data: { account: gcash, now } }, held))).toEqual(['PayoutReleased']);
    }
    for (const status of ['accruing', 'on_hold', 'paid', 'failed', 'reversed'] as const)
      expect(decide({ type: 'FollowAccount', data: { account: null, now } }, given(historyTo[status]))).toEqual([]);
  });

  it('by itself only what waited for an account goes on', () => {
    expect(
      types(decide({ type: 'FollowAccount', data: { account: gcash, now } }, given([...earned, missingAccount]))),
    ).toEqual(['PayoutReleased']);
    for (const status of payoutStatuses)
      expect(decide({ type: 'FollowAccount', data: { account: gcash, now } }, given(historyTo[status]))).toEqual([]);
  });
});

describe('while the account is new in another’s place', () => {
  const scheduled = given(historyTo.scheduled);
  const waiting = given([...earned, accountChanged]);
  const over = '2026-11-21T12:00:00.000Z';
  const justBefore = '2026-11-21T11:59:59.999Z';
  const untilWhen = {
    refused: 'not_allowed_now',
    message: 'This waits until Sat, Nov 21, 8:00 PM, because the payout account was changed.',
    details: { changedAt: '2026-11-19T12:00:00.000Z', heldUntil: over },
  };

  it.each([
    ['2026-11-19T16:00:00.000Z', 'PayoutHeld'],
    [justBefore, 'PayoutHeld'],
    [over, 'PayoutScheduled'],
  ])('a payout that is closed at %s begins with %s', (at, type) => {
    expect(types(decide({ type: 'SchedulePayout', data: { account: changed, now: at } }, given(earned)))).toEqual([
      type,
    ]);
  });

  it('one that would be sent waits, and says why, since when, until when and for which account', () => {
    expect(decide({ type: 'FollowAccount', data: { account: changed, now } }, scheduled)).toEqual([accountChanged]);
  });

  it.each(payoutStatuses.filter((status) => status !== 'scheduled'))('one that is %s is left alone', (status) => {
    expect(decide({ type: 'FollowAccount', data: { account: changed, now } }, given(historyTo[status]))).toEqual([]);
  });

  it('one that waited for the first account waits on for the second', () => {
    expect(
      types(decide({ type: 'FollowAccount', data: { account: changed, now } }, given([...earned, missingAccount]))),
    ).toEqual(['PayoutHeld']);
  });

  it('twice is harmless, and another change begins the time anew', () => {
    expect(decide({ type: 'FollowAccount', data: { account: changed, now } }, waiting)).toEqual([]);
    const again = { ...changed, setAt: '2026-11-20T01:00:00.000Z', heldUntil: '2026-11-22T01:00:00.000Z' };
    const after2nd = after(waiting, decide({ type: 'FollowAccount', data: { account: again, now } }, waiting));
    expect(after2nd).toMatchObject({ accountChange: { heldUntil: '2026-11-22T01:00:00.000Z' } });
    expect(decide({ type: 'FollowAccount', data: { account: again, now: over } }, after2nd)).toEqual([]);
  });

  it('it goes on by itself when the time is over, to the new account, and not before', () => {
    expect(decide({ type: 'FollowAccount', data: { account: changed, now: justBefore } }, waiting)).toEqual([]);
    expect(decide({ type: 'FollowAccount', data: { account: changed, now: over } }, waiting)).toMatchObject([
      { type: 'PayoutReleased', data: { method: 'bank', account: '*** 7890' } },
    ]);
  });

  it('nothing is marked paid, whether the payout is on hold by now or not, until the time is over', () => {
    for (const state of [scheduled, waiting])
      expect(
        decide({ type: 'MarkPaid', data: { reference: 'GC-1', account: changed, now: justBefore } }, state),
      ).toEqual(untilWhen);
    expect(
      types(decide({ type: 'MarkPaid', data: { reference: 'GC-1', account: changed, now: over } }, scheduled)),
    ).toEqual(['PayoutPaid']);
  });

  it('no admin releases anything to it', () => {
    for (const state of [waiting, given(historyTo.on_hold), given(historyTo.failed)])
      expect(decide({ type: 'ReleasePayout', data: { account: changed, now: justBefore } }, state)).toEqual(untilWhen);
    expect(
      types(decide({ type: 'ReleasePayout', data: { account: changed, now: over } }, given(historyTo.on_hold))),
    ).toEqual(['PayoutReleased']);
  });

  it('an admin may hold it for another reason, and then it stays', () => {
    const held = after(
      waiting,
      decide({ type: 'HoldPayout', data: { reason: 'The worker says that it was not them' } }, waiting),
    );
    expect(held).toMatchObject({ status: 'on_hold', accountChange: null });
    expect(decide({ type: 'FollowAccount', data: { account: changed, now: over } }, held)).toEqual([]);
    expect(allowedPayoutActions(waiting as Payout, 'admin')).toEqual(['hold']);
    expect(allowedPayoutActions(held as Payout, 'admin')).toEqual(['release']);
  });
});

describe('paying', () => {
  const paid = given(historyTo.paid);

  it('twice with the same reference is harmless', () => {
    expect(decide({ type: 'MarkPaid', data: { reference: 'GC-1001', account: gcash, now } }, paid)).toEqual([]);
  });

  it('with another reference is refused', () => {
    expect(types(decide({ type: 'MarkPaid', data: { reference: 'GC-9999', account: gcash, now } }, paid))).toBe(
      'not_allowed_now',
    );
  });

  it('says how much, by which reference, and when', () => {
    expect(
      decide({ type: 'MarkPaid', data: { reference: 'GC-7', account: gcash, now } }, given(historyTo.scheduled)),
    ).toMatchObject([{ data: { amountCentavos: 616_00, reference: 'GC-7', paidAt: now } }]);
  });
});

describe('the cut-off', () => {
  it.each([
    ['2026-11-19T15:59:59.999Z', '2026-11-20'], // Thursday 23:59:59 in Manila
    ['2026-11-19T16:00:00.000Z', '2026-11-27'], // Friday 00:00:00
    ['2026-11-20T15:59:59.999Z', '2026-11-27'], // Friday 23:59:59
    ['2026-11-12T16:00:00.000Z', '2026-11-20'], // the Friday before, 00:00:00
    ['2026-12-31T15:59:59.000Z', '2027-01-01'], // the last Thursday of a year
    ['2026-12-31T16:00:00.000Z', '2027-01-08'],
  ])('%s joins the payout of %s', (instant, friday) => {
    expect(payoutFriday(instant)).toBe(friday);
  });

  it('Fridays come a week apart', () => {
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2028-02-25'].map(fridayAfter)).toEqual([
      '2026-11-20',
      '2026-11-27',
      '2026-11-27',
      '2028-03-03',
    ]);
  });
});
