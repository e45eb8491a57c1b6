// Before the browser: it would become a part of that window, where nothing looks for it.
import 'fake-indexeddb/auto';
import '../../browser/testing/fake-browser.ts';
import { createStore as openDatabase, keys } from 'idb-keyval';
import type { Task } from 'redux-saga';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../app/create-store.ts';
import { fakeServer, routes, succeeds } from '../../api/testing/fake-server.ts';
import { keepAnswers } from '../../api/kept-answers.ts';
import { holdSession } from '../../browser/testing/held-session.ts';
import { clearSession, storeUser } from '../../browser/storage.ts';
import { bookingsApi } from '../../domain/booking/api.ts';
import { accountClosed, logoutRequested } from '../../domain/session/slice.ts';
import { sessionSaga } from './saga.ts';

let task: Task;
let store: ReturnType<typeof createStore>['store'];
const database = openDatabase('suki-answers', 'answers');

beforeEach(async () => {
  localStorage.clear();
  holdSession('A');
  storeUser({ isAuthenticated: true, userType: 'client' }, 'u1');
  fakeServer(routes({ 'GET /api/bookings/b1': () => succeeds({ id: 'b1' }) }));
  keepAnswers();
  const created = createStore();
  store = created.store;
  task = created.run(sessionSaga);
  await store.dispatch(bookingsApi.endpoints.readBooking.initiate({ id: 'b1' }));
  await expect.poll(() => keys(database)).toEqual(['u1 /api/bookings/b1']);
});
afterEach(() => {
  task.cancel();
  vi.unstubAllGlobals();
});

it.each([
  ['a sign-out', () => store.dispatch(logoutRequested())],
  ['the end of the session', clearSession],
  ['the closing of the account', () => store.dispatch(accountClosed({ reopenUntil: '2026-12-29T00:00:00.000Z' }))],
  ['a sign-in of another account', () => storeUser({ isAuthenticated: true, userType: 'worker' }, 'u2')],
])('deletes kept answers at %s', async (_, leave) => {
  leave();
  await expect.poll(() => keys(database)).toEqual([]);
});
