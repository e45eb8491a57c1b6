import type { AmountFigure, MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import type { Ending, Outcome } from '#contracts/analytics/endings.ts';
import type { Span } from '#contracts/analytics/periods.ts';

/** Links to a figure's bookings and events: staff lists with the filters by which the figure was counted. */

/** Filters of a list of bookings (`bookings-filters.ts`). */
export type BookingFilters = Partial<
  Record<'service' | 'city' | 'cell' | 'worker' | 'trouble' | 'cohort' | 'month', string>
> & {
  outcome?: Outcome | 'over';
  ending?: Ending;
  answer?: 'given' | 'missing';
  moved?: AmountFigure;
};

/** Links to the bookings and events that a figure counts. */
export type FigureLinks = { bookings: string; events: string };

/** Link to the people that a figure counts. */
export type PeopleLink = { people: string };

/** Outcomes that are one status use its name; the others are a group of statuses. */
const outcomeParam: Readonly<Record<Outcome | 'over', Record<string, string>>> = {
  waiting: { group: 'waiting' },
  upcoming: { group: 'upcoming' },
  over: { group: 'over' },
  completed: { status: 'completed' },
  cancelled: { status: 'cancelled' },
  declined: { status: 'declined' },
  expired: { status: 'expired' },
};

/** Links for a figure, by the day of the request. A worker's and a cohort's figures ignore the days. */
export function figureLinks(span: Span | null, { outcome, ...more }: BookingFilters = {}): FigureLinks {
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

/** Workers who currently accept jobs in a map cell. */
export function workersIn(cell: string): PeopleLink {
  return { people: `/admin/users?${new URLSearchParams({ cell })}` };
}

/** Bookings whose money moved in this span, and the events that moved it. */
export function moneyLinks({ from, to }: Span, figure: MoneyFigure): FigureLinks {
  const day = from === to ? from : `${from}~${to}`;
  return {
    bookings: figureLinks({ from, to }, { moved: figure }).bookings,
    events: `/admin/audit-logs?${new URLSearchParams({ figure, day })}`,
  };
}
