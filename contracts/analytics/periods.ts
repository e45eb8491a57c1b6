import { addDays, weekdayOf, WEEKDAYS } from '../manila-time.ts';

/** Manila days, both included. */
export type Span = { from: string; to: string };

export const steps = ['day', 'week', 'month'] as const;
export type Step = (typeof steps)[number];

/** What a span is compared with: the same number of days right before, or the same days a year ago. */
export const comparisons = ['before', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** The longest allowed span. */
export const MOST_DAYS = 731;

export function daysIn({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

export function eachDay({ from, to }: Span): string[] {
  return Array.from({ length: daysIn({ from, to }) }, (_, n) => addDays(from, n));
}

/** Splits the span at days, weeks (from Monday) or months; the first and last period may be shorter. */
export function periodsOf(span: Span, by: Step): Span[] {
  const periods: Span[] = [];
  for (let from = span.from; from <= span.to;) {
    const end = endOf(from, by);
    const to = end < span.to ? end : span.to;
    periods.push({ from, to });
    from = addDays(to, 1);
  }
  return periods;
}

function endOf(day: string, by: Step): string {
  if (by === 'day') return day;
  if (by === 'month') return endOfMonth(day);
  const sinceMonday = (WEEKDAYS.indexOf(weekdayOf(day)) + 6) % 7;
  return addDays(day, 6 - sinceMonday);
}

/**
 * Maps each period to the one it is compared with. Months compare with as many earlier months; days and weeks with as
 * many days right before, or with those 52 weeks ago, which have the same weekdays.
 */
export function shiftOf(span: Span, by: Step, comparison: Comparison): (period: Span) => Span {
  if (by === 'month' && (comparison === 'year' || isWholeMonths(span)))
    return byMonths(comparison === 'year' ? 12 : monthsIn(span));
  return byDays(comparison === 'year' ? 7 * 52 : daysIn(span));
}

function isWholeMonths({ from, to }: Span): boolean {
  return from.endsWith('-01') && to === endOfMonth(to);
}

function byDays(count: number): (period: Span) => Span {
  return ({ from, to }) => ({ from: addDays(from, -count), to: addDays(to, -count) });
}

function byMonths(count: number): (period: Span) => Span {
  return ({ from, to }) => ({
    from: monthsEarlier(from, count),
    to: to === endOfMonth(to) ? endOfMonth(monthsEarlier(to, count)) : monthsEarlier(to, count),
  });
}

function monthsIn({ from, to }: Span): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1
  );
}

/** The same day of an earlier month, or that month's last day. */
function monthsEarlier(day: string, count: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - count);
  const month = first.toISOString().slice(0, 7);
  const same = `${month}-${day.slice(8)}`;
  const last = endOfMonth(`${month}-01`);
  return same < last ? same : last;
}

function endOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
