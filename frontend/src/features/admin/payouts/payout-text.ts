import type { Payout } from '#contracts/views/payout.ts';
import type { Text } from '../../../i18n/use-text.ts';
import type { managePayoutsEn } from './manage-payouts.en.ts';

type Words = Text<keyof typeof managePayoutsEn>;

/** "GCash 0917 *** 4821", "BPI *** 4821"; null if the worker has set no account. */
export function accountText(
  t: Words,
  { method, account, bank }: Pick<Payout, 'method' | 'account' | 'bank'>,
): string | null {
  if (!method || !account) return null;
  return `${method === 'bank' ? (bank ?? t('bank')) : t(method)} ${account}`;
}

const receiptWords: Partial<Record<Payout['status'], keyof typeof managePayoutsEn>> = {
  paid: 'paidOut',
  reversed: 'line_reversed',
  carried: 'line_carried',
};

/** Label of the receipt's sum, by status. */
export function receiptWord({ status }: Pick<Payout, 'status'>): keyof typeof managePayoutsEn {
  return receiptWords[status] ?? 'toPay';
}

/** Remainder in centavos of the amount after gross and commission. Cash that the worker received makes it negative. */
export function payoutAdjustments({
  gross,
  commission,
  amount,
}: Pick<Payout, 'gross' | 'commission' | 'amount'>): number {
  return amount - gross - commission;
}
