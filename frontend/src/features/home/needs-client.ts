import type { Booking } from '#contracts/views/booking.ts';

const MOST = 2;

/**
 * Bookings that came to nothing and are still to come, whose client may ask the others or dismiss them. `bookings`:
 * newest first; `now` in ms.
 */
export function bookingsToAskAgain(bookings: readonly Booking[], now: number): Booking[] {
  return bookings
    .filter(({ allowedActions, startsAt }) => allowedActions.includes('dismiss') && Date.parse(startsAt) > now)
    .slice(0, MOST);
}
