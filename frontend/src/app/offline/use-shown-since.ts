import { useSyncExternalStore } from 'react';
import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { shownSince, subscribeShownSince } from '../../api/kept-answers.ts';
import { serverNow } from '../../browser/server-time.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { offlineEn } from './offline.en.ts';

/** For the banner above a screen that shows kept answers; null while all came from the network. */
export function useShownSince(): string | null {
  const t = useText(offlineEn);
  const locale = useLocale();
  const since = useSyncExternalStore(subscribeShownSince, shownSince, () => null);
  if (since === null) return null;
  const isToday = manilaDay(since) === manilaDay(serverNow());
  return t('lastUpdated', { time: (isToday ? formatTime : formatDayAndTime)(since, locale) });
}
