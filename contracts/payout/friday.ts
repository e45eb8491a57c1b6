import { addDays, manilaDay, weekdayOf, WEEKDAYS } from '../manila-time.ts';

const FRIDAY = WEEKDAYS.indexOf('fri');

/**
 * The Friday whose payout includes an earning: the first one after its Manila day, since the cut-off is Thursday
 * 23:59:59 in Manila (design section 4). Earnings on a Friday wait a week.
 */
export function payoutFriday(instant: string): string {
  return fridayAfter(manilaDay(instant));
}

/** The first Friday after a Manila day. */
export function fridayAfter(day: string): string {
  const days = ((FRIDAY - WEEKDAYS.indexOf(weekdayOf(day)) + 6) % 7) + 1;
  return addDays(day, days);
}
