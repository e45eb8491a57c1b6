import { setupListeners } from '@reduxjs/toolkit/query/react';
import { drawsPages } from '../browser/draws-pages.ts';
import { started } from '../domain/session/slice.ts';
import { createStore } from './create-store.ts';
import { rootSaga } from './root-saga.ts';

function createRunningStore() {
  const { store, run } = createStore();
  // The build draws pages for visitors: there is nobody to wait for, and nothing lasts over time.
  if (drawsPages) {
    store.dispatch(started());
    return store;
  }
  setupListeners(store.dispatch);
  run(rootSaga);
  return store;
}

/** The one store of the page. Imported only by the areas behind sign-in, so that the landing page ships without it. */
export const store = createRunningStore();
