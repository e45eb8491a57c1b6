import { dayFilter } from '../list/days/day-filter.tsx';

/** Filters of the audit log in its address. */
export const auditFilters = {
  q: { asks: 'q' },
  /** Account id, or `system` for policies and timers. */
  who: { asks: 'actor' },
  /** Account id: events by or about this person. */
  about: { asks: 'about' },
  day: dayFilter,
  type: { asks: 'type' },
  /** Events that moved this money. */
  figure: { asks: 'figure' },
  /** Events of these bookings: query string of their list. */
  bookings: { asks: 'bookings' },
  /** Correlated events of one command. */
  cause: { asks: 'correlationId' },
  /** Correlated events of a stream, across all streams. */
  thread: { asks: 'thread' },
  strict: { asks: 'strict' },
} as const;
