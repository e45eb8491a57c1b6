import { isNotFound } from '../../api/call-error.ts';
import { useReadBookingQuery } from '../../domain/booking/api.ts';
import { useKeptFocus } from '../../ui/over-the-page/use-kept-focus.ts';

/** Some actions come and go with the clock alone, such as arriving: the booking is read again now and then. */
const READ_AGAIN_MS = 60_000;

/**
 * One booking, kept true: pushes have it read again, and so does time. A button that goes away with that leaves the focus
 * on the screen. `data` is of this booking alone: until it is read, the one looked at before does not stand in for it.
 * `isGone`: none of this person's business (any more).
 */
export function useBooking(id: string) {
  const booking = useReadBookingQuery({ id }, { pollingInterval: READ_AGAIN_MS, skipPollingIfUnfocused: true });
  useKeptFocus();
  return { ...booking, data: booking.currentData, isGone: isNotFound(booking.error) };
}
