import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { bookingFlowSlice } from '../features/booking-flow/slice.ts';
import { chatSlice } from '../features/conversation/slice.ts';
import { realtimeSlice } from '../domain/realtime/slice.ts';
import { watchedCalendarsSlice } from '../domain/realtime/watched-calendars.ts';
import { sessionSlice } from '../domain/session/slice.ts';
import { secondStepSlice } from '../features/account/second-factor/slice.ts';
import { api } from '../api/api.ts';

/** The store and the function that runs its sagas; tests run those they need. */
export function createStore() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionSlice.reducer,
      secondStep: secondStepSlice.reducer,
      realtime: realtimeSlice.reducer,
      chat: chatSlice.reducer,
      watchedCalendars: watchedCalendarsSlice.reducer,
      bookingFlow: bookingFlowSlice.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware, sagas),
  });
  return { store, run: sagas.run };
}
