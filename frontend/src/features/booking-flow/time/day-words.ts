import { formatDay, formatDayWithYear, formatTime } from '#contracts/manila-format.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { serverNow } from '../../../browser/server-time.ts';

/** Wed, Nov 18; with the year if it is not the current one. */
export function dayWords(instant: string, locale: string, now: number = serverNow()): string {
  const isThisYear = manilaDay(instant).slice(0, 4) === manilaDay(now).slice(0, 4);
  return (isThisYear ? formatDay : formatDayWithYear)(instant, locale);
}

/** Wed, Nov 18, 9:30 AM; with the year if it is not the current one. */
export function startWords(instant: string, locale: string, now: number = serverNow()): string {
  return `${dayWords(instant, locale, now)}, ${formatTime(instant, locale)}`;
}
