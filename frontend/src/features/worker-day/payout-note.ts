import type { Earnings } from '#contracts/views/payout-earnings.ts';

export type NextPayout = NonNullable<Earnings['payout']['next']>;

/**
 * What a worker has to know first of the coming Friday's payout: where money can go at all, what stops it, and, where cash
 * jobs left more commission owed than is earned, that it comes off what follows.
 */
export function payoutNoteOf({ status, amount }: Pick<NextPayout, 'status' | 'amount'>, method: string | null) {
  if (!method) return 'setAccount';
  if (status === 'on_hold') return 'payoutOnHold';
  if (status === 'failed') return 'payoutFailed';
  return amount < 0 ? 'payoutCarries' : 'payoutNote';
}
