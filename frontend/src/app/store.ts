import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import createSagaMiddleware from 'redux-saga';
import { sessionSlice } from '../features/session/slice.ts';
import { api } from './api.ts';
import { rootSaga } from './root-saga.ts';

/** Without sagas: tests run those they mean. */
export function createStore() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionSlice.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware, sagas),
  });
  return { store, run: sagas.run };
}

function createRunningStore() {
  const { store, run } = createStore();
  setupListeners(store.dispatch);
  run(rootSaga);
  return store;
}

/** The one store of the page. Imported only by the areas behind sign-in, so that the landing page ships without it. */
export const store = createRunningStore();

export type AppStore = ReturnType<typeof createStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
