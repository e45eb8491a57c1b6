import { moneyFigures, type MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import { addDays, isDay } from '#contracts/manila-time.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

/** What the address says about which events to show. */
export interface AuditFilters {
  q: string;
  /** An account's id, or `system` for policies and timers; empty for anyone. */
  who: string;
  /** `today`, `yesterday`, a number of days up to today, a day `YYYY-MM-DD`, or two as `first~last`; empty for all time. */
  day: string;
  type: string;
  /** What moved this money. */
  figure: MoneyFigure | undefined;
  /** What happened to these bookings: the address of their list, without its path. */
  bookings: string;
  /** Everything that one command set in motion. */
  cause: string;
  /** A stream whose whole story is shown, over all streams. */
  thread: string;
  strict: boolean;
  page: number;
}

export const AUDIT_PAGE = 50;
export const spans = ['today', 'yesterday', '7', '30'] as const;
export type Span = (typeof spans)[number];

export function auditFilters(params: URLSearchParams): AuditFilters {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const day = text('day');
  return {
    q: text('q'),
    who: text('who'),
    day: isSpan(day) || isDay(day) || endsOf(day) ? day : '',
    type: text('type'),
    figure: oneOf(params, 'figure', moneyFigures),
    bookings: text('bookings'),
    cause: text('cause'),
    thread: text('thread'),
    strict: params.get('strict') === 'true',
    page: pageOf(params),
  };
}

/** First and last of `2026-11-01~2026-11-07`; null for anything else. */
export function endsOf(day: string): { from: string; to: string } | null {
  const [from = '', to = '', ...more] = day.split('~');
  return isDay(from) && isDay(to) && from <= to && more.length === 0 ? { from, to } : null;
}

export function isSpan(day: string): day is Span {
  return spans.some((span) => span === day);
}

/** The arguments of GET /admin/audit-logs. `today`: the Manila day it is. */
export function auditQuery(
  { q, who, day, type, figure, bookings, cause, thread, strict, page }: AuditFilters,
  today: string,
) {
  return {
    page,
    limit: AUDIT_PAGE,
    ...(q && { q }),
    ...(who && { actor: who }),
    ...(type && { type }),
    ...(figure && { figure }),
    ...(bookings && { bookings }),
    ...(cause && { correlationId: cause }),
    ...(thread && { thread }),
    ...(strict && { strict }),
    ...daysOf(day, today),
  };
}

/** First and last Manila day, both included. */
export function daysOf(day: string, today: string): { from?: string; to?: string } {
  if (day === '') return {};
  if (day === 'today') return { from: today, to: today };
  if (day === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  if (isSpan(day)) return { from: addDays(today, 1 - Number(day)), to: today };
  return endsOf(day) ?? { from: day, to: day };
}

/** Whether all rows are of one day, so that a time alone says when. */
export function isOneDay(day: string): boolean {
  return day !== '' && day !== '7' && day !== '30' && !endsOf(day);
}

/** Those that leave events out, as the address names them: all but the page. */
export function filterParams({ page: _page, ...filters }: AuditFilters): Omit<AuditFilters, 'page'> {
  return filters;
}
