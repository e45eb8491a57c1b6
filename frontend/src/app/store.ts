import { setupListeners } from '@reduxjs/toolkit/query/react';
import { createStore } from './create-store.ts';
import { rootSaga } from './root-saga.ts';

function createRunningStore() {
  const { store, run } = createStore();
  setupListeners(store.dispatch);
  run(rootSaga);
  return store;
}

/** The one store of the page. Imported only by the areas behind sign-in, so that the landing page ships without it. */
export const store = createRunningStore();
