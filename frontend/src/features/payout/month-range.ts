import { dateFormat } from '#contracts/intl-locales.ts';
import { formatMonth } from '#contracts/manila-format.ts';
import type { Earnings } from '#contracts/views/payout-earnings.ts';

/** Numbers of months in the breakdown (specification section 9). */
export const ranges = ['3', '6', '12'] as const;
export type Range = (typeof ranges)[number];
export const usualRange: Range = '6';

/** The current month and earlier ones, newest first. */
export function monthsIn(months: Earnings['months'], range: Range): Earnings['months'] {
  return months.slice(0, Number(range));
}

/** First and last month as text, with a common year once; null without months. */
export function spanOf(months: Earnings['months'], locale: string): { from: string; to: string } | null {
  const [newest, oldest] = [months[0]?.month, months.at(-1)?.month];
  if (!newest || !oldest) return null;
  const isOneYear = newest.slice(0, 4) === oldest.slice(0, 4);
  return { from: isOneYear ? monthName(oldest, locale) : formatMonth(oldest, locale), to: formatMonth(newest, locale) };
}

function monthName(month: string, locale: string): string {
  return dateFormat(locale, { month: 'long', timeZone: 'UTC' })(new Date(`${month}-01`));
}

type PeriodSum = { word: 'grossTotal' | 'refundedTotal' | 'commissionTotal'; amount: number };

/** Components of the months' earnings in centavos, which add up to the total. Empty without a job. */
export function periodSums(months: Earnings['months']): { lines: PeriodSum[]; total: number } {
  const sum = (of: 'gross' | 'refunded' | 'commission' | 'amount') =>
    months.reduce((total, month) => total + month[of], 0);
  const lines: PeriodSum[] = [
    { word: 'grossTotal', amount: sum('gross') },
    { word: 'refundedTotal', amount: 0 - sum('refunded') },
    { word: 'commissionTotal', amount: 0 - sum('commission') },
  ];
  return { lines: lines.filter(({ amount }) => amount !== 0), total: sum('amount') };
}
