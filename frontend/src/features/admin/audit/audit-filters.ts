import { moneyFigures, type MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import { dayOf, daysOf } from '../list/days/days.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

/** What the address says about which events to show. */
export interface AuditFilters {
  q: string;
  /** An account's id, or `system` for policies and timers; empty for anyone. */
  who: string;
  /** An account's id: by them and to them. */
  about: string;
  /** As days.ts says it. */
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

export function auditFilters(params: URLSearchParams): AuditFilters {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  return {
    q: text('q'),
    who: text('who'),
    about: text('about'),
    day: dayOf(params),
    type: text('type'),
    figure: oneOf(params, 'figure', moneyFigures),
    bookings: text('bookings'),
    cause: text('cause'),
    thread: text('thread'),
    strict: params.get('strict') === 'true',
    page: pageOf(params),
  };
}

/** The arguments of GET /admin/audit-logs. `today`: the Manila day it is. */
export function auditQuery(
  { q, who, about, day, type, figure, bookings, cause, thread, strict, page }: AuditFilters,
  today: string,
) {
  return {
    page,
    ...(q && { q }),
    ...(who && { actor: who }),
    ...(about && { about }),
    ...(type && { type }),
    ...(figure && { figure }),
    ...(bookings && { bookings }),
    ...(cause && { correlationId: cause }),
    ...(thread && { thread }),
    ...(strict && { strict }),
    ...daysOf(day, today),
  };
}

/** Those that leave events out, as the address names them: all but the page. */
export function filterParams({ page: _page, ...filters }: AuditFilters): Omit<AuditFilters, 'page'> {
  return filters;
}
