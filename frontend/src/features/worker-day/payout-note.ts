import type { Earnings } from '#contracts/views/payout-earnings.ts';

export type NextPayout = NonNullable<Earnings['payout']['next']>;

/**
 * Most important note about the next payout: a commission debt that reduces later payouts, else a missing payout
 * method or another obstacle.
 */
export function payoutNoteOf({ status, amount }: Pick<NextPayout, 'status' | 'amount'>, method: string | null) {
  if (amount < 0) return 'payoutCarries';
  if (!method) return 'setAccount';
  if (status === 'on_hold') return 'payoutOnHold';
  if (status === 'failed') return 'payoutFailed';
  return 'payoutNote';
}
