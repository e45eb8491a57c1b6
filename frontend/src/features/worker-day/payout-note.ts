import type { Earnings } from '#contracts/views/payout-earnings.ts';

export type NextPayout = NonNullable<Earnings['payout']['next']>;

/**
 * What a worker has to know first of the coming Friday's payout: where cash jobs left more commission owed than is earned,
 * that it comes off what follows; else where money can go at all, and what stops it.
 */
export function payoutNoteOf({ status, amount }: Pick<NextPayout, 'status' | 'amount'>, method: string | null) {
  if (amount < 0) return 'payoutCarries';
  if (!method) return 'setAccount';
  if (status === 'on_hold') return 'payoutOnHold';
  if (status === 'failed') return 'payoutFailed';
  return 'payoutNote';
}
