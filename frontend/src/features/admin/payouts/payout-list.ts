import type { AnswerOf } from '#contracts/calls/call.ts';
import type { payoutCalls } from '#contracts/calls/payout.ts';
import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import type { Text } from '../../../i18n/use-text.ts';
import type { managePayoutsEn } from './manage-payouts.en.ts';

export type PayoutList = AnswerOf<typeof payoutCalls.listPayouts>;

type Friday = PayoutList['fridays'][number];

/** What a Friday sends, in centavos: what workers owe is sent by nobody, and comes off what they earn next. */
export function transferableSums({ amount, unpaid, owed }: Pick<Friday, 'amount' | 'unpaid' | 'owed'>) {
  return { amount: amount + owed, unpaid: unpaid + owed, owed };
}

export const noPayouts = { payouts: 0, sent: 0, carried: 0, amount: 0, unpaid: 0, owed: 0 };

/** How much of a Friday is sent: what was carried forward had nothing to send. */
export function sentText(
  t: Text<keyof typeof managePayoutsEn>,
  { sent, carried, ...sums }: Omit<Friday, 'friday' | 'payouts'>,
): string {
  const { unpaid } = transferableSums(sums);
  if (unpaid !== 0) return t('notSent', { amount: formatPesoShort(unpaid) });
  return carried > 0 ? t('sentAndCarried', { sent, carried }) : t('allSent');
}

/** Until when it gathers, and what becomes of what workers owe. */
export function gatheringText(t: Text<keyof typeof managePayoutsEn>, owed: number): string {
  return owed > 0 ? t('gatheringOwed', { amount: formatPesoLong(owed) }) : t('gathering');
}
