import { useState } from 'react';
import { formatDay } from '#contracts/manila-format.ts';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useScrollIntoView } from '../../../browser/use-scroll-into-view.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Calendar } from '../../../ui/forms/Calendar.tsx';
import { CalendarWaiting } from '../../../ui/forms/CalendarWaiting.tsx';
import { useSettings } from '../../../api/use-settings.ts';
import { AbsenceNotes } from '../../worker/parts/AbsenceNotes.tsx';
import { dayLoads, monthOf, shownDays, timeSlots, usualTimes } from '../../worker/day-load.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { TimesOfDay } from './TimesOfDay.tsx';
import { TimesOfWorker } from './TimesOfWorker.tsx';
import { useSlots } from './use-slots.ts';

interface Props {
  draft: BookingDraft;
  /** Worker whose times these are; null: all workers. */
  workerName: string | null;
  now: number;
  onChange: (change: Partial<BookingDraft>) => unknown;
}

/** Calendar and times of the chosen day, of the chosen worker or of any worker. */
export function DayAndTime({ draft, workerName, now, onChange }: Props) {
  const t = useText(bookingFlowEn);
  const locale = useLocale();
  const { date = null, time = null } = draft;
  const { bookingHorizonDays, minimumNoticeMinutes } = useSettings();
  const today = manilaDay(now);
  const last = addDays(today, bookingHorizonDays);
  const [month, setMonth] = useState(monthOf(date ?? today));
  const slots = useSlots(draft, shownDays(month, today, last));
  // The same request until another month is shown; the chosen day's times stay then.
  const { data: chosenDays = [] } = useSlots(draft, shownDays(monthOf(date ?? today), today, last));
  const [times, bringIntoView] = useScrollIntoView<HTMLElement>();
  return (
    <>
      {workerName && <TimesOfWorker name={workerName} onChange={onChange} />}
      <Fetched of={slots} failed={t('timesFailed')} waiting={<TimesWaiting draft={draft} now={now} />}>
        {(days) => (
          <>
            <AbsenceNotes away={slots.away} />
            <Calendar
              value={date}
              onChange={(day) => {
                onChange({ date: day, time: undefined, urgent: undefined });
                bringIntoView();
              }}
              today={today}
              last={last}
              load={dayLoads(days)}
              onMonth={setMonth}
            />
            <section ref={times} className="mt-5 scroll-mt-20" aria-label={t('times')}>
              {date ? (
                <h2 className="mb-1.5 text-18 font-title">{formatDay(manilaInstant(date), locale)}</h2>
              ) : (
                <p className="text-14 text-muted">{t('pickDay')}</p>
              )}
              {date && (
                <TimesOfDay
                  key={date}
                  day={date}
                  slots={
                    days.length === 0
                      ? usualTimes(date, now, minimumNoticeMinutes)
                      : timeSlots([...days, ...chosenDays].find(({ day }) => day === date))
                  }
                  value={time}
                  onChange={(next) => onChange({ time: next, urgent: undefined })}
                />
              )}
            </section>
          </>
        )}
      </Fetched>
    </>
  );
}

export function TimesWaiting({ draft, now }: Pick<Props, 'draft' | 'now'>) {
  const t = useText(bookingFlowEn);
  const { bookingHorizonDays } = useSettings();
  const { date = null } = draft;
  const today = manilaDay(now);
  return (
    <>
      <CalendarWaiting value={date} today={today} last={addDays(today, bookingHorizonDays)} />
      {!date && <p className="mt-5 text-14 text-muted">{t('pickDay')}</p>}
    </>
  );
}
