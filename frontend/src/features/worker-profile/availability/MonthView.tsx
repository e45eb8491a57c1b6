import { useState } from 'react';
import type { CalendarDay } from '#contracts/views/calendar.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useWatchedCalendars } from '../../../domain/realtime/use-watched-calendars.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { DayGrid, type DayLook } from '../../../ui/forms/DayGrid.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { useReadMonthQuery } from '../../worker/api.ts';
import { availabilityEn } from './availability.en.ts';
import { DayPanel } from './DayPanel.tsx';
import { freeHours, kindOf } from './day-look.ts';

/** The worker's month: jobs, days off and free hours per day; a click opens a day. */
export function MonthView() {
  const t = useText(availabilityEn);
  const today = manilaDay(useNow());
  const [chosen, setChosen] = useState(today);
  const [shown, setShown] = useState(today);
  const [year = 0, month = 0] = shown.split('-').map(Number);
  const read = useReadMonthQuery({ year, month });
  useWatchedCalendars(read.data ? [read.data.workerId] : []);
  return (
    <Fetched of={read} failed={t('monthFailed')} waiting={<MonthWaiting />}>
      {({ items }) => {
        const days = new Map(items.map((each) => [each.day, each]));
        const day = days.get(chosen);
        return (
          <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <div>
              <MonthGrid {...{ days, chosen, today }} onChoose={setChosen} onMonth={setShown} />
              <Legend />
            </div>
            {day ? <DayPanel day={day} today={today} /> : <p className="text-14 text-muted">{t('pickADay')}</p>}
          </div>
        );
      }}
    </Fetched>
  );
}

interface GridProps {
  days: ReadonlyMap<string, CalendarDay>;
  chosen: string;
  today: string;
  onChoose: (day: string) => void;
  onMonth: (firstDay: string) => void;
}

function MonthGrid({ days, chosen, today, onChoose, onMonth }: GridProps) {
  const look = useDayLook(days, today);
  return (
    <div className="-mx-2 sm:mx-0">
      <DayGrid tall value={chosen} onChange={onChoose} today={today} look={look} onMonth={onMonth} />
    </div>
  );
}

function useDayLook(days: ReadonlyMap<string, CalendarDay>, today: string): (day: string) => DayLook {
  const t = useText(availabilityEn);
  return (name) => {
    const day = days.get(name);
    if (!day) return {};
    const jobs = day.jobs.length;
    const hours = freeHours(day);
    const words = [jobs > 0 && t('jobs', { count: jobs })];
    const kind = kindOf(day);
    if (kind === 'off') words.push(t('dayOff'));
    else if (kind === 'closed') words.push(t('closed'));
    else if (name >= today) words.push(t('hoursFree', { hours }));
    return {
      words: words.filter((word) => word !== false).join(', '),
      ...(kind !== 'working' && { tone: 'bg-sunken text-muted hover:bg-sunken' }),
      struck: kind === 'off',
      mark: (
        <Mark jobs={jobs} free={kind === 'working' && name >= today && hours > 0 ? t('hoursShort', { hours }) : ''} />
      ),
    };
  };
}

/** One bar per job above the free hours. */
function Mark({ jobs, free }: { jobs: number; free: string }) {
  return (
    <span aria-hidden="true" className="flex h-5 flex-col items-center justify-end gap-0.5 no-underline">
      <span className="flex gap-0.5">
        {Array.from({ length: Math.min(jobs, 3) }, (_, index) => (
          <JobBar key={index} />
        ))}
      </span>
      <span className="text-12 leading-none font-body opacity-80">{free}</span>
    </span>
  );
}

function JobBar({ className }: { className?: string }) {
  return <span className={cx('block h-1 w-2 rounded-pill bg-mango-mark', className)} />;
}

function Legend() {
  const t = useText(availabilityEn);
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-13 text-muted">
      <li className="flex items-center gap-1.5">
        <JobBar /> <span>{t('legendJob')}</span>
      </li>
      <li>{t('legendFree')}</li>
      <li className="rounded-8 bg-sunken px-1.5 line-through">{t('dayOff')}</li>
    </ul>
  );
}

function MonthWaiting() {
  return (
    <Loading className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-105 rounded-20" />
      <Skeleton className="h-40 rounded-20" />
    </Loading>
  );
}
