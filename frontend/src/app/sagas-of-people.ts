import { bookingFlowSaga } from '../features/booking-flow/saga.ts';
import { realtimeSaga } from '../features/realtime/saga.ts';
import { offlineSaga } from './offline/saga.ts';

/** Sagas for users and guests: the live connection, the booking flow, and what works without a network. */
export const sagasOfPeople = [bookingFlowSaga, realtimeSaga, offlineSaga];
