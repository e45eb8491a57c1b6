import { formatTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { useDuration } from '../../catalogue/duration.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { dayWords } from './day-words.ts';
import type { BookingDraft } from '../draft/draft.ts';
import type { StartProblem } from './start-problem.ts';

interface Props {
  draft: BookingDraft;
  problem: StartProblem | null;
}

/** Chosen day, duration and time at the foot of a phone's screen, or why they are invalid. */
export function ChosenTime({ draft: { date, time, durationMinutes }, problem }: Props) {
  const t = useText(bookingFlowEn);
  const locale = useLocale();
  const duration = useDuration();
  if (problem)
    return (
      <p role="status" className="text-14 leading-snug text-mango-ink">
        {t(problem)}
      </p>
    );
  if (!date || !time) return <p className="text-14 text-muted">{t('pickTime')}</p>;
  const day = dayWords(manilaInstant(date), locale);
  return (
    <>
      <p className="line-clamp-2 text-13 leading-snug text-muted">
        {durationMinutes ? t('dayAndDuration', { day, duration: duration(durationMinutes) }) : day}
      </p>
      <p className="text-18 font-title">{formatTime(manilaInstant(date, time), locale)}</p>
    </>
  );
}
