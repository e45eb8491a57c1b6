import { formatDay } from '#contracts/manila-format.ts';
import { manilaInstant, weekdayOf } from '#contracts/manila-time.ts';
import type { AdminOverview } from '#contracts/views/platform-overview.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { useReadAnalyticsQuery } from '../analytics/api.ts';
import { dashboardEn } from './dashboard.en.ts';
import { DayColumns, Legend } from './DayColumns.tsx';
import { columnsOf } from './overview-figures.ts';

/** With more columns the weekdays do not fit. */
const MOST_NAMED = 14;

export function BookingsByDay({ overview: { days, today } }: { overview: AdminOverview }) {
  const t = useText(dashboardEn);
  const locale = useLocale();
  const mayStack = useMay()('analytics.read');
  const span = { from: days[0]?.day ?? today, to: today, by: 'day' } as const;
  const { data } = useReadAnalyticsQuery(span, { skip: !mayStack });
  const columns = columnsOf(days, data?.periods).map((column) => ({
    ...column,
    label: column.day === today ? t('today') : dayLabel(column.day, days.length, locale),
  }));
  return (
    <Card className="flex h-full flex-col">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-18 font-title">{t('bookingsByDay')}</h2>
          <p className="text-14 text-muted">{t(mayStack ? 'bookingsByDayStacked' : 'bookingsByDayHint')}</p>
        </div>
        {mayStack && <Legend />}
      </div>
      <DayColumns columns={columns} today={today} />
    </Card>
  );
}

/** Weekday; with many columns only the dates of Mondays. */
function dayLabel(day: string, among: number, locale: string): string {
  const words = formatDay(manilaInstant(day, '12:00'), locale);
  if (among <= MOST_NAMED) return words.split(',')[0] ?? words;
  return weekdayOf(day) === 'mon' ? day.slice(8) : '';
}
