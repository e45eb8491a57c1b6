import '../../browser/testing/fake-browser.ts';
import type { Task } from 'redux-saga';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../app/create-store.ts';
import { fakeServer, routes } from '../../api/testing/fake-server.ts';
import { forgetAccessToken } from '../../browser/access-token.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { clearSession, clearStorages, storeUser } from '../../browser/storage.ts';
import { holdSession } from '../../browser/testing/held-session.ts';
import { FakeSocket } from '../../domain/realtime/testing/fake-socket.ts';
import type { showToast } from '../../ui/over-the-page/toast.ts';
import { chatSaga } from '../conversation/saga.ts';
import { messageSent } from '../conversation/slice.ts';
import { sessionSaga } from '../session/saga.ts';
import { realtimeSaga } from './saga.ts';

vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

let tasks: Task[] = [];

beforeEach(() => {
  forgetAccessToken();
  localStorage.clear();
  sessionStorage.clear();
  fakeServer(routes({}));
});
afterEach(() => {
  for (const task of tasks) task.cancel();
  tasks = [];
  vi.unstubAllGlobals();
});

function signInAs(userId: string) {
  holdSession('A');
  storeUser({ isAuthenticated: true, userType: 'client' }, userId);
}

/** Andrea writes a message without a connection. Returns her outbox. */
async function writeOffline() {
  signInAs('andrea');
  const { store, run } = createStore();
  tasks.push(run(realtimeSaga, [() => chatSaga(new FakeSocket().open)]), run(sessionSaga));
  await expect.poll(() => store.getState().session.phase).toBe('ready');
  store.dispatch(messageSent({ recipientId: 'jun', text: 'The gate code is 4711' }));
  return () => store.getState().chat.outbox;
}

it('restores unsent messages for their author after the session ended', async () => {
  const outbox = await writeOffline();
  clearSession();
  expect(outbox()).toEqual([]);
  signInAs('andrea');
  await expect.poll(outbox).toMatchObject([{ text: 'The gate code is 4711', status: 'failed', goesAgain: true }]);
});

it.each([
  ['another user who signs in', clearSession, 'grace'],
  ['the same user after signing out', clearStorages, 'andrea'],
])('does not restore unsent messages for %s', async (_, leave, next) => {
  const outbox = await writeOffline();
  leave();
  signInAs(next);
  expect(outbox()).toEqual([]);
  expect(sessionStorage.getItem(storageKeys.chatOutbox)).toBeNull();
  signInAs('andrea');
  expect(outbox()).toEqual([]);
});
