import { useSelector } from 'react-redux';
import { useListBookingsQuery } from '../../domain/booking/api.ts';
import { selectIsAuthenticated } from '../../domain/session/selectors.ts';
import { useListOwnDisputesQuery } from '../dispute/api.ts';
import { useFavourites } from '../worker/favourites/use-favourites.ts';

/** Of what is over or waits, the newest. */
export const newestBookings = { limit: 10 };
/** More than anybody has under way. */
export const upcomingBookings = { group: 'upcoming', limit: 50 } as const;

/** Whether all that stands above the services is known: they are shown once nothing pushes them down any more. */
export function useTopKnown(): boolean {
  const skip = { skip: !useSelector(selectIsAuthenticated) };
  const { list } = useFavourites();
  const reads = [
    useListBookingsQuery(newestBookings, skip),
    useListBookingsQuery(upcomingBookings, skip),
    useListOwnDisputesQuery(undefined, skip),
    list,
  ];
  return reads.every(({ isLoading }) => !isLoading);
}
