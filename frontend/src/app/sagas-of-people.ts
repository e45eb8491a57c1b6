import { bookingFlowSaga } from '../features/booking-flow/saga.ts';
import { realtimeSaga } from '../features/realtime/saga.ts';

/** Sagas for users and guests: the live connection and the booking flow. */
export const sagasOfPeople = [bookingFlowSaga, realtimeSaga];
