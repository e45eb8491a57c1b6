import { all, call, select, spawn, take } from 'redux-saga/effects';
import { sessionSaga } from '../features/session/saga.ts';
import { selectUser } from '../domain/session/selectors.ts';
import { userChanged } from '../domain/session/slice.ts';
import type { StoredUser } from '../browser/storage.ts';
import { restartSaga } from '../sagas/restart-saga.ts';

/** Everything that lasts over time. One that breaks starts again; the others don't notice. */
export function* rootSaga() {
  yield spawn(restartSaga, sessionSaga);
  yield spawn(restartSaga, onceSignedIn);
}

/** What visitors have no use for is fetched when somebody comes in, a guest too. */
function* onceSignedIn() {
  for (let user: StoredUser | null = yield select(selectUser); !user; user = yield select(selectUser))
    yield take(userChanged);
  const sagas: readonly (() => Generator)[] = yield call(loadSagas);
  yield all(sagas.map((saga) => call(restartSaga, saga)));
}

const loadSagas = async () => (await import('./sagas-of-people.ts')).sagasOfPeople;
