import '../../browser/testing/fake-browser.ts';
import { describe, expect, it } from 'vitest';
import type { StoredUser } from '../../browser/storage.ts';
import type { SessionState } from '../../domain/session/slice.ts';
import {
  adminGate,
  dashboardGate,
  formerWorkerGate,
  joiningGate,
  loginGate,
  signedInGate,
  workerGate,
} from './gates.ts';
import { wantedPath } from '../../browser/wanted-path.ts';

function session(user: StoredUser | null, more: Partial<SessionState> = {}): SessionState {
  return { phase: 'ready', user, userId: null, signedOut: false, tookOver: false, ...more };
}

const client: StoredUser = { isAuthenticated: true, userType: 'client', email: 'a@b.ph', emailVerified: true };
const worker: StoredUser = { ...client, userType: 'worker', role: 'service_provider' };
const admin: StoredUser = { ...client, userType: 'admin', role: 'admin', emailVerified: false };
const guest: StoredUser = { isAuthenticated: false, isGuest: true };
const login = { to: '/login', comeBack: true };

describe('the login guard', () => {
  it.each([
    ['nobody', session(null), login],
    ['someone not authenticated', session({ isAuthenticated: false }), login],
    ['someone who just signed out', session(null, { signedOut: true }), { to: '/login', comeBack: false }],
    ['a start-up that may still bring someone', session(null, { phase: 'starting' }), 'wait'],
    ['a stored user during the start-up', session(client, { phase: 'starting' }), 'open'],
    ['a guest', session(guest), 'open'],
    ['a client', session(client), 'open'],
    ['an unverified email', session({ ...client, emailVerified: false }), { to: '/verify-email', comeBack: true }],
    ['an unverified worker', session({ ...worker, emailVerified: false }), { to: '/verify-email', comeBack: true }],
    ['an account with a phone only', session({ ...client, email: '', emailVerified: false }), 'open'],
    ['an account without a name', session({ ...client, name: '' }), { to: '/complete-profile', comeBack: true }],
    ['a name that nobody stored', session({ ...client }), 'open'],
    ['an unverified admin', session(admin), 'open'],
    [
      'an admin whose second factor is missing',
      session({ ...admin, secondFactorMissing: true }),
      { to: '/second-factor', comeBack: true },
    ],
  ])('%s', (_, state, gate) => {
    expect(loginGate(state, '/client/home')).toEqual(gate);
  });

  it('leads to the email proof first, without redirecting that screen to itself', () => {
    const nameless = { ...client, name: '' };
    expect(loginGate(session(nameless), '/complete-profile')).toBe('open');
    expect(loginGate(session({ ...nameless, emailVerified: false }), '/client/home')).toEqual({
      to: '/verify-email',
      comeBack: true,
    });
  });

  it('does not redirect the second-factor screen to itself, and opens no admin screen', () => {
    const missing = session({ ...admin, secondFactorMissing: true });
    expect(loginGate(missing, '/second-factor')).toBe('open');
    expect(adminGate(missing, '/admin/users')).toEqual({ to: '/second-factor', comeBack: true });
  });

  it('does not redirect the verification screen to itself', () => {
    expect(loginGate(session({ ...client, emailVerified: false }), '/verify-email')).toBe('open');
  });
});

describe('a guest', () => {
  it.each([
    ['/client/bookings', '/guest/bookings'],
    ['/client/bookings/b1', '/guest/bookings'],
    ['/client/chat', '/guest/chat'],
    ['/client/profile/edit', '/guest/profile'],
    ['/client/notifications', '/guest/profile'],
  ])('is invited to sign in at %s', (path, to) => {
    expect(loginGate(session(guest), path)).toEqual({ to, comeBack: false });
  });

  it.each([
    '/client/home',
    '/client/explore-services',
    '/client/workers',
    '/client/booking-flow/schedule',
    '/client/bookingsomething',
  ])('may open %s', (path) => {
    expect(loginGate(session(guest), path)).toBe('open');
  });
});

describe('the guards of worker and admin', () => {
  it.each([
    ['nobody', session(null), login, login],
    ['a guest', session(guest), { to: '/dashboard', comeBack: false }, { to: '/dashboard', comeBack: false }],
    ['a client', session(client), { to: '/dashboard', comeBack: false }, { to: '/dashboard', comeBack: false }],
    ['a worker', session(worker), 'open', { to: '/dashboard', comeBack: false }],
    [
      'an unverified worker',
      session({ ...worker, emailVerified: false }),
      { to: '/verify-email', comeBack: true },
      { to: '/verify-email', comeBack: true },
    ],
    ['an admin', session(admin), { to: '/dashboard', comeBack: false }, 'open'],
    [
      'an admin by role alone',
      session({ isAuthenticated: true, role: 'admin' }),
      { to: '/dashboard', comeBack: false },
      'open',
    ],
    [
      'a worker by role alone',
      session({ isAuthenticated: true, role: 'service_provider' }),
      'open',
      { to: '/dashboard', comeBack: false },
    ],
  ])('%s', (_, state, atWorker, atAdmin) => {
    expect(workerGate(state, '/worker-dashboard')).toEqual(atWorker);
    expect(adminGate(state, '/admin')).toEqual(atAdmin);
  });
});

describe('the remaining screens of a former worker', () => {
  const home = { to: '/dashboard', comeBack: false };
  it.each([
    ['a worker', session(worker), 'open'],
    ['a client who was a worker', session({ ...client, otherSide: 'worker' }), 'open'],
    ['a client who never was one', session({ ...client, otherSide: null }), home],
    ['a guest', session(guest), home],
    ['nobody', session(null), login],
  ])('%s', (_, state, gate) => {
    expect(formerWorkerGate(state, '/worker-earnings')).toEqual(gate);
  });
});

describe('the first step of the worker registration', () => {
  const home = { to: '/dashboard', comeBack: false };
  it.each([
    ['nobody', session(null), 'open'],
    ['someone who just signed out', session(null, { signedOut: true }), 'open'],
    ['a start-up that may still bring someone', session(null, { phase: 'starting' }), 'wait'],
    ['a guest', session(guest), 'open'],
    ['a guest during the start-up', session(guest, { phase: 'starting' }), 'open'],
    ['a worker', session(worker), 'open'],
    ['an unverified worker', session({ ...worker, emailVerified: false }), { to: '/verify-email', comeBack: true }],
    ['a client', session(client), home],
    ['an admin', session(admin), home],
  ])('%s', (_, state, gate) => {
    expect(joiningGate(state, '/worker-registration')).toEqual(gate);
  });
});

describe('/dashboard', () => {
  it.each([
    [admin, '/admin'],
    [worker, '/worker-dashboard'],
    [client, '/client/home'],
    [{ isAuthenticated: true, role: 'somebody' }, '/client/home'],
    [guest, '/guest/home'],
    [null, '/login'],
  ])('leads %j to %s', (user, to) => {
    expect(dashboardGate(session(user))).toMatchObject({ to });
    expect(dashboardGate(session(user), 'nowhere')).toMatchObject({ to });
    expect(dashboardGate(session(user), 'toString')).toMatchObject({ to });
  });

  it.each([
    [admin, 'bookings', '/admin/bookings'],
    [worker, 'messages', '/worker-chat'],
    [worker, 'bookings', '/worker-bookings'],
    [client, 'services', '/client/explore-services'],
    [client, 'messages', '/client/chat'],
    [guest, 'messages', '/guest/chat'],
    [null, 'messages', '/login'],
  ])('leads %j to their own %s', (user, place, to) => {
    expect(dashboardGate(session(user), place)).toMatchObject({ to });
  });
});

describe('the sign-in screens', () => {
  it('lead users to the requested page, else to their dashboard', () => {
    expect(signedInGate(session(client), '/client/bookings?status=pending')).toMatchObject({
      to: '/client/bookings?status=pending',
    });
    expect(signedInGate(session(client), null)).toMatchObject({ to: '/dashboard' });
    expect(signedInGate(session(client, { tookOver: true }), '/client/bookings?status=pending')).toMatchObject({
      to: '/dashboard',
    });
    expect(signedInGate(session(null), '/client/home')).toBe('open');
    expect(signedInGate(session(guest), null)).toBe('open');
  });

  it.each([
    [{ from: '/client/chat' }, '/client/chat'],
    [{ from: '//evil.example' }, null],
    [{ from: 'https://evil.example' }, null],
    [null, null],
    [{ from: 3 }, null],
  ])('interpret %j as %s', (state, path) => {
    expect(wantedPath(state)).toBe(path);
  });
});
