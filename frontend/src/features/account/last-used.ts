import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { Text } from '../../i18n/use-text.ts';

type Words = Text<'used' | 'usedToday' | 'usedYesterday'>;

/** "Last used today, 3:12 PM"; before yesterday, with the day. `now` in ms. */
export function lastUsedText(at: string, now: number, t: Words, locale: string): string {
  const day = manilaDay(at);
  const today = manilaDay(now);
  const time = formatTime(at, locale);
  if (day === today) return t('usedToday', { time });
  if (day === addDays(today, -1)) return t('usedYesterday', { time });
  return t('used', { when: formatDayAndTime(at, locale) });
}
