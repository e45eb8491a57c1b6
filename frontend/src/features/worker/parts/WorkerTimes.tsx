import { useState } from 'react';
import { formatLongDay } from '#contracts/manila-format.ts';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useScrollIntoView } from '../../../browser/use-scroll-into-view.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Calendar } from '../../../ui/forms/Calendar.tsx';
import { CalendarWaiting } from '../../../ui/forms/CalendarWaiting.tsx';
import { TimeSlots } from '../../../ui/forms/TimeSlots.tsx';
import { useSettings } from '../../../api/use-settings.ts';
import { useWatchedCalendars } from '../../../domain/realtime/use-watched-calendars.ts';
import { useListSlotsQuery } from '../api.ts';
import { dayLoads, monthOf, shownDays, timeSlots } from '../day-load.ts';
import { AbsenceNotes } from './AbsenceNotes.tsx';
import { workersEn } from '../workers.en.ts';

export type ChosenTime = { date: string | null; time: string | null };

interface Props extends ChosenTime {
  workerId: string;
  durationMinutes: number;
  now: number;
  /** Booking to be moved; its own time counts as free. */
  moving?: string;
  onChoose: (chosen: ChosenTime) => void;
}

/** A worker's free times: calendar with load dots, and the times of the chosen day. */
export function WorkerTimes({ workerId, durationMinutes, now, moving, date, time, onChoose }: Props) {
  const t = useText(workersEn);
  const locale = useLocale();
  const { bookingHorizonDays } = useSettings();
  const today = manilaDay(now);
  const last = addDays(today, bookingHorizonDays);
  const [month, setMonth] = useState(monthOf(date ?? today));
  const asked = { id: workerId, durationMinutes, ...(moving !== undefined && { moving }) };
  const slots = useListSlotsQuery({ ...asked, ...shownDays(month, today, last) });
  // The same request until another month is shown; the chosen day's times stay then.
  const { data: ofChosen } = useListSlotsQuery({ ...asked, ...shownDays(monthOf(date ?? today), today, last) });
  useWatchedCalendars([workerId]);
  const [timesOfDay, bringIntoView] = useScrollIntoView<HTMLDivElement>();
  return (
    <Fetched of={slots} failed={t('timesFailed')} waiting={<CalendarWaiting value={date} today={today} last={last} />}>
      {({ items, away }) => {
        const times = timeSlots([...items, ...(ofChosen?.items ?? [])].find(({ day }) => day === date));
        return (
          <>
            <AbsenceNotes away={away} />
            <Calendar
              value={date}
              onChange={(day) => {
                onChoose({ date: day, time: null });
                bringIntoView();
              }}
              today={today}
              last={last}
              load={dayLoads(items)}
              onMonth={setMonth}
            />
            <div ref={timesOfDay} className="mt-5 scroll-mt-20">
              {!date && <p className="text-14 text-muted">{t('pickDay')}</p>}
              {date && <h3 className="mb-2 text-16 font-title">{formatLongDay(manilaInstant(date), locale)}</h3>}
              {date && times.length === 0 && <p className="text-14 text-muted">{t('dayFull')}</p>}
              {date && times.length > 0 && (
                <TimeSlots
                  label={t('freeTimes')}
                  day={date}
                  slots={times}
                  value={time}
                  onChange={(next) => onChoose({ date, time: next })}
                />
              )}
            </div>
          </>
        );
      }}
    </Fetched>
  );
}
