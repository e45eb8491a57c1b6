/**
 * A payout's life as data (design section 4): one worker, one Friday. The decider, the buttons of the admin's screen and
 * the tests read this table. `carried`: nothing was to be paid, and what the worker owes went on to the next Friday.
 * `on_hold`: an admin keeps it back, or it waits by itself: for an account, or because the account was changed. One that
 * waits because of that an admin may hold for another reason; only the platform releases it.
 */
export const payoutStatuses = ['accruing', 'scheduled', 'on_hold', 'paid', 'failed', 'reversed', 'carried'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export type PayoutTransition = {
  by: readonly ('admin' | 'policy')[];
  from: readonly PayoutStatus[];
  /** null: the status stays. */
  to: PayoutStatus | null;
};

export const payoutTransitions = {
  add_earning: { by: ['policy'], from: ['accruing'], to: 'accruing' },
  schedule: { by: ['policy'], from: ['accruing'], to: 'scheduled' },
  /** Where nothing is left to be paid once a line is held, a payout that was closed already is carried forward, too. */
  carry_forward: { by: ['policy'], from: ['accruing', 'scheduled', 'on_hold', 'failed'], to: 'carried' },
  hold_line: { by: ['policy'], from: ['accruing', 'scheduled', 'on_hold', 'failed'], to: null },
  hold: { by: ['admin', 'policy'], from: ['accruing', 'scheduled', 'on_hold'], to: 'on_hold' },
  release: { by: ['admin', 'policy'], from: ['on_hold', 'failed'], to: 'scheduled' },
  mark_paid: { by: ['admin'], from: ['scheduled'], to: 'paid' },
  fail: { by: ['admin'], from: ['scheduled'], to: 'failed' },
  reverse: { by: ['admin'], from: ['paid'], to: 'reversed' },
} as const satisfies Record<string, PayoutTransition>;

export type PayoutAction = keyof typeof payoutTransitions;
export const payoutActions = Object.keys(payoutTransitions) as PayoutAction[];
