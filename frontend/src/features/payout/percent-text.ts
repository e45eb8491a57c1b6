import { manilaDay } from '#contracts/manila-time.ts';

/** "12.4%", "-9.3%": always one decimal (specification section 9); what rounds to nothing has no sign. */
export function percentText(percent: number): string {
  return `${rounded(percent).toFixed(1)}%`;
}

/** So many days a month has just begun: less than last month says nothing bad yet. */
const FIRST_DAYS = 7;

export function isMonthNew(now: number): boolean {
  return Number(manilaDay(now).slice(-2)) <= FIRST_DAYS;
}

type Trend = { text: string; up: boolean; good: boolean | null };

/** For a card's figure: which way it went, and that up is good; null where it reads 0.0%. */
export function trendOf(percent: number, isNew: boolean): Trend | null {
  const up = rounded(percent) > 0;
  return rounded(percent) === 0 ? null : { text: percentText(percent), up, good: isNew && !up ? null : up };
}

function rounded(percent: number): number {
  return Number(percent.toFixed(1)) || 0;
}
