import { formatDay, formatTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { useDuration } from '../catalogue/duration.ts';
import { bookingFlowText } from './booking-flow.text.ts';
import type { BookingDraft } from './draft.ts';

/** The chosen day, duration and time at the foot of a phone's screen. */
export function ChosenTime({ draft: { date, time, durationMinutes } }: { draft: BookingDraft }) {
  const t = useText(bookingFlowText);
  const locale = useLocale();
  const duration = useDuration();
  if (!date || !time) return <p className="text-14 text-muted">{t('pickTime')}</p>;
  const day = formatDay(manilaInstant(date), locale);
  return (
    <>
      <p className="line-clamp-2 text-13 leading-snug text-muted">{durationMinutes ? t('dayAndDuration', { day, duration: duration(durationMinutes) }) : day}</p>
      <p className="text-18 font-title">{formatTime(manilaInstant(date, time), locale)}</p>
    </>
  );
}
