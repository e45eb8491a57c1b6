import '../../browser/testing/fake-browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api/api.ts';
import { createStore } from '../../app/create-store.ts';
import { fakeServer, succeeds } from '../../api/testing/fake-server.ts';
import { started, userChanged } from '../../domain/session/slice.ts';
import { catalogueApi } from '../catalogue/api.ts';
import { workersApi } from '../worker/api.ts';
import { REREAD_MS } from './reread-for-guests.ts';
import { realtimeSaga } from './saga.ts';
import { calendarsHidden, calendarsShown } from '../../domain/realtime/watched-calendars.ts';

vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn() }));

let store: ReturnType<typeof createStore>['store'];
let run: ReturnType<typeof createStore>['run'];
let reads: () => number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = fakeServer(() => succeeds({ items: [] }));
  reads = () => sent.length;
  ({ store, run } = createStore());
  run(() => realtimeSaga([]));
  await store.dispatch(workersApi.endpoints.listSlots.initiate({ id: 'jun', from: '2026-11-18', to: '2026-11-30' }));
});
afterEach(() => {
  vi.useRealTimers();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const passes = () => vi.advanceTimersByTimeAsync(REREAD_MS);

it('refetches only the displayed free times while signed out', async () => {
  await passes();
  expect(reads()).toBe(1);
  store.dispatch(calendarsShown({ by: 'picker', workerIds: ['jun'] }));
  await passes();
  expect(reads()).toBe(2);
  await passes();
  expect(reads()).toBe(3);
  store.dispatch(calendarsHidden('picker'));
  store.dispatch(calendarsShown({ by: 'picker', workerIds: ['nestor'] }));
  await passes();
  expect(reads()).toBe(3);
});

it('refetches the displayed catalogue', async () => {
  await store.dispatch(catalogueApi.endpoints.listServices.initiate({}));
  expect(reads()).toBe(2);
  await passes();
  expect(reads()).toBe(3);
});

it('does not refetch while the page is hidden', async () => {
  store.dispatch(calendarsShown({ by: 'picker', workerIds: ['jun'] }));
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  await passes();
  expect(reads()).toBe(1);
});

it('stops after sign-in, when the socket takes over', async () => {
  store.dispatch(calendarsShown({ by: 'picker', workerIds: ['jun'] }));
  store.dispatch(
    userChanged({ user: { isAuthenticated: true, userType: 'client', firstName: 'Andrea' }, userId: 'u1' }),
  );
  store.dispatch(started());
  await passes();
  expect(reads()).toBe(1);
});
