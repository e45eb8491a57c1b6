import { bookingStatuses, type BookingStatus } from '#contracts/booking/lifecycle.ts';
import { attentions, type Attention } from '#contracts/calls/platform.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

export interface BookingsFilters {
  q: string;
  status: BookingStatus | undefined;
  attention: Attention | undefined;
  page: number;
}

export function bookingsFilters(params: URLSearchParams): BookingsFilters {
  return {
    q: params.get('q')?.trim() ?? '',
    status: oneOf(params, 'status', bookingStatuses),
    attention: oneOf(params, 'attention', attentions),
    page: pageOf(params),
  };
}

export function bookingsQuery({ q, status, attention, page }: BookingsFilters) {
  return { page, ...(q && { q }), ...(status && { status }), ...(attention && { attention }) };
}
