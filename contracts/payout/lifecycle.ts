/**
 * The payout lifecycle as data (design section 4): one worker, one Friday. Used by the decider, the buttons of the
 * admin's screen and the tests. `carried`: nothing to pay, and the worker's debt moved to the next Friday. `on_hold`:
 * held by an admin, or automatically for a missing or changed account. An admin may hold the latter for another reason;
 * only the platform releases it.
 */
export const payoutStatuses = ['accruing', 'scheduled', 'on_hold', 'paid', 'failed', 'reversed', 'carried'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export type PayoutTransition = {
  by: readonly ('admin' | 'policy')[];
  from: readonly PayoutStatus[];
  /** null: the status does not change. */
  to: PayoutStatus | null;
};

export const payoutTransitions = {
  add_earning: { by: ['policy'], from: ['accruing'], to: 'accruing' },
  schedule: { by: ['policy'], from: ['accruing'], to: 'scheduled' },
  /** If holding a line leaves nothing to pay, a closed payout is carried forward, too. */
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
