import { bookingFlowSaga } from '../features/booking-flow/saga.ts';
import { realtimeSaga } from '../features/realtime/saga.ts';

/** What goes on while somebody is in: the live connection, and the booking that they begin. */
export const sagasOfPeople = [bookingFlowSaga, realtimeSaga];
