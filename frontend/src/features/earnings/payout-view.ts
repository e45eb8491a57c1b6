import { formatDay, formatLongDay } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Payout } from '#contracts/views/payout.ts';
import type { Values } from '../../i18n/i18n.ts';
import type { earningsEn } from './earnings.en.ts';

type EarningsWord = keyof typeof earningsEn;
type Said = { key: EarningsWord; values?: Values };

/** How a payout stands, in a sentence; what is sent names where it goes. */
export function payoutStands(payout: Payout, locale: string, methodName: (method: string) => string): Said | null {
  const { status, reason, missingAccount, account, paidAt, friday, carriedTo } = payout;
  const to = { method: payout.method ? methodName(payout.method) : '', account: account ?? '' };
  const sentences: Record<Payout['status'], Said | null> = {
    accruing: { key: 'gathers' },
    scheduled: payout.method ? { key: 'onItsWayTo', values: to } : null,
    on_hold: missingAccount ? { key: 'heldForAccount' } : { key: 'heldFor', values: { reason: reason ?? '' } },
    paid: { key: 'sentOn', values: { ...to, when: formatDay(paidAt ?? manilaInstant(friday), locale) } },
    failed: { key: 'failedFor', values: { reason: reason ?? '' } },
    reversed: { key: 'cameBack', values: { reason: reason ?? '' } },
    carried: carriedTo ? { key: 'carriedTo', values: { day: formatLongDay(manilaInstant(carriedTo), locale) } } : null,
  };
  return sentences[status];
}

type Sum = { word: 'grossTotal' | 'commissionTotal' | 'cashTotal' | 'otherTotal'; amount: number };

/** What a payout is made of, in centavos: the sums come to its amount. */
export function payoutSums({ gross, commission, cash, amount }: Pick<Payout, 'gross' | 'commission' | 'cash' | 'amount'>): Sum[] {
  const sums: Sum[] = [
    { word: 'grossTotal', amount: gross },
    { word: 'commissionTotal', amount: commission },
    { word: 'cashTotal', amount: -cash },
    { word: 'otherTotal', amount: amount - (gross + commission - cash) },
  ];
  return sums.filter((sum) => sum.amount !== 0);
}

type Line = Payout['lines'][number];

/** What a line is for; null: the service's own name says it. */
export const lineWord: Record<Line['kind'], EarningsWord | null> = {
  job: null,
  cash_job: null,
  cancellation_fee: 'lineFee',
  refund: 'lineRefund',
  carried: 'lineCarried',
  reversed: 'lineReversed',
};
