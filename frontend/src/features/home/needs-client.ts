import type { Booking } from '#contracts/views/booking.ts';

const MAX_SHOWN = 2;

/**
 * Failed bookings with a future start, which the client can rebook with others or dismiss. `bookings`: newest first.
 * `now` in ms.
 */
export function rebookableBookings(bookings: readonly Booking[], now: number): Booking[] {
  return bookings
    .filter(({ allowedActions, startsAt }) => allowedActions.includes('dismiss') && Date.parse(startsAt) > now)
    .slice(0, MAX_SHOWN);
}
