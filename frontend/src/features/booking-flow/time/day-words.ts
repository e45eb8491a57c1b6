import { formatDay, formatDayWithYear, formatTime } from '#contracts/manila-format.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { serverNow } from '../../../browser/server-time.ts';

/** Wed, Nov 18; with its year where that is another than this one. */
export function dayWords(instant: string, locale: string, now: number = serverNow()): string {
  const isThisYear = manilaDay(instant).slice(0, 4) === manilaDay(now).slice(0, 4);
  return (isThisYear ? formatDay : formatDayWithYear)(instant, locale);
}

/** Wed, Nov 18, 9:30 AM; with its year where that is another than this one. */
export function startWords(instant: string, locale: string, now: number = serverNow()): string {
  return `${dayWords(instant, locale, now)}, ${formatTime(instant, locale)}`;
}
