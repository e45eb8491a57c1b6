import type { Earnings } from '#contracts/views/earnings.ts';

/** How many months the breakdown may show (specification section 9). */
export const ranges = ['3', '6', '12'] as const;
export type Range = (typeof ranges)[number];
export const usualRange: Range = '6';

/** The running month and those before it, newest first. */
export function monthsIn(months: Earnings['months'], range: Range): Earnings['months'] {
  return months.slice(0, Number(range));
}

/** From its first to its last month; null when there is none. */
export function spanOf(months: Earnings['months']): { from: string; to: string } | null {
  const [newest, oldest] = [months[0], months.at(-1)];
  return newest && oldest ? { from: oldest.month, to: newest.month } : null;
}
