import { dateFormat } from '#contracts/intl-locales.ts';
import { formatMonth } from '#contracts/manila-format.ts';
import type { Earnings } from '#contracts/views/payout-earnings.ts';

/** How many months the breakdown may show (specification section 9). */
export const ranges = ['3', '6', '12'] as const;
export type Range = (typeof ranges)[number];
export const usualRange: Range = '6';

/** The running month and those before it, newest first. */
export function monthsIn(months: Earnings['months'], range: Range): Earnings['months'] {
  return months.slice(0, Number(range));
}

/** From its first to its last month in words, the year once where it is the same; null when there is none. */
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

/** What the months' earnings are made of, in centavos: the lines come to the total. None where there was no job. */
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
