import { spawn } from 'redux-saga/effects';
import { bookingFlowSaga } from '../features/booking-flow/saga.ts';
import { realtimeSaga } from '../features/realtime/saga.ts';
import { sessionSaga } from '../features/session/saga.ts';
import { restartSaga } from '../sagas/restart-saga.ts';

/** Everything that lasts over time. One that breaks starts again; the others don't notice. */
export function* rootSaga() {
  for (const saga of [bookingFlowSaga, realtimeSaga, sessionSaga]) yield spawn(restartSaga, saga);
}
