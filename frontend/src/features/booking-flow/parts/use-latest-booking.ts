import { useSelector } from 'react-redux';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import { selectIsAuthenticated, selectUserType, type StateWithSession } from '../../../domain/session/selectors.ts';

/** This client's latest booking, alone in a list; none of guests and first-timers. */
export function useLatestBooking() {
  const isClient = useSelector(
    (state: StateWithSession) => selectIsAuthenticated(state) && selectUserType(state) === 'client',
  );
  return useListBookingsQuery({ limit: 1 }, { skip: !isClient });
}
