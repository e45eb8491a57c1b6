import { call, delay } from 'redux-saga/effects';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Reports and restarts a saga that fails. The pause grows with quick failures, since the saga may start with a
 * request.
 */
export function* restartSaga(saga: () => Generator) {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const startedAt = Date.now();
    try {
      yield call(saga);
      return;
    } catch (error) {
      reportError(error);
      if (Date.now() - startedAt > LONGEST_PAUSE_MS) pauseMs = FIRST_PAUSE_MS;
      yield delay(pauseMs);
    }
  }
}
