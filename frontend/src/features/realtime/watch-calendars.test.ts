import '../../browser/testing/fake-browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api/api.ts';
import { createStore } from '../../app/create-store.ts';
import { fakeServer, succeeds } from '../../api/testing/fake-server.ts';
import { FakeSocket } from '../../domain/realtime/testing/fake-socket.ts';
import { workersApi } from '../worker/api.ts';
import { authenticated } from '../../domain/realtime/slice.ts';
import { watchCalendars } from './watch-calendars.ts';
import { calendarsHidden, calendarsShown } from '../../domain/realtime/watched-calendars.ts';

vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn() }));

let socket: FakeSocket;
let store: ReturnType<typeof createStore>['store'];
let reads: () => number;

beforeEach(async () => {
  const sent = fakeServer(() => succeeds({ items: [] }));
  reads = () => sent.length;
  socket = new FakeSocket();
  const made = createStore();
  store = made.store;
  made.run(() => watchCalendars({ socket }));
  await store.dispatch(workersApi.endpoints.listSlots.initiate({ id: 'jun', from: '2026-11-18', to: '2026-11-30' }));
});
afterEach(() => {
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const lists = () => socket.asked.map(({ payload }) => (payload as { workerIds: string[] }).workerIds);
const answered = async (count: number, ok = true) => {
  await expect.poll(() => socket.asked.length).toBe(count);
  socket.asked.at(-1)?.answer({ ok });
};

it('sends the displayed workers after connecting, and refetches their times once acknowledged', async () => {
  store.dispatch(calendarsShown({ by: 'picker', workerIds: ['jun'] }));
  expect(lists()).toEqual([]);
  store.dispatch(authenticated('account'));
  await answered(1);
  await expect.poll(reads).toBe(2);
  expect(lists()).toEqual([['jun']]);
});

it('follows the screen without duplicates, and reads only new workers', async () => {
  store.dispatch(authenticated('account'));
  store.dispatch(calendarsShown({ by: 'picker', workerIds: ['jun'] }));
  await answered(1);
  await expect.poll(reads).toBe(2);
  store.dispatch(calendarsShown({ by: 'list', workerIds: ['nestor', 'jun'] }));
  await answered(2);
  store.dispatch(calendarsHidden('picker'));
  store.dispatch(calendarsHidden('list'));
  await answered(3);
  expect(lists()).toEqual([['jun'], ['jun', 'nestor'], []]);
  expect(reads()).toBe(2);
});

it('repeats after a reconnect, and after a missing acknowledgement', async () => {
  store.dispatch(authenticated('account'));
  store.dispatch(calendarsShown({ by: 'picker', workerIds: ['jun'] }));
  await answered(1, false);
  store.dispatch(authenticated('account'));
  await answered(2);
  await expect.poll(reads).toBe(2);
  store.dispatch(authenticated('account'));
  await answered(3);
  await expect.poll(reads).toBe(3);
  expect(lists()).toEqual([['jun'], ['jun'], ['jun']]);
});
