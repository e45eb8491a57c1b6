import { userTypeOf } from '../../browser/storage.ts';
import type { SessionState } from '../../domain/session/slice.ts';

/** What a guard says: let through, wait for the start-up, or go elsewhere. */
export type Gate = 'open' | 'wait' | { to: string; comeBack: boolean };

const toLogin = (session: SessionState): Gate => ({ to: '/login', comeBack: !session.signedOut });

/** Unauthenticated people who are no guests go to /login; unverified ones verify first (specification sections 4, 5). */
export function loginGate(session: SessionState, pathname: string): Gate {
  const { user, phase } = session;
  if (user?.isAuthenticated) return lacking(session, pathname) ?? 'open';
  if (user?.isGuest) return guestGate(pathname);
  return phase === 'starting' ? 'wait' : toLogin(session);
}

/**
 * Where somebody first says what their account lacks: a proven email, a second factor of staff, or a name. Each leads on to
 * where they wanted to go.
 */
function lacking(session: SessionState, pathname: string): Gate | null {
  const first = firstStep(session);
  return first === null || first === pathname ? null : { to: first, comeBack: true };
}

function firstStep(session: SessionState): string | null {
  if (isUnverified(session)) return '/verify-email';
  if (session.user?.secondFactorMissing === true) return '/second-factor';
  // A user of before has no name stored: that says nothing.
  return session.user?.name === '' ? '/complete-profile' : null;
}

/** Guests are let in; what belongs to a person is an invitation to sign in for them. */
function guestGate(pathname: string): Gate {
  const place = guestPlaces.find(({ personal }) => pathname === personal || pathname.startsWith(`${personal}/`));
  return place ? { to: place.guest, comeBack: false } : 'open';
}

const guestPlaces = [
  { personal: '/client/bookings', guest: '/guest/bookings' },
  { personal: '/client/chat', guest: '/guest/chat' },
  { personal: '/client/profile', guest: '/guest/profile' },
  { personal: '/client/settings', guest: '/guest/profile' },
  { personal: '/client/notifications', guest: '/guest/profile' },
  { personal: '/client/payments', guest: '/guest/profile' },
] as const;

/** The worker's area: behind the login guard, and others land on their own dashboard. */
export function workerGate(session: SessionState, pathname: string): Gate {
  return typeGate(session, pathname, 'worker');
}

/** What is theirs of the work that they did stays open to who is a client by now. */
export function formerWorkerGate(session: SessionState, pathname: string): Gate {
  return session.user?.otherSide === 'worker' ? loginGate(session, pathname) : workerGate(session, pathname);
}

/** Step one of joining: open to whoever is not signed in, guests too; clients and admins go to /dashboard. */
export function joiningGate(session: SessionState, pathname: string): Gate {
  const { user, phase } = session;
  if (user?.isAuthenticated) return workerGate(session, pathname);
  return user === null && phase === 'starting' ? 'wait' : 'open';
}

/** The admin's area: behind the login guard; non-admins go to /dashboard (specification section 5). */
export function adminGate(session: SessionState, pathname: string): Gate {
  return typeGate(session, pathname, 'admin');
}

/** /dashboard: where this person is at home (specification section 2). */
export function dashboardGate(session: SessionState): Gate {
  const { user, phase } = session;
  if (!user) return phase === 'starting' ? 'wait' : toLogin(session);
  return { to: user.isAuthenticated ? homeOf[userTypeOf(user)] : guestHome(session), comeBack: false };
}

/** Sign-in and sign-up: who is in already goes on to where they wanted to go, not to where somebody before them did. */
export function signedInGate(session: SessionState, wanted: string | null): Gate {
  return session.user?.isAuthenticated
    ? { to: (!session.tookOver && wanted) || '/dashboard', comeBack: false }
    : 'open';
}

const homeOf = { admin: '/admin', worker: '/worker-dashboard', client: '/client/home' } as const;

function guestHome({ user }: SessionState): string {
  return user?.isGuest ? '/guest/home' : '/client/home';
}

function typeGate(session: SessionState, pathname: string, wanted: 'worker' | 'admin'): Gate {
  const gate = loginGate(session, pathname);
  if (gate !== 'open' || !session.user) return gate;
  const { user } = session;
  return user.isAuthenticated && userTypeOf(user) === wanted ? 'open' : { to: '/dashboard', comeBack: false };
}

function isUnverified({ user }: SessionState): boolean {
  if (!user || user.isGuest || userTypeOf(user) === 'admin') return false;
  return Boolean(user.email) && user.emailVerified !== true;
}
