import { addDays, isDay } from '#contracts/manila-time.ts';

/**
 * Days in a list's address: `today`, `yesterday`, a number of days up to today, a day `YYYY-MM-DD`, or `first~last`;
 * empty for all time.
 */

export const spans = ['today', 'yesterday', '7', '30'] as const;
export type Span = (typeof spans)[number];

export function isSpan(day: string): day is Span {
  return spans.some((span) => span === day);
}

export function dayOf(params: URLSearchParams): string {
  const day = params.get('day')?.trim() ?? '';
  return isSpan(day) || isDay(day) || endsOf(day) ? day : '';
}

/** First and last day of `2026-11-01~2026-11-07`; null for anything else. */
export function endsOf(day: string): { from: string; to: string } | null {
  const [from = '', to = '', ...more] = day.split('~');
  return isDay(from) && isDay(to) && from <= to && more.length === 0 ? { from, to } : null;
}

export function betweenDays({ from, to }: { from: string; to: string }): string {
  return from === to ? from : `${from}~${to}`;
}

/** First and last Manila day, both inclusive. `today`: Manila day. */
export function daysOf(day: string, today: string): { from?: string; to?: string } {
  if (day === '') return {};
  if (day === 'today') return { from: today, to: today };
  if (day === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  if (isSpan(day)) return { from: addDays(today, 1 - Number(day)), to: today };
  return endsOf(day) ?? { from: day, to: day };
}

/** Whether all rows are of one day, so that showing the time is enough. */
export function isOneDay(day: string): boolean {
  return day !== '' && day !== '7' && day !== '30' && !endsOf(day);
}
