import { bookingStatuses, type BookingStatus } from '#contracts/booking/lifecycle.ts';
import { oneOf, pageOf } from '../use-address.ts';

export interface BookingsFilters {
  q: string;
  status: BookingStatus | undefined;
  page: number;
}

export function bookingsFilters(params: URLSearchParams): BookingsFilters {
  return { q: params.get('q')?.trim() ?? '', status: oneOf(params, 'status', bookingStatuses), page: pageOf(params) };
}

export function bookingsQuery({ q, status, page }: BookingsFilters) {
  return { page, ...(q && { q }), ...(status && { status }) };
}
