import { setupListeners } from '@reduxjs/toolkit/query/react';
import { isPrerendering } from '../browser/is-prerendering.ts';
import { started } from '../domain/session/slice.ts';
import { createStore } from './create-store.ts';
import { rootSaga } from './root-saga.ts';

function createRunningStore() {
  const { store, run } = createStore();
  // The build pre-renders pages without a session, so no saga runs.
  if (isPrerendering) {
    store.dispatch(started());
    return store;
  }
  setupListeners(store.dispatch);
  run(rootSaga);
  return store;
}

/** The page's only store. Imported by areas that need it only, so that the landing page ships without it. */
export const store = createRunningStore();
