import type { AnswerOf } from '#contracts/calls/call.ts';
import type { payoutCalls } from '#contracts/calls/payout.ts';
import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import type { Text } from '../../../i18n/use-text.ts';
import type { managePayoutsEn } from './manage-payouts.en.ts';

export type PayoutList = AnswerOf<typeof payoutCalls.listPayouts>;

type Friday = PayoutList['fridays'][number];

/** Sums to transfer on a Friday, in centavos. Workers' debts are not transferred but deducted from later earnings. */
export function transferableSums({ amount, unpaid, owed }: Pick<Friday, 'amount' | 'unpaid' | 'owed'>) {
  return { amount: amount + owed, unpaid: unpaid + owed, owed };
}

export const noPayouts = { payouts: 0, sent: 0, carried: 0, amount: 0, unpaid: 0, owed: 0 };

/** Sent part of a Friday; carried-forward payouts had nothing to send. */
export function sentText(
  t: Text<keyof typeof managePayoutsEn>,
  { sent, carried, ...sums }: Omit<Friday, 'friday' | 'payouts'>,
): string {
  const { unpaid } = transferableSums(sums);
  if (unpaid !== 0) return t('notSent', { amount: formatPesoShort(unpaid) });
  return carried > 0 ? t('sentAndCarried', { sent, carried }) : t('allSent');
}

/** End of the earning week, and what happens to workers' debts. */
export function earningWeekText(t: Text<keyof typeof managePayoutsEn>, owed: number): string {
  return owed > 0 ? t('gatheringOwed', { amount: formatPesoLong(owed) }) : t('gathering');
}
