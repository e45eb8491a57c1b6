import { formatTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { workerProfileEn } from '../worker-profile.en.ts';

/** An arbitrary day: only the Manila time matters. */
const SOME_DAY = '2026-11-18';

/** Formats a time of the weekly hours: "08:00" as 8:00 AM, "24:00" as the end of the day. */
export function useClockTime(): (time: string) => string {
  const t = useText(workerProfileEn);
  const locale = useLocale();
  return (time) => (time === '24:00' ? t('endOfDay') : formatTime(manilaInstant(SOME_DAY, time), locale));
}
