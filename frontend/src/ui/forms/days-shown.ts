import { addDays, monthsBefore, WEEKDAYS, weekdayOf } from '#contracts/manila-time.ts';

/** The first and the last day that can be chosen in a calendar. */
export interface DayBounds {
  first?: string | undefined;
  last?: string | undefined;
}

const WEEK = WEEKDAYS.length;
const FOUR_WEEKS = 4 * WEEK;

/** The last day that stands under a month's name: the first month goes on until there are four weeks to choose from. */
export function lastDayUnder(month: string, { first, last }: DayBounds): string {
  const monthEnd = addDays(`${monthsBefore(monthOf(month), -1)}-01`, -1);
  if (first === undefined || monthOf(first) !== monthOf(month)) return monthEnd;
  const fourth = addDays(first, FOUR_WEEKS - 1);
  const reached = last !== undefined && last < fourth ? last : fourth;
  return reached > monthEnd ? reached : monthEnd;
}

/** The month, by its first day, under whose name a calendar shows a day. */
export function monthShowing(day: string, bounds: DayBounds): string {
  const { first } = bounds;
  const isInFirst = first !== undefined && day <= lastDayUnder(first, bounds);
  return `${monthOf(isInFirst ? first : day)}-01`;
}

/** From the Sunday to the Saturday of what is shown under a month's name. */
export function weeksUnder(month: string, bounds: DayBounds): { from: string; to: string } {
  const from = `${monthOf(month)}-01`;
  const to = lastDayUnder(month, bounds);
  return {
    from: addDays(from, -WEEKDAYS.indexOf(weekdayOf(from))),
    to: addDays(to, WEEK - 1 - WEEKDAYS.indexOf(weekdayOf(to))),
  };
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}
