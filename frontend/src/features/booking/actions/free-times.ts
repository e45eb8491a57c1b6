import { intlLocales } from '#contracts/intl-locales.ts';
import { formatDay, formatTime } from '#contracts/manila-format.ts';
import { manilaDay } from '#contracts/manila-time.ts';

/** Starts grouped by day: "Sun, Nov 22: 11:30 AM or 12:00 PM; Mon, Nov 23: 9:00 AM". */
export function freeTimes(starts: readonly string[], locale: string): string {
  const days = Map.groupBy(starts, (start) => manilaDay(start));
  const list = new Intl.ListFormat(intlLocales(locale), { type: 'disjunction' });
  return [...days.values()]
    .map(
      (times) => `${formatDay(times[0] ?? '', locale)}: ${list.format(times.map((time) => formatTime(time, locale)))}`,
    )
    .join('; ');
}
