import type { MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import type { Ending, Outcome } from '#contracts/analytics/endings.ts';
import type { Span } from '#contracts/analytics/periods.ts';

/** Where a figure's bookings and events are: the lists of staff, filtered as the figure was counted. */

/** What a list of bookings is narrowed by (`bookings-filters.ts`). */
export type Narrowed = Partial<
  Record<'service' | 'city' | 'cell' | 'worker' | 'trouble' | 'cohort' | 'month', string>
> & {
  outcome?: Outcome | 'over';
  ending?: Ending;
  answer?: 'given' | 'missing';
  moved?: MoneyFigure;
};

/** What a figure is made of. */
export type Made = { bookings: string; events: string };

/** Whom a figure counts. */
export type People = { people: string };

/** Those that are one status have its name; the others are a group of statuses. */
const outcomeParam: Readonly<Record<Outcome | 'over', Record<string, string>>> = {
  waiting: { group: 'waiting' },
  upcoming: { group: 'upcoming' },
  over: { group: 'over' },
  completed: { status: 'completed' },
  cancelled: { status: 'cancelled' },
  declined: { status: 'declined' },
  expired: { status: 'expired' },
};

/** The bookings, by the days of their requests; of a worker's and of cohorts' figures the days say nothing. */
export function madeOf(span: Span | null, { outcome, ...more }: Narrowed = {}): Made {
  const filters = String(
    new URLSearchParams({
      ...(span && { from: span.from, to: span.to }),
      ...(outcome && outcomeParam[outcome]),
      ...more,
    }),
  );
  return {
    bookings: `/admin/bookings?${filters}`,
    events: `/admin/audit-logs?${new URLSearchParams({ bookings: filters })}`,
  };
}

/** Workers who take new jobs in a cell of the map now. */
export function workersIn(cell: string): People {
  return { people: `/admin/users?${new URLSearchParams({ cell })}` };
}

/** The bookings whose money moved on these days, and the events that moved it. */
export function movedBy({ from, to }: Span, figure: MoneyFigure): Made {
  const day = from === to ? from : `${from}~${to}`;
  return {
    bookings: madeOf({ from, to }, { moved: figure }).bookings,
    events: `/admin/audit-logs?${new URLSearchParams({ figure, day })}`,
  };
}
