import type { Payout } from '#contracts/views/payout.ts';
import type { Text } from '../../../i18n/use-text.ts';
import type { managePayoutsEn } from './manage-payouts.en.ts';

type Words = Text<keyof typeof managePayoutsEn>;

/** "GCash 0917 *** 4821", "BPI *** 4821"; null where the worker has not said where to send it. */
export function accountText(t: Words, { method, account, bank }: Pick<Payout, 'method' | 'account' | 'bank'>): string | null {
  if (!method || !account) return null;
  return `${method === 'bank' ? (bank ?? t('bank')) : t(method)} ${account}`;
}
