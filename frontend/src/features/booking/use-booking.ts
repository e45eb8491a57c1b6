import { isNotFound } from '../../api/call-error.ts';
import { useReadBookingQuery } from '../../domain/booking/api.ts';
import { useRestoredFocus } from '../../ui/over-the-page/use-restored-focus.ts';

/** Refetch interval, ms. Some actions, such as arriving, depend on the clock only. */
const READ_AGAIN_MS = 60_000;

/**
 * One booking, refetched on pushes and by interval. If that removes a focused button, the focus stays on the screen.
 * `data` is of this booking only: the previous one is not returned while it loads. `isGone`: the user has no access
 * (any more).
 */
export function useBooking(id: string) {
  const booking = useReadBookingQuery({ id }, { pollingInterval: READ_AGAIN_MS, skipPollingIfUnfocused: true });
  useRestoredFocus();
  return { ...booking, data: booking.currentData, isGone: isNotFound(booking.error) };
}
