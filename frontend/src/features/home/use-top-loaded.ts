import { isPending } from '../../api/is-pending.ts';
import { useListBookingsQuery } from '../../domain/booking/api.ts';
import { useListOwnDisputesQuery } from '../dispute/api.ts';
import { useFavourites } from '../worker/favourites/use-favourites.ts';

/** The newest bookings, ended or waiting. */
export const newestBookings = { limit: 10 };
/** Above any client's number of current bookings. */
export const upcomingBookings = { group: 'upcoming', limit: 50 } as const;

/** Whether everything above the services is loaded. The services appear only then, so that nothing pushes them down. */
export function useTopLoaded(): boolean {
  const { isClient, list } = useFavourites();
  const skip = { skip: !isClient };
  const reads = [
    useListBookingsQuery(newestBookings, skip),
    useListBookingsQuery(upcomingBookings, skip),
    useListOwnDisputesQuery(undefined, skip),
    list,
  ];
  return !reads.some(isPending);
}
