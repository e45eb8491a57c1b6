import '../../browser/testing/fake-browser.ts';
import type { Task } from 'redux-saga';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contracts/views/account.ts';
import { tabStorage } from '../../browser/browser-storage.ts';
import { createStore } from '../../app/create-store.ts';
import { fakeServer, routes, succeeds } from '../../api/testing/fake-server.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { clearSession, mergeStoredUser, readStoredUser, storedUserOf, storeUser } from '../../browser/storage.ts';
import { holdSession } from '../../browser/testing/held-session.ts';
import { forgetAccessToken, readAccessToken } from '../../browser/access-token.ts';
import { setDraftValues } from '../../forms/drafts/drafts.ts';
import { accountApi } from '../account/api.ts';
import { bookingFlowSaga } from '../booking-flow/saga.ts';
import { draftChanged } from '../booking-flow/slice.ts';
import { bookingsApi } from '../../domain/booking/api.ts';
import { messageSent } from '../conversation/slice.ts';
import { sessionSaga } from './saga.ts';
import { guestRequested } from '../../domain/session/slice.ts';

vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<() => void>() }));

const andrea: User = {
  _id: 'u1',
  id: 'u1',
  email: 'andrea@suki.ph',
  phone: null,
  name: 'Andrea Reyes',
  firstName: 'Andrea',
  lastName: 'Reyes',
  role: 'client',
  userType: 'client',
  staffRole: null,
  workerId: null,
  otherSide: null,
  services: [],
  hourlyRate: null,
  location: null,
  isApproved: true,
  emailVerified: true,
  phoneVerified: false,
  pendingEmail: null,
  pendingPhone: null,
  avatar: null,
  language: 'en',
  status: 'active',
  defaultPaymentMethodName: null,
  notifications: { popUps: true, mails: true },
};
const grace: User = { ...andrea, _id: 'u2', id: 'u2', firstName: 'Grace' };
const stored = (user: User) => storedUserOf(user, '2026-11-18T01:00:00Z');
const sleptThrough = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));

let tasks: Task[] = [];

function start() {
  const { store, run } = createStore();
  tasks.push(run(bookingFlowSaga), run(sessionSaga));
  return store;
}

/** Andrea, with all that she left half done, in a tab that has seen her. */
function andreasTab() {
  holdSession('A');
  storeUser(stored(andrea), 'u1');
  const store = start();
  store.dispatch(messageSent({ recipientId: 'jun', text: 'Andrea’s words' }));
  store.dispatch(draftChanged({ serviceId: 's1' }));
  tabStorage.setItem('suki.unsent words', 'more of Andrea’s words');
  setDraftValues('chat jun', { text: 'Andrea’s draft' });
  return store;
}

function signIn(store: ReturnType<typeof start>, user: User) {
  fakeServer(routes({ 'POST /api/auth/login': () => succeeds({ user, accessToken: 'N' }) }));
  return store.dispatch(accountApi.endpoints.login.initiate({ body: { email: user.email, password: 'suki-demo-1' } }));
}

const leftInTheBrowser = () => [
  localStorage.getItem(storageKeys.bookingDraft),
  tabStorage.getItem('suki.unsent words'),
  localStorage.getItem(storageKeys.drafts),
];

beforeEach(() => {
  forgetAccessToken();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const task of tasks) task.cancel();
  tasks = [];
  vi.unstubAllGlobals();
});

describe('another user', () => {
  it('who signed in while the tab slept finds no data of the previous user', async () => {
    const store = andreasTab();
    fakeServer(routes({ 'GET /api/bookings/b1': () => succeeds({ id: 'b1' }) }));
    await store.dispatch(bookingsApi.endpoints.readBooking.initiate({ id: 'b1' }));
    localStorage.clear();
    localStorage.setItem(storageKeys.userId, 'u2');
    localStorage.setItem(storageKeys.user, JSON.stringify(stored(grace)));
    sleptThrough();
    const { session, chat, bookingFlow, api } = store.getState();
    expect(session).toMatchObject({ userId: 'u2', user: { firstName: 'Grace' }, signedOut: false, tookOver: true });
    expect(chat).toMatchObject({ ownerId: 'u2', outbox: [] });
    expect(bookingFlow.draft).toEqual({});
    expect(Object.values(api.queries).filter((query) => query?.data)).toEqual([]);
    expect(leftInTheBrowser()).toEqual([null, null, null]);
    expect(readAccessToken(), 'the one before’s is not sent as theirs').toBeNull();
  });

  it('is detected by a page that Back restores', () => {
    const store = andreasTab();
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.getState()).toMatchObject({ session: { user: null }, chat: { outbox: [] } });
  });

  it('who signs in after another tab signed out starts fresh', () => {
    const store = andreasTab();
    localStorage.clear();
    sleptThrough();
    expect(store.getState().session).toMatchObject({ user: null, signedOut: true });
    expect(sessionStorage).toHaveLength(0);
  });

  it('who signs in after an expired session finds no data, and starts from their own dashboard', async () => {
    const store = andreasTab();
    clearSession();
    expect(leftInTheBrowser()).toEqual([
      expect.stringContaining('s1'),
      'more of Andrea’s words',
      expect.stringContaining('Andrea’s draft'),
    ]);
    await signIn(store, grace);
    expect(store.getState().session).toMatchObject({ userId: 'u2', tookOver: true });
    expect(leftInTheBrowser()).toEqual([null, null, null]);
    expect(store.getState().bookingFlow.draft).toEqual({});
    mergeStoredUser({ _id: 'u2', lastName: 'Lim' });
    expect(store.getState().session).toMatchObject({ user: { lastName: 'Lim' }, tookOver: true });
  });

  it('is not assumed when the same user returns after expiry or reloads the page', async () => {
    const store = andreasTab();
    clearSession();
    await signIn(store, andrea);
    for (const tab of [store, start()]) expect(tab.getState().session).toMatchObject({ userId: 'u1', tookOver: false });
    expect(leftInTheBrowser()).toEqual([
      expect.stringContaining('s1'),
      'more of Andrea’s words',
      expect.stringContaining('Andrea’s draft'),
    ]);
  });

  it('who returns to an old tab of theirs finds no data of the user in between', () => {
    tabStorage.setItem(storageKeys.owner, 'u1');
    tabStorage.setItem('suki.unsent words', 'Andrea’s words');
    storeUser(stored(grace), 'u2');
    expect(start().getState().session).toMatchObject({ userId: 'u2', tookOver: true });
    expect(tabStorage.getItem('suki.unsent words')).toBeNull();
  });

  it('receives no late responses of the previous user', () => {
    storeUser(stored(grace), 'u2');
    mergeStoredUser({ _id: 'u1', firstName: 'Andrea' });
    expect([readStoredUser()?.firstName, localStorage.getItem(storageKeys.userId)]).toEqual(['Grace', 'u2']);
  });

  it('may be a guest, who finds no data, and whose own draft is kept at sign-in', async () => {
    const store = andreasTab();
    clearSession();
    store.dispatch(guestRequested());
    expect(leftInTheBrowser()).toEqual([null, null, null]);
    store.dispatch(draftChanged({ serviceId: 's2' }));
    await signIn(store, grace);
    expect(leftInTheBrowser()).toEqual([expect.stringContaining('s2'), null, null]);
    expect(store.getState().bookingFlow.draft).toMatchObject({ serviceId: 's2' });
  });
});
