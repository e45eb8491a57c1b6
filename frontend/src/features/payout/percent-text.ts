import { manilaDay } from '#contracts/manila-time.ts';

/** "12.4%", "-9.3%": one decimal (specification section 9); no sign if it rounds to zero. */
export function percentText(percent: number): string {
  return `${rounded(percent).toFixed(1)}%`;
}

/** In a month's first days, less than last month is not yet bad news. */
const FIRST_DAYS = 7;

export function isMonthNew(now: number): boolean {
  return Number(manilaDay(now).slice(-2)) <= FIRST_DAYS;
}

type Trend = { text: string; up: boolean; good: boolean | null };

/** Direction of a figure, and whether it is good; null if it is formatted as 0.0%. */
export function trendOf(percent: number, isNew: boolean): Trend | null {
  const up = rounded(percent) > 0;
  return rounded(percent) === 0 ? null : { text: percentText(percent), up, good: isNew && !up ? null : up };
}

function rounded(percent: number): number {
  return Number(percent.toFixed(1)) || 0;
}
