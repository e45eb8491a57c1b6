import {
  comparisons,
  daysIn,
  MOST_DAYS,
  steps,
  type Comparison,
  type Span,
  type Step,
} from '#contracts/analytics/periods.ts';
import { addDays, isDay } from '#contracts/manila-time.ts';
import { oneOf } from '../list/use-address.ts';

/** Number of whole days up to yesterday; `own`: the days in the address. */
export const ranges = ['7', '30', '90', '365', 'own'] as const;
export type Range = (typeof ranges)[number];
const USUAL: Range = '30';

/** Default step of a range: ten to thirty periods. */
const usualStep: Readonly<Record<Exclude<Range, 'own'>, Step>> = { 7: 'day', 30: 'day', 90: 'week', 365: 'month' };

export type AnalyticsFilters = Span & { range: Range; by: Step; compare: Comparison | 'none' };

/** Filters in the address. Ignores invalid days and spans that are too long. */
export function analyticsFilters(params: URLSearchParams, today: string): AnalyticsFilters {
  const own = ownSpan(params.get('from') ?? '', params.get('to') ?? '');
  const chosen = oneOf(params, 'range', ranges);
  const preset = chosen === undefined || chosen === 'own' ? USUAL : chosen;
  const span = own ?? { from: addDays(today, -Number(preset)), to: addDays(today, -1) };
  return {
    ...span,
    range: own ? 'own' : preset,
    by: oneOf(params, 'by', steps) ?? (own ? stepFor(daysIn(own)) : usualStep[preset as keyof typeof usualStep]),
    compare: oneOf(params, 'compare', [...comparisons, 'none'] as const) ?? 'before',
  };
}

function ownSpan(from: string, to: string): Span | null {
  return isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= MOST_DAYS ? { from, to } : null;
}

function stepFor(days: number): Step {
  if (days <= 31) return 'day';
  return days <= 140 ? 'week' : 'month';
}

/** Address change for a range; a chosen step applies to its range only. */
export function rangeChange(range: string, { from, to }: Span) {
  const other = { by: null, from: null, to: null, range: range === USUAL ? null : range };
  return range === 'own' ? { ...other, range: null, from, to } : other;
}

/** Changes the first or last day and moves the other end if they would cross or be too far apart. */
export function spanWith({ from, to }: Span, change: Partial<Span>): Span {
  if (change.from !== undefined)
    return { from: change.from, to: within(to, change.from, addDays(change.from, MOST_DAYS - 1)) };
  return change.to === undefined
    ? { from, to }
    : { from: within(from, addDays(change.to, 1 - MOST_DAYS), change.to), to: change.to };
}

/** Clamps the day to the span. */
function within(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}
