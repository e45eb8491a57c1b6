import { call, delay } from 'redux-saga/effects';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * A saga that breaks is reported and starts again; the pause grows each time that it breaks soon, for it may begin by
 * asking the server.
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
