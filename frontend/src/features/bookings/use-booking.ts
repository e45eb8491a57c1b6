import { isNotFound } from '../../app/call-error.ts';
import { useReadBookingQuery } from './api.ts';

/** Some actions come and go with the clock alone, such as arriving: the booking is read again now and then. */
const READ_AGAIN_MS = 60_000;

/** One booking, kept true: pushes have it read again, and so does time. `isGone`: none of this person's business (any more). */
export function useBooking(id: string) {
  const booking = useReadBookingQuery({ id }, { pollingInterval: READ_AGAIN_MS, skipPollingIfUnfocused: true });
  return { ...booking, isGone: isNotFound(booking.error) };
}
