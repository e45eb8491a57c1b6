import type { QueryOf } from '#contracts/calls/call.ts';
import type { platformCalls } from '#contracts/calls/platform.ts';
import { dayFilter } from '../list/days/day-filter.tsx';

export type BookingsQuery = QueryOf<typeof platformCalls.listAllBookings>;

/** Filters of the bookings list in its address. Links set those without a control; the screen can remove them. */
export const bookingFilters = {
  q: { asks: 'q' },
  status: { asks: 'status' },
  attention: { asks: 'attention' },
  group: { asks: 'group' },
  /** Manila days of the requests, inclusive; with `moved`, of the money's movement. `day` takes precedence. */
  from: { asks: 'from' },
  to: { asks: 'to' },
  day: dayFilter,
  service: { asks: 'service' },
  city: { asks: 'city' },
  cell: { asks: 'cell' },
  ending: { asks: 'ending' },
  answer: { asks: 'answer' },
  moved: { asks: 'moved' },
  worker: { asks: 'worker' },
  client: { asks: 'client' },
  trouble: { asks: 'trouble' },
  cohort: { asks: 'cohort' },
  month: { asks: 'month' },
} as const;

/** Audit log path of the same bookings. */
export function eventsOfBookings(query: Partial<BookingsQuery>): string {
  const { page: _page, limit: _limit, sort: _sort, ...filters } = query;
  const given = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/admin/audit-logs?${new URLSearchParams({ bookings: String(new URLSearchParams(given)) })}`;
}
