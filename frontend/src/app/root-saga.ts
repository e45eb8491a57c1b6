import { all, call, select, spawn, take } from 'redux-saga/effects';
import { sessionSaga } from '../features/session/saga.ts';
import { selectUser } from '../domain/session/selectors.ts';
import { userChanged } from '../domain/session/slice.ts';
import type { StoredUser } from '../browser/storage.ts';
import { restartSaga } from '../sagas/restart-saga.ts';

/** Runs all long-lived sagas. One that fails restarts without affecting the others. */
export function* rootSaga() {
  yield spawn(restartSaga, sessionSaga);
  yield spawn(restartSaga, loadSagasAfterSignIn);
}

/** Sagas that visitors do not need load when a user or guest enters. */
function* loadSagasAfterSignIn() {
  for (let user: StoredUser | null = yield select(selectUser); !user; user = yield select(selectUser))
    yield take(userChanged);
  const sagas: readonly (() => Generator)[] = yield call(loadSagas);
  yield all(sagas.map((saga) => call(restartSaga, saga)));
}

const loadSagas = async () => (await import('./sagas-of-people.ts')).sagasOfPeople;
