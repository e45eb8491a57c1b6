import { call, fork, put, select, takeEvery } from 'redux-saga/effects';
import { api, tagTypes } from '../../api/api.ts';
import { keepAnswers, noteShownSince, shownSince } from '../../api/kept-answers.ts';
import { showAppBadge } from '../../browser/app-badge.ts';
import { authenticated } from '../../domain/realtime/slice.ts';
import { selectIsAuthenticated } from '../../domain/session/selectors.ts';
import { userChanged } from '../../domain/session/slice.ts';
import { handleEach, windowChannel } from '../../sagas/window-channel.ts';
import { ignoreFailure } from '../../sagas/ignore-failure.ts';

// Before the first read of a screen.
keepAnswers();

/** What works without a network. Visitors do not load it. The worker waits until the screen has loaded. */
export function* offlineSaga() {
  yield takeEvery(authenticated, rereadKept);
  yield takeEvery(userChanged, removeBadgeOfVisitor);
  // The reads are repeated by the API's own listener.
  yield fork(handleEach<Event>, windowChannel('online'), () => noteShownSince(null));
  yield call(untilIdle);
  // The development server has no worker.
  if (import.meta.env.PROD) yield call(ignoreFailure, startServiceWorker);
}

/** The server is reachable again, even if the browser never noticed that it was not. */
function* rereadKept() {
  if (shownSince() === null) return;
  noteShownSince(null);
  yield put(api.util.invalidateTags([...tagTypes]));
}

function* removeBadgeOfVisitor() {
  const isSignedIn: boolean = yield select(selectIsAuthenticated);
  if (!isSignedIn) showAppBadge(0);
}

const startServiceWorker = async () => (await import('./service-worker.ts')).startServiceWorker();

const IDLE_WITHIN_MS = 5000;

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, IDLE_WITHIN_MS);
  });
}
