import { amountFigures, troubles, type AmountFigure, type Trouble } from '#contracts/analytics/bookings-of-figures.ts';
import { endings, type Ending } from '#contracts/analytics/endings.ts';
import { bookingStatuses, type BookingStatus } from '#contracts/booking/lifecycle.ts';
import { attentions, statusGroups, type Attention, type StatusGroup } from '#contracts/calls/platform.ts';
import { bookingOrders } from '#contracts/calls/platform.ts';
import { isDay } from '#contracts/manila-time.ts';
import { dayOf, daysOf } from '../list/days/days.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

export interface BookingsFilters extends FigureFilters {
  q: string;
  status: BookingStatus | undefined;
  attention: Attention | undefined;
  group: StatusGroup | undefined;
  /** First Manila day of the requests, inclusive; with `moved`, of the money's movement. */
  from: string | undefined;
  to: string | undefined;
  /** The days as chosen on this screen. */ day: string;
  /** Service id. */
  service: string | undefined;
  sort: (typeof bookingOrders)[number] | undefined;
  page: number;
}

/** Filters that only a figure's link sets. On this screen they can be removed, not chosen. */
export interface FigureFilters {
  city: string | undefined;
  cell: string | undefined;
  ending: Ending | undefined;
  answer: 'given' | 'missing' | undefined;
  moved: AmountFigure | undefined;
  /** Worker id. */
  worker: string | undefined;
  /** Account id. */
  client: string | undefined;
  trouble: Trouble | undefined;
  /** Months, `YYYY-MM`. */
  cohort: string | undefined;
  month: string | undefined;
}

/** `today`: Manila day. */
export function bookingsFilters(params: URLSearchParams, today: string): BookingsFilters {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const day = dayOf(params);
  return {
    q: text('q') ?? '',
    status: oneOf(params, 'status', bookingStatuses),
    attention: oneOf(params, 'attention', attentions),
    group: oneOf(params, 'group', statusGroups),
    ...(day === '' ? { from: dayIn(params, 'from'), to: dayIn(params, 'to') } : wholeSpan(day, today)),
    day,
    service: text('service'),
    city: text('city'),
    cell: text('cell'),
    ending: oneOf(params, 'ending', endings),
    answer: oneOf(params, 'answer', ['given', 'missing'] as const),
    moved: oneOf(params, 'moved', amountFigures),
    worker: text('worker'),
    client: text('client'),
    trouble: oneOf(params, 'trouble', troubles),
    cohort: monthIn(params, 'cohort'),
    month: monthIn(params, 'month'),
    sort: oneOf(params, 'sort', bookingOrders),
    page: pageOf(params),
  };
}

export function bookingsQuery({ page, day: _day, ...filters }: BookingsFilters) {
  return { page, ...given(filters) };
}

/** Audit log path of the same bookings. */
export function eventsOfBookings({ page: _page, day: _day, sort: _sort, ...filters }: BookingsFilters): string {
  return `/admin/audit-logs?${new URLSearchParams({ bookings: String(new URLSearchParams(given(filters))) })}`;
}

function wholeSpan(day: string, today: string): Pick<BookingsFilters, 'from' | 'to'> {
  const { from, to } = daysOf(day, today);
  return { from, to };
}

function given<Filters extends Record<keyof Filters, string | undefined>>(
  filters: Filters,
): Partial<Filters> & Record<string, string> {
  const all = Object.entries<string | undefined>(filters).filter(([, value]) => value !== undefined && value !== '');
  // Omitted filters do not change the result.
  return Object.fromEntries(all) as Partial<Filters> & Record<string, string>;
}

function dayIn(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? '';
  return isDay(day) ? day : undefined;
}

function monthIn(params: URLSearchParams, name: string): string | undefined {
  const month = params.get(name) ?? '';
  return isDay(`${month}-01`) ? month : undefined;
}
