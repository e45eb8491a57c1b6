import { formatTime } from '#contracts/manila-format.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { nearDay } from '../../../domain/near-day.ts';
import { startWords } from './day-words.ts';

/** "Tonight, 12:30 AM"; "Wed, Nov 18, 9:30 AM" for later days. */
export function useStartWords(now: number): (instant: string) => string {
  const t = useText(bookingFlowEn);
  const locale = useLocale();
  return (instant) => {
    const near = nearDay(instant, now);
    return near ? t(`near_${near}`, { time: formatTime(instant, locale) }) : startWords(instant, locale, now);
  };
}
