import { moneyFigures, type MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import { dayOf, daysOf } from '../list/days/days.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

/** Filters in the address. */
export interface AuditFilters {
  q: string;
  /** Account id, or `system` for policies and timers; empty for anyone. */
  who: string;
  /** Account id: events by or about this person. */
  about: string;
  /** Days in the format of days.ts. */
  day: string;
  type: string;
  /** Events that moved this money. */
  figure: MoneyFigure | undefined;
  /** Events of these bookings: query string of their list. */
  bookings: string;
  /** Correlated events of one command. */
  cause: string;
  /** Correlated events of a stream, across all streams. */
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

/** Arguments of GET /admin/audit-logs. `today`: Manila day. */
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

/** Filters in the address, without the page. */
export function filterParams({ page: _page, ...filters }: AuditFilters): Omit<AuditFilters, 'page'> {
  return filters;
}
