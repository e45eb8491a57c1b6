import type { Payout } from '#contracts/views/payout.ts';
import type { Text } from '../../../i18n/use-text.ts';
import type { managePayoutsEn } from './manage-payouts.en.ts';

type Words = Text<keyof typeof managePayoutsEn>;

/** "GCash 0917 *** 4821", "BPI *** 4821"; null where the worker has not said where to send it. */
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

/** What became of the sum that a receipt adds up, or will. */
export function receiptWord({ status }: Pick<Payout, 'status'>): keyof typeof managePayoutsEn {
  return receiptWords[status] ?? 'toPay';
}

/** In centavos, what is neither gross nor commission: with these it comes to the amount. What the worker was paid in cash makes it less. */
export function payoutAdjustments({
  gross,
  commission,
  amount,
}: Pick<Payout, 'gross' | 'commission' | 'amount'>): number {
  return amount - gross - commission;
}
