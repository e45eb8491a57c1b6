import { formatDay } from '#contracts/manila-format.ts';
import { manilaInstant, weekdayOf } from '#contracts/manila-time.ts';
import type { AdminOverview } from '#contracts/views/platform-overview.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { dashboardText } from './dashboard.text.ts';
import { DayColumns } from './DayColumns.tsx';
import { columnsOf } from './overview-figures.ts';

/** More columns than this have no room for their weekday. */
const MOST_NAMED = 14;

export function BookingsByDay({ overview: { days, today } }: { overview: AdminOverview }) {
  const t = useText(dashboardText);
  const locale = useLocale();
  const columns = columnsOf(days).map((column) => ({
    ...column,
    label: column.day === today ? t('today') : dayLabel(column.day, days.length, locale),
  }));
  return (
    <Card className="flex flex-col">
      <h2 className="text-18 font-title">{t('bookingsByDay')}</h2>
      <p className="mb-4 text-14 text-muted">{t('bookingsByDayHint')}</p>
      <DayColumns columns={columns} today={today} />
    </Card>
  );
}

/** Wed; among many days only the Mondays are named, by their date. */
function dayLabel(day: string, among: number, locale: string): string {
  const words = formatDay(manilaInstant(day, '12:00'), locale);
  if (among <= MOST_NAMED) return words.split(',')[0] ?? words;
  return weekdayOf(day) === 'mon' ? day.slice(8) : '';
}
