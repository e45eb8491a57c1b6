import { call, spawn } from 'redux-saga/effects';
import { sessionSaga } from '../features/session/saga.ts';

const sagas = [sessionSaga];

/** Everything that lasts over time. One that breaks is reported and starts again; the others don't notice. */
export function* rootSaga() {
  for (const saga of sagas) yield spawn(keepAlive, saga);
}

function* keepAlive(saga: () => Generator) {
  for (;;) {
    try {
      yield call(saga);
      return;
    } catch (error) {
      reportError(error);
    }
  }
}
