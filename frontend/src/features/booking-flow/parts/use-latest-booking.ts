import { useSelector } from 'react-redux';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import { selectIsClient } from '../../../domain/session/selectors.ts';

/** The client's latest booking as a list of one; empty for guests and first-time clients. */
export function useLatestBooking() {
  const isClient = useSelector(selectIsClient);
  return useListBookingsQuery({ limit: 1 }, { skip: !isClient });
}
