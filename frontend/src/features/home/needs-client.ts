import { DAY_MS } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';

/** Longer ago, one has found another way. */
const STILL_WANTED_MS = DAY_MS;
const MOST = 2;

/** Bookings that came to nothing, whose client may ask the others by one press. `bookings`: newest first; `now` in ms. */
export function bookingsToAskAgain(bookings: readonly Booking[], now: number): Booking[] {
  // A worker who is only late stands among the jobs that wait for a word.
  return bookings
    .filter(
      ({ status, allowedActions, startsAt }) =>
        status !== 'accepted' && allowedActions.includes('ask_others') && Date.parse(startsAt) + STILL_WANTED_MS > now,
    )
    .slice(0, MOST);
}
