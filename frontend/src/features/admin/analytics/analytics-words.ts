import type { Span, Step } from '#contracts/analytics/periods.ts';
import { intlLocales } from '#contracts/intl-locales.ts';
import { formatDay, formatDayOfMonth, formatMonth, formatMonthShort } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Text } from '../../../i18n/use-text.ts';
import type { analyticsEn } from './analytics.en.ts';

type Words = Text<keyof typeof analyticsEn>;

const noon = (day: string) => manilaInstant(day, '12:00');

/** Full label: "Mon, Nov 9", "Nov 9 to Nov 15", "November 2026". */
export function periodLabel(t: Words, { from, to }: Span, by: Step, locale: string): string {
  if (from === to) return formatDay(noon(from), locale);
  if (by === 'month' && isWholeMonth({ from, to })) return formatMonth(from.slice(0, 7), locale);
  return t('fromTo', { from: formatDayOfMonth(noon(from), locale), to: formatDayOfMonth(noon(to), locale) });
}

/** Short label: "Nov 9", "Nov". */
export function shortPeriodLabel({ from }: Span, by: Step, locale: string): string {
  return by === 'month' ? formatMonthShort(from.slice(0, 7), locale) : formatDayOfMonth(noon(from), locale);
}

function isWholeMonth({ from, to }: Span): boolean {
  return from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && Number(to.slice(8)) >= 28;
}

/** Elapsed time: "under a minute", "12 min", "3 h 20 min", "2 d 4 h". */
export function durationText(t: Words, seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return t('underMinute');
  if (minutes < 60) return t('minutes', { minutes });
  if (minutes < 24 * 60) return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return t('days', { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60) });
}

/** Axis label, such as ₱12K. */
export function shortPesos(centavos: number, locale: string): string {
  const brief = new Intl.NumberFormat(intlLocales(locale), {
    style: 'currency',
    currency: 'PHP',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return brief.format(centavos / 100);
}
