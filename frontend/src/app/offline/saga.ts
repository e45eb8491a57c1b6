import { call } from 'redux-saga/effects';
import { ignoreFailure } from '../../sagas/ignore-failure.ts';

/** Starts what works without a network, once the screen has nothing more urgent to load. Visitors do not pay for it. */
export function* offlineSaga() {
  yield call(untilIdle);
  // The development server has no worker.
  if (import.meta.env.PROD) yield call(ignoreFailure, startServiceWorker);
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
