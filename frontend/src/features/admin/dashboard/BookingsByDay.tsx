import { formatDay } from '#contracts/manila-format.ts';
import { manilaInstant, weekdayOf } from '#contracts/manila-time.ts';
import type { AdminOverview } from '#contracts/views/admin-overview.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/Card.tsx';
import { ColumnLegend, StackedColumns } from '../../../ui/StackedColumns.tsx';
import { dashboardText } from './dashboard.text.ts';
import { columnOf } from './overview-figures.ts';

/** More columns than this have no room for their weekday. */
const MOST_NAMED = 14;

export function BookingsByDay({ overview: { days, today } }: { overview: AdminOverview }) {
  const t = useText(dashboardText);
  const locale = useLocale();
  const series = [
    { id: 'completed', label: t('completed'), colour: 'var(--brand)' },
    { id: 'requested', label: t('requested'), colour: 'var(--mango)' },
    { id: 'ended', label: t('ended'), colour: 'var(--neutral)' },
  ];
  const groups = days.map((day) => ({ id: day.day, label: day.day === today ? t('today') : dayLabel(day.day, days.length, locale), values: columnOf(day) }));
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-18 font-title">{t('bookingsByDay')}</h2>
        <ColumnLegend series={series} />
      </div>
      <StackedColumns caption={t('bookingsByDayCaption')} series={series} groups={groups} current={today} totalLabel={t('totalOfDay')} />
    </Card>
  );
}

/** Wed; among many days only the Mondays are named, by their date. */
function dayLabel(day: string, among: number, locale: string): string {
  const words = formatDay(manilaInstant(day, '12:00'), locale);
  if (among <= MOST_NAMED) return words.split(',')[0] ?? words;
  return weekdayOf(day) === 'mon' ? day.slice(8) : '';
}
