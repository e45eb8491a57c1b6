import { isOnItsWay } from '../../api/is-on-its-way.ts';
import { useListBookingsQuery } from '../../domain/booking/api.ts';
import { useListOwnDisputesQuery } from '../dispute/api.ts';
import { useFavourites } from '../worker/favourites/use-favourites.ts';

/** Of what is over or waits, the newest. */
export const newestBookings = { limit: 10 };
/** More than anybody has under way. */
export const upcomingBookings = { group: 'upcoming', limit: 50 } as const;

/** Whether all that stands above the services is known: they are shown once nothing pushes them down any more. */
export function useTopLoaded(): boolean {
  const { isClient, list } = useFavourites();
  const skip = { skip: !isClient };
  const reads = [
    useListBookingsQuery(newestBookings, skip),
    useListBookingsQuery(upcomingBookings, skip),
    useListOwnDisputesQuery(undefined, skip),
    list,
  ];
  return !reads.some(isOnItsWay);
}
