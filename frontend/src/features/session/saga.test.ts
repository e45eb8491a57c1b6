import '../../browser/testing/fake-browser.ts';
import type { Task } from 'redux-saga';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contracts/views/account.ts';
import { fakeServer, json, routes, succeeds, type Sent } from '../../api/testing/fake-server.ts';
import { provideNavigate } from '../../browser/go-to.ts';
import { storageKeys, USER_UPDATED } from '../../browser/storage-keys.ts';
import { mergeStoredUser, readStoredUser, storedUserOf, storeUser } from '../../browser/storage.ts';
import { holdSession } from '../../browser/testing/held-session.ts';
import { forgetAccessToken, readAccessToken } from '../../browser/access-token.ts';
import { createStore } from '../../app/create-store.ts';
import { blockStorages, fillStorages } from '../../browser/testing/storage-trouble.ts';
import { accountApi } from '../account/api.ts';
import { closingApi } from '../account/my-data/closing-api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { chooseLanguage } from '../../i18n/use-text.ts';
import { sessionSaga } from './saga.ts';
import { guestRequested, logoutRequested, userChanged } from '../../domain/session/slice.ts';
import type { showToast } from '../../ui/over-the-page/toast.ts';

vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const signOutOfFirebase = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../account/cloud/firebase-provider.ts', () => ({ signOutOfFirebase }));

const user: User = {
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
const session = { user, accessToken: 'A' };

let sent: Sent[] = [];
let gone: { path: string; state: unknown }[] = [];
let tasks: Task[] = [];

function server(answers: Parameters<typeof routes>[0]) {
  sent = fakeServer(routes(answers));
}
const ok = (data: unknown) => () => succeeds(data);

function start() {
  const { store, run } = createStore();
  tasks.push(run(sessionSaga));
  return store;
}
async function until(holds: () => boolean) {
  await expect.poll(() => holds()).toBe(true);
}

beforeEach(() => {
  forgetAccessToken();
  sent = [];
  gone = [];
  localStorage.clear();
  sessionStorage.clear();
  provideNavigate((path, options) => void gone.push({ path, state: options?.state }));
});
afterEach(async () => {
  for (const task of tasks) task.cancel();
  tasks = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await chooseLanguage('en');
});

describe('start-up', () => {
  it('completes immediately without a refresh token', () => {
    server({});
    expect(start().getState().session).toMatchObject({ phase: 'ready', user: null });
    expect(sent).toEqual([]);
  });

  it('refreshes with the token of an earlier version, and stores the user', async () => {
    localStorage.setItem(storageKeys.refreshToken, 'R0');
    server({ 'POST /api/auth/refresh': ok(session) });
    const store = start();
    expect(store.getState().session.phase).toBe('starting');
    await until(() => store.getState().session.phase === 'ready');
    expect(store.getState().session).toMatchObject({
      userId: 'u1',
      user: { name: 'Andrea Reyes', isAuthenticated: true },
    });
    expect(readAccessToken()).toBe('A');
  });

  it('also reads tokens at the top level, under the name token', async () => {
    localStorage.setItem(storageKeys.refreshToken, 'R0');
    server({ 'POST /api/auth/refresh': () => json(200, { token: 'T' }) });
    const store = start();
    await until(() => store.getState().session.phase === 'ready');
    expect(readAccessToken()).toBe('T');
  });

  it('ignores a failed refresh', async () => {
    localStorage.setItem(storageKeys.refreshToken, 'R0');
    server({ 'POST /api/auth/refresh': () => Promise.reject(new TypeError('offline')) });
    const store = start();
    await until(() => store.getState().session.phase === 'ready');
    expect(store.getState().session.user).toBeNull();
    expect(gone).toEqual([]);
  });

  it('treats an unreadable stored user as a guest', () => {
    localStorage.setItem(storageKeys.user, '{"isAuthenticated":');
    expect(start().getState().session.user).toBeNull();
    localStorage.setItem(storageKeys.user, '{}');
    expect(start().getState().session.user).toBeNull();
  });
});

describe('signing in', () => {
  it('stores tokens, user and id, and publishes the change of user', async () => {
    server({ 'POST /api/auth/login': ok(session) });
    const store = start();
    let heard = 0;
    window.addEventListener(USER_UPDATED, () => heard++);
    await store.dispatch(accountApi.endpoints.login.initiate({ body: { email: user.email, password: 'suki-demo-1' } }));
    expect(readAccessToken()).toBe('A');
    expect(localStorage.getItem(storageKeys.userId)).toBe('u1');
    expect(readStoredUser()).toMatchObject({
      isAuthenticated: true,
      isGuest: false,
      firstName: 'Andrea',
      emailVerified: true,
    });
    expect(store.getState().session).toMatchObject({ userId: 'u1', user: { isAuthenticated: true } });
    expect(heard).toBe(1);
  });

  it('switches to the account’s language, and stores a later choice in the account', async () => {
    server({
      'POST /api/auth/login': ok({ ...session, user: { ...user, language: 'fil' } }),
      'PUT /api/auth/me': ok({ user: { ...user, language: 'en' } }),
    });
    const store = start();
    await store.dispatch(accountApi.endpoints.login.initiate({ body: { email: user.email, password: 'suki-demo-1' } }));
    await until(() => i18n.locale === 'fil');
    expect(sent).toHaveLength(1);
    await chooseLanguage('en');
    await until(() => store.getState().session.user?.language === 'en');
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', url: '/api/auth/me', body: { language: 'en' } });
  });

  it('keeps the language chosen just before, and stores it in the account', async () => {
    server({ 'POST /api/auth/login': ok(session), 'PUT /api/auth/me': ok({ user: { ...user, language: 'fil' } }) });
    const store = start();
    await chooseLanguage('fil');
    await store.dispatch(accountApi.endpoints.login.initiate({ body: { email: user.email, password: 'suki-demo-1' } }));
    await until(() => store.getState().session.user?.language === 'fil');
    expect(i18n.locale).toBe('fil');
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', url: '/api/auth/me', body: { language: 'fil' } });
    // The choice was saved once: the next user gets their own language.
    server({ 'POST /api/auth/login': ok(session) });
    store.dispatch(userChanged({ user: null, userId: null }));
    await store.dispatch(accountApi.endpoints.login.initiate({ body: { email: user.email, password: 'suki-demo-1' } }));
    await until(() => i18n.locale === 'en');
  });

  it('as a guest needs no account', () => {
    const store = start();
    store.dispatch(guestRequested());
    expect(store.getState().session.user).toMatchObject({ isAuthenticated: false, isGuest: true });
  });
});

describe('the stored user', () => {
  it('updates the screens when it changes, and merges partial changes', () => {
    storeUser(storedUserOf(user, '2026-11-18T01:00:00Z'), 'u1');
    const store = start();
    mergeStoredUser({ _id: 'u1', firstName: 'Andie' });
    expect(store.getState().session.user).toMatchObject({
      firstName: 'Andie',
      lastName: 'Reyes',
      loginTime: '2026-11-18T01:00:00Z',
    });
  });

  it('is removed when another tab signs out', () => {
    storeUser(storedUserOf(user, '2026-11-18T01:00:00Z'), 'u1');
    const store = start();
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(store.getState().session).toMatchObject({ user: null, userId: null });
  });
});

describe.each([
  ['blocked', blockStorages],
  ['full', fillStorages],
])('a storage that is %s', (_, makeTrouble) => {
  it('allows signing in and out', async () => {
    server({ 'POST /api/auth/login': ok(session), 'POST /api/auth/logout': ok({ done: true }) });
    makeTrouble();
    const store = start();
    await store.dispatch(accountApi.endpoints.login.initiate({ body: { email: user.email, password: 'suki-demo-1' } }));
    expect(store.getState().session).toMatchObject({ userId: 'u1', user: { isAuthenticated: true } });
    expect(readAccessToken()).toBe('A');
    store.dispatch(logoutRequested());
    await until(() => gone.length === 1);
    expect(store.getState().session.user).toBeNull();
    expect(readAccessToken()).toBeNull();
  });
});

describe('signing out', () => {
  beforeEach(() => {
    holdSession('A');
    storeUser(storedUserOf(user, '2026-11-18T01:00:00Z'), 'u1');
    localStorage.setItem(storageKeys.bookingDraft, '{"serviceId":"s1"}');
    sessionStorage.setItem('anything', 'x');
  });

  it('calls the server, clears the browser and goes to /login', async () => {
    server({ 'POST /api/auth/logout': ok({ done: true }) });
    const store = start();
    store.dispatch(logoutRequested());
    await until(() => gone.length === 1);
    expect(sent).toMatchObject([{ url: '/api/auth/logout', method: 'POST', credentials: 'include' }]);
    expect(readAccessToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(store.getState().session).toMatchObject({ user: null, signedOut: true });
    expect(gone).toEqual([{ path: '/login', state: null }]);
  });

  it('signs out of Google, too, and continues when that fails', async () => {
    signOutOfFirebase.mockRejectedValueOnce(new Error('away'));
    server({ 'POST /api/auth/logout': ok({ done: true }) });
    start().dispatch(logoutRequested());
    await until(() => gone.length === 1);
    expect(signOutOfFirebase).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
  });

  it('shows until when a closed account can be reopened, and ignores late responses', async () => {
    server({
      'POST /api/auth/close-account': ok({ reopenUntil: '2026-12-18T01:00:00Z' }),
      'POST /api/auth/logout': ok({ done: true }),
    });
    const store = start();
    await store.dispatch(closingApi.endpoints.closeAccount.initiate({ body: { grant: 'g' } }));
    await until(() => gone.length === 1);
    expect(localStorage).toHaveLength(0);
    expect(store.getState().session).toMatchObject({ user: null, signedOut: true });
    expect(gone).toEqual([{ path: '/login', state: { reopenUntil: '2026-12-18T01:00:00Z' } }]);
  });

  it('succeeds while the server is unavailable, which is notified at the next start', async () => {
    server({ 'POST /api/auth/logout': () => Promise.reject(new TypeError('offline')) });
    const store = start();
    store.dispatch(logoutRequested());
    await until(() => gone.length === 1);
    await until(() => localStorage.getItem(storageKeys.leaving) !== null);
    expect(localStorage).toHaveLength(1);
    expect(store.getState().session.user).toBeNull();
    server({ 'POST /api/auth/logout': ok({ done: true }) });
    start();
    await until(() => localStorage.length === 0);
    expect(sent).toMatchObject([{ url: '/api/auth/logout', credentials: 'include' }]);
    start();
    expect(sent).toHaveLength(1);
  });

  it('does not end a session that begins before the server was notified', async () => {
    localStorage.setItem(storageKeys.leaving, 'yes');
    server({ 'POST /api/auth/logout': ok({ done: true }) });
    start();
    expect(localStorage.getItem(storageKeys.leaving)).toBeNull();
    expect(sent).toEqual([]);
  });
});
