import { bookingStatuses, type BookingStatus } from '#contracts/booking/lifecycle.ts';
import { attentions, openGroups, type Attention, type OpenGroup } from '#contracts/calls/platform.ts';
import { isDay } from '#contracts/manila-time.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

export interface BookingsFilters {
  q: string;
  status: BookingStatus | undefined;
  attention: Attention | undefined;
  group: OpenGroup | undefined;
  /** Requested on these Manila days, both included. */
  from: string | undefined;
  to: string | undefined;
  /** A service's id. */
  service: string | undefined;
  page: number;
}

export function bookingsFilters(params: URLSearchParams): BookingsFilters {
  return {
    q: params.get('q')?.trim() ?? '',
    status: oneOf(params, 'status', bookingStatuses),
    attention: oneOf(params, 'attention', attentions),
    group: oneOf(params, 'group', openGroups),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    service: params.get('service') ?? undefined,
    page: pageOf(params),
  };
}

export function bookingsQuery({ q, page, ...filters }: BookingsFilters) {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  // Without those that are left out, the same filters.
  return { page, ...(q && { q }), ...(Object.fromEntries(given) as Partial<typeof filters>) };
}

function dayIn(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? '';
  return isDay(day) ? day : undefined;
}
