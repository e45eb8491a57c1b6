import { describe, expect, it } from 'vitest';
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
import type { Payout } from '#contracts/payout/payout-fold.ts';
import { expectEach } from '#tests/harness/failing-cells.ts';
import {
  accountChanged,
  adding,
  changed,
  earned,
  earning,
  fridayBegins,
  gcash,
  given,
  type Given,
  historyTo,
  line,
  missingAccount,
  owing,
} from './testing/payout-fixture.ts';

const now = '2026-11-20T02:00:00.000Z';
type Outcome = ReturnType<Given['when']>;

/** Types of the resulting events, or the refusal's code. */
const typesOf = ({ decision }: Outcome) => (isRefusal(decision) ? decision.refused : decision.map(({ type }) => type));

/** The command of each action, with new data each time. Actions that policies take within others have separate tests. */
const actions: Record<Exclude<PayoutAction, 'carry_forward' | 'hold_line'>, (payout: Given) => Outcome> = {
  add_earning: (payout) => payout.when({ type: 'AddPayoutLine', data: adding(line('job:b2', 100_00)) }),
  schedule: (payout) => payout.when({ type: 'SchedulePayout', data: { account: gcash, now } }),
  hold: (payout) => payout.when({ type: 'HoldPayout', data: { reason: 'A complaint' } }),
  release: (payout) => payout.when({ type: 'ReleasePayout', data: { account: gcash, now } }),
  mark_paid: (payout) => payout.when({ type: 'MarkPaid', data: { reference: 'GC-2002', account: gcash, now } }),
  fail: (payout) => payout.when({ type: 'FailPayout', data: { reason: 'The bank is shut' } }),
  reverse: (payout) => payout.when({ type: 'ReversePayout', data: { reason: 'Came back' } }),
};
const actionNames = Object.keys(actions) as (keyof typeof actions)[];

describe('the transition table, row by row', () => {
  it.each(actionNames)('applies %s as in the table in every status', (action) =>
    expectEach(
      payoutStatuses,
      (status) => `when ${status}`,
      (status) => {
        const before = given(historyTo[status]);
        const row: PayoutTransition = payoutTransitions[action];
        const outcome = actions[action](before);
        if (row.from.includes(status) && !(action === 'hold' && status === 'on_hold')) {
          expect(outcome.state).toMatchObject({ status: row.to });
          expect(outcome.decision).toHaveLength(1);
        } else if (status === row.to || action === 'schedule') {
          // The effect already holds, so nothing happens, except that another reference would be a second transfer.
          expect(typesOf(outcome)).toEqual(action === 'mark_paid' ? 'not_allowed_now' : []);
        } else {
          outcome.thenLike({ refused: 'not_allowed_now' });
        }
      },
    ),
  );

  it.each(payoutActions)('ignores %s on a missing payout, except an earning, which begins it', (action) => {
    if (action === 'carry_forward' || action === 'hold_line')
      return given([])
        .when({ type: 'SchedulePayout', data: { account: gcash, now } })
        .then([]);
    const outcome = actions[action](given([]));
    const expected: unknown = { add_earning: ['EarningAdded'], schedule: [] }[action as string] ?? 'not_found';
    return expect(typesOf(outcome)).toEqual(expected);
  });

  it('names the status and the allowed actions in every refusal', () => {
    given(historyTo.scheduled)
      .when({ type: 'ReversePayout', data: { reason: 'x' } })
      .thenLike({
        details: { status: 'scheduled', allowedActions: ['hold', 'mark_paid', 'fail'] },
      });
  });
});

describe('earnings', () => {
  it('are summed in the event', () => {
    const second = {
      ...line('job:b2', 0),
      kind: 'cash_job' as const,
      grossCentavos: 500_00,
      commissionCentavos: -60_00,
      cashCentavos: 500_00,
      amountCentavos: -60_00,
    };
    given(earned)
      .when({ type: 'AddPayoutLine', data: adding(second) })
      .thenLike([
        { data: { grossCentavos: 1116_00, commissionCentavos: -60_00, cashCentavos: 500_00, amountCentavos: 556_00 } },
      ]);
  });

  it.each(payoutStatuses)('do not repeat a line when %s', (status) => {
    given(historyTo[status])
      .when({ type: 'AddPayoutLine', data: adding(line('job:b1', 1)) })
      .then([]);
  });
});

describe('a payout on its Friday', () => {
  it('is scheduled to the masked account', () => {
    given(earned)
      .when({ type: 'SchedulePayout', data: { account: gcash, now: fridayBegins } })
      .thenLike([
        {
          type: 'PayoutScheduled',
          data: { method: 'gcash', account: '0917 *** 4821', accountName: 'Jun Bautista', amountCentavos: 616_00 },
        },
      ]);
  });

  it('is not scheduled any earlier', () => {
    given(earned)
      .when({ type: 'SchedulePayout', data: { account: gcash, now: '2026-11-19T15:59:59.999Z' } })
      .then([]);
  });

  it('waits while the worker has no account', () => {
    given(earned)
      .when({ type: 'SchedulePayout', data: { account: null, now } })
      .thenLike([{ type: 'PayoutHeld', data: { missingAccount: true } }]);
  });

  it.each([
    [-84_00, owing],
    [0, earning(0)],
  ])('is carried forward when it amounts to %i', (amountCentavos, history) => {
    given(history)
      .when({ type: 'SchedulePayout', data: { account: gcash, now } })
      .thenLike([{ type: 'PayoutCarriedForward', data: { amountCentavos, toFriday: '2026-11-27' } }]);
  });
});

describe('holding and releasing', () => {
  it('does nothing without an amount to pay', () => {
    given(owing)
      .when({ type: 'HoldPayout', data: { reason: 'A complaint' } })
      .thenLike({ refused: 'not_allowed_now' });
  });

  it('is idempotent, and refused for a payout that waits for an account', () => {
    given(historyTo.on_hold)
      .when({ type: 'HoldPayout', data: { reason: 'A complaint' } })
      .then([]);
    given([...earned, missingAccount])
      .when({ type: 'HoldPayout', data: { reason: 'A complaint' } })
      .thenLike({
        refused: 'not_allowed_now',
        details: { status: 'on_hold' },
      });
  });

  it('continues to the current account', () => {
    const bpi = { ...gcash, method: 'bank' as const, account: '001234567890', bank: 'BPI' };
    given(historyTo.on_hold)
      .when({ type: 'ReleasePayout', data: { account: bpi, now } })
      .thenLike([{ type: 'PayoutReleased', data: { method: 'bank', account: '*** 7890', bank: 'BPI' } }]);
  });

  it('never makes it due before its Friday, however early it is held', () => {
    const heldEarly = given(earned).when({ type: 'HoldPayout', data: { reason: 'A complaint' } });
    const release = (at: string) => heldEarly.when({ type: 'ReleasePayout', data: { account: gcash, now: at } });
    release('2026-11-19T15:59:59.999Z').thenLike({
      refused: 'not_allowed_now',
      details: { from: '2026-11-20' },
    });
    release(fridayBegins).thenLike([{ type: 'PayoutReleased' }]);
  });

  it('is refused while there is no account', () => {
    given([...earned, missingAccount])
      .when({ type: 'ReleasePayout', data: { account: null, now } })
      .thenLike({
        refused: 'not_allowed_now',
        details: { needs: 'payoutAccount' },
      });
  });

  it('a withdrawn account holds scheduled and waiting payouts until there is a new one', () => {
    for (const history of [historyTo.scheduled, [...earned, accountChanged]]) {
      const payout = given(history);
      payout
        .when({ type: 'MarkPaid', data: { reference: 'GC-1', account: null, now: '2026-11-23T00:00:00.000Z' } })
        .thenLike({
          refused: 'not_allowed_now',
        });
      const decision = payout.when({ type: 'FollowAccount', data: { account: null, now } });
      decision.thenLike([{ type: 'PayoutHeld', data: { missingAccount: true, accountChange: null } }]);
      const held = decision;
      held.when({ type: 'FollowAccount', data: { account: null, now } }).then([]);
      held.when({ type: 'FollowAccount', data: { account: gcash, now } }).thenLike([{ type: 'PayoutReleased' }]);
    }
    for (const status of ['accruing', 'on_hold', 'paid', 'failed', 'reversed'] as const)
      given(historyTo[status])
        .when({ type: 'FollowAccount', data: { account: null, now } })
        .then([]);
  });

  it('only payouts that waited for an account continue automatically', () => {
    given([...earned, missingAccount])
      .when({ type: 'FollowAccount', data: { account: gcash, now } })
      .thenLike([{ type: 'PayoutReleased' }]);
    for (const status of payoutStatuses)
      given(historyTo[status])
        .when({ type: 'FollowAccount', data: { account: gcash, now } })
        .then([]);
  });
});

describe('during the hold after an account change', () => {
  const scheduled = given(historyTo.scheduled);
  const waiting = given([...earned, accountChanged]);
  const over = '2026-11-21T12:00:00.000Z';
  const justBefore = '2026-11-21T11:59:59.999Z';
  const untilWhen = {
    refused: 'not_allowed_now',
    message: 'This waits until Sat, Nov 21, 8:00\u00a0PM, because the payout account is new.',
    details: { changedAt: '2026-11-19T12:00:00.000Z', heldUntil: over },
  };

  it.each([
    ['2026-11-19T16:00:00.000Z', 'PayoutHeld'],
    [justBefore, 'PayoutHeld'],
    [over, 'PayoutScheduled'],
  ])('starts a payout that is closed at %s as %s', (at, type) => {
    given(earned)
      .when({ type: 'SchedulePayout', data: { account: changed, now: at } })
      .thenLike([{ type }]);
  });

  it('holds a payout that would be sent, with the reason, start, end and account', () => {
    scheduled.when({ type: 'FollowAccount', data: { account: changed, now } }).then([accountChanged]);
  });

  it.each(payoutStatuses.filter((status) => status !== 'scheduled'))(
    'leaves a payout that is %s unchanged',
    (status) => {
      given(historyTo[status])
        .when({ type: 'FollowAccount', data: { account: changed, now } })
        .then([]);
    },
  );

  it('keeps a payout waiting from the first account for the second', () => {
    given([...earned, missingAccount])
      .when({ type: 'FollowAccount', data: { account: changed, now } })
      .thenLike([{ type: 'PayoutHeld' }]);
  });

  it('is idempotent, and another change restarts the hold', () => {
    waiting.when({ type: 'FollowAccount', data: { account: changed, now } }).then([]);
    const again = { ...changed, setAt: '2026-11-20T01:00:00.000Z', heldUntil: '2026-11-22T01:00:00.000Z' };
    const after2nd = waiting.when({ type: 'FollowAccount', data: { account: again, now } });
    expect(after2nd.state).toMatchObject({ accountChange: { heldUntil: '2026-11-22T01:00:00.000Z' } });
    after2nd.when({ type: 'FollowAccount', data: { account: again, now: over } }).then([]);
  });

  it('continues automatically to the new account when the hold ends', () => {
    waiting.when({ type: 'FollowAccount', data: { account: changed, now: justBefore } }).then([]);
    waiting
      .when({ type: 'FollowAccount', data: { account: changed, now: over } })
      .thenLike([{ type: 'PayoutReleased', data: { method: 'bank', account: '*** 7890' } }]);
  });

  it('refuses to mark anything as paid until it ends, held or not', () => {
    for (const payout of [scheduled, waiting])
      payout
        .when({ type: 'MarkPaid', data: { reference: 'GC-1', account: changed, now: justBefore } })
        .thenLike(untilWhen);
    scheduled
      .when({ type: 'MarkPaid', data: { reference: 'GC-1', account: changed, now: over } })
      .thenLike([{ type: 'PayoutPaid' }]);
  });

  it('refuses an admin’s release', () => {
    for (const payout of [waiting, given(historyTo.on_hold), given(historyTo.failed)])
      payout.when({ type: 'ReleasePayout', data: { account: changed, now: justBefore } }).thenLike(untilWhen);
    given(historyTo.on_hold)
      .when({ type: 'ReleasePayout', data: { account: changed, now: over } })
      .thenLike([{ type: 'PayoutReleased' }]);
  });

  it('keeps a payout that an admin holds for another reason', () => {
    const held = waiting.when({ type: 'HoldPayout', data: { reason: 'The worker says that it was not them' } });
    expect(held.state).toMatchObject({ status: 'on_hold', accountChange: null });
    held.when({ type: 'FollowAccount', data: { account: changed, now: over } }).then([]);
    expect(allowedPayoutActions(waiting.state as Payout, 'admin')).toEqual(['hold']);
    expect(allowedPayoutActions(held.state as Payout, 'admin')).toEqual(['release']);
  });
});

describe('paying', () => {
  const paid = given(historyTo.paid);

  it('has no further effect with the same reference', () => {
    paid.when({ type: 'MarkPaid', data: { reference: 'GC-1001', account: gcash, now } }).then([]);
  });

  it('is refused with another reference', () => {
    paid
      .when({ type: 'MarkPaid', data: { reference: 'GC-9999', account: gcash, now } })
      .thenLike({ refused: 'not_allowed_now' });
  });

  it('is refused for another amount than shown, because a line may be held since', () => {
    const sent = (sentCentavos: number) =>
      given(historyTo.scheduled).when({
        type: 'MarkPaid',
        data: { reference: 'GC-7', account: gcash, now, sentCentavos },
      });
    sent(900_00).thenLike({ refused: 'stale' });
    sent(616_00).thenLike([{ type: 'PayoutPaid' }]);
  });

  it('records amount, reference and time', () => {
    given(historyTo.scheduled)
      .when({ type: 'MarkPaid', data: { reference: 'GC-7', account: gcash, now } })
      .thenLike([{ data: { amountCentavos: 616_00, reference: 'GC-7', paidAt: now } }]);
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
  ])('assigns %s to the payout of %s', (instant, friday) => {
    expect(payoutFriday(instant)).toBe(friday);
  });

  it('separates Fridays by a week', () => {
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2028-02-25'].map(fridayAfter)).toEqual([
      '2026-11-20',
      '2026-11-27',
      '2026-11-27',
      '2028-03-03',
    ]);
  });
});
