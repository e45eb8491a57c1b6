import { call, delay, spawn } from 'redux-saga/effects';
import { bookingFlowSaga } from '../features/booking-flow/saga.ts';
import { realtimeSaga } from '../features/realtime/saga.ts';
import { sessionSaga } from '../features/session/saga.ts';

const RESTART_MS = 1000;

/** Everything that lasts over time. One that breaks is reported and starts again; the others don't notice. */
export function* rootSaga() {
  for (const saga of [bookingFlowSaga, realtimeSaga, sessionSaga]) yield spawn(keepAlive, saga);
}

function* keepAlive(saga: () => Generator) {
  for (;;) {
    try {
      yield call(saga);
      return;
    } catch (error) {
      reportError(error);
      yield delay(RESTART_MS);
    }
  }
}
