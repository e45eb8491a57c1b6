import { formatDay, formatDayOfMonth, formatTime, formatWeekday } from '#contracts/manila-format.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';

/** In the list: 8:07 AM today, Sun within a week, Nov 9 before. `now` in ms. */
export function chatListTime(at: string, now: number, locale: string): string {
  const day = manilaDay(at);
  const today = manilaDay(now);
  if (day === today) return formatTime(at, locale);
  return day > addDays(today, -7) ? formatWeekday(at, locale) : formatDayOfMonth(at, locale);
}

/** Between messages: today, yesterday, or the date. */
export function dayName(at: string, now: number, locale: string): 'today' | 'yesterday' | { day: string } {
  const day = manilaDay(at);
  const today = manilaDay(now);
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : { day: formatDay(at, locale) };
}
