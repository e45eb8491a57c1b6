import '../../../browser/testing/fake-browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cloudProviderOf } from './cloud-provider-of.ts';
import type { CloudProvider } from './cloud-provider.ts';
import { readPending } from './pending-sign-in.ts';

/** The functions that Suki uses of two Firebase modules. Each test sets their behaviour. */
const firebase = vi.hoisted(() => ({
  initializeApp: vi.fn<(options: object) => object>((options) => ({ options })),
  initializeAuth: vi.fn<(app: object, deps: object) => object>((app, deps) => ({ app, deps })),
  connectAuthEmulator: vi.fn<(auth: object, url: string, options: object) => void>(),
  signInWithPopup: vi.fn<() => Promise<unknown>>(),
  signInWithRedirect: vi.fn<() => Promise<void>>(),
  getRedirectResult: vi.fn<() => Promise<unknown>>(),
  signOut: vi.fn<() => Promise<void>>(),
}));
vi.mock('firebase/app', () => ({ initializeApp: firebase.initializeApp }));
vi.mock('firebase/auth', () => ({
  ...firebase,
  browserPopupRedirectResolver: 'resolver',
  inMemoryPersistence: 'memory',
  GoogleAuthProvider: class {
    setCustomParameters() {}
  },
}));

const settings = { apiKey: 'key', authDomain: 'suki-ph.firebaseapp.com', projectId: 'suki-ph', appId: '1:2:web:3' };
const asked = { userType: 'worker', from: '/worker-chat', at: '/signup?as=worker' } as const;
const credential = (token: string) => ({ user: { getIdToken: async () => token } });
const failed = (code: string) => Object.assign(new Error(code), { code });

let signOut: () => Promise<void>;
let provider: CloudProvider;

/** Simulates a page load without any module fetched. */
async function openPage(emulatorHost: string | null = null): Promise<void> {
  vi.resetModules();
  const { firebaseProvider, signOutOfFirebase } = await import('./firebase-provider.ts');
  signOut = signOutOfFirebase;
  provider = firebaseProvider({ options: settings, emulatorHost });
}

beforeEach(async () => {
  sessionStorage.clear();
  for (const each of Object.values(firebase)) each.mockClear();
  await openPage();
});

describe('continuing with Google', () => {
  it('loads Firebase on the press, signs in in a window and returns the token', async () => {
    expect(firebase.initializeApp).not.toHaveBeenCalled();
    firebase.signInWithPopup.mockResolvedValueOnce(credential('t1')).mockResolvedValueOnce(credential('t2'));
    expect(await provider.ask(asked)).toEqual({ idToken: 't1' });
    expect(await provider.ask(asked)).toEqual({ idToken: 't2' });
    expect(firebase.initializeApp.mock.calls).toEqual([[settings]]);
    expect(firebase.initializeAuth.mock.calls[0]?.[1]).toEqual({
      persistence: 'memory',
      popupRedirectResolver: 'resolver',
    });
    expect(firebase.connectAuthEmulator).not.toHaveBeenCalled();
    expect(readPending()).toBeNull();
  });

  it('uses the emulator if it is configured', async () => {
    await openPage('127.0.0.1:9099');
    firebase.signInWithPopup.mockResolvedValueOnce(credential('t'));
    await provider.ask(asked);
    expect(firebase.connectAuthEmulator).toHaveBeenCalledWith(expect.anything(), 'http://127.0.0.1:9099', {
      disableWarnings: true,
    });
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'ends silently if the person closes the window: %s',
    async (code) => {
      firebase.signInWithPopup.mockRejectedValueOnce(failed(code));
      expect(await provider.ask(asked)).toBe('closed');
      expect(firebase.signInWithRedirect).not.toHaveBeenCalled();
    },
  );

  it('redirects to Google’s page if the browser opens no window, and back', async () => {
    firebase.signInWithPopup.mockRejectedValueOnce(failed('auth/popup-blocked'));
    firebase.signInWithRedirect.mockResolvedValueOnce();
    expect(await provider.ask(asked)).toBe('left');

    await openPage();
    expect(provider.isReturn({ hash: '', at: '/login' })).toBe(false);
    expect(provider.isReturn({ hash: '', at: asked.at })).toBe(true);
    firebase.getRedirectResult.mockResolvedValueOnce(credential('t3'));
    expect(await provider.returned('')).toMatchObject({ idToken: 't3', asked });
    expect(provider.isReturn({ hash: '', at: asked.at })).toBe(false);
    expect(await provider.returned('')).toBeNull();
  });

  it('returns nothing after a return without signing in', async () => {
    firebase.signInWithPopup.mockRejectedValueOnce(failed('auth/popup-blocked'));
    await provider.ask(asked);
    await openPage();
    firebase.getRedirectResult.mockResolvedValueOnce(null);
    expect(await provider.returned('')).toBeNull();
  });

  it.each([
    [failed('auth/network-request-failed'), 'offline'],
    [failed('auth/unauthorized-domain'), 'failed'],
    [new TypeError('Failed to fetch dynamically imported module'), 'offline'],
  ])('maps %s to a failure reason', async (error, reason) => {
    firebase.signInWithPopup.mockRejectedValueOnce(error);
    const failure = await provider.ask(asked).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ reason, cause: error });
  });
});

describe('signing out', () => {
  it('loads nothing if Google sign-in was not used', async () => {
    await signOut();
    expect(firebase.initializeApp).not.toHaveBeenCalled();
  });

  it('signs out of Firebase as well', async () => {
    firebase.signInWithPopup.mockResolvedValueOnce(credential('t'));
    await provider.ask(asked);
    await signOut();
    expect(firebase.signOut).toHaveBeenCalledTimes(1);
  });
});

it.each([
  [{ ...settings, authDomain: null, appId: null }, 'Missing Firebase config: authDomain, appId'],
  [
    { apiKey: null, authDomain: null, projectId: null, appId: null },
    'Missing Firebase config: apiKey, authDomain, projectId, appId',
  ],
])('reports missing settings: %j', (some, missing) => {
  expect(cloudProviderOf({ by: 'firebase', settings: some, emulatorHost: null })).toEqual({ missing });
});
