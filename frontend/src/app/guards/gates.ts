import { userTypeOf } from '../../browser/storage.ts';
import type { SessionState } from '../../domain/session/slice.ts';

/** Result of a guard: open, wait for start-up, or redirect. */
export type Gate = 'open' | 'wait' | { to: string; comeBack: boolean };

const toLogin = (session: SessionState): Gate => ({ to: '/login', comeBack: !session.signedOut });

/** Signed-out users who are not guests go to /login; unverified ones verify first (specification sections 4, 5). */
export function loginGate(session: SessionState, pathname: string): Gate {
  const { user, phase } = session;
  if (user?.isAuthenticated) return lacking(session, pathname) ?? 'open';
  if (user?.isGuest) return guestGate(pathname);
  return phase === 'starting' ? 'wait' : toLogin(session);
}

/**
 * Screen on which a user first supplies what the account lacks: a confirmed email, the second factor of staff, or a
 * name. Each returns to the target afterwards.
 */
function lacking(session: SessionState, pathname: string): Gate | null {
  const first = firstStep(session);
  return first === null || first === pathname ? null : { to: first, comeBack: true };
}

function firstStep(session: SessionState): string | null {
  if (isUnverified(session)) return '/verify-email';
  if (session.user?.secondFactorMissing === true) return '/second-factor';
  // A user stored by an earlier version has no name field, which does not mean an empty name.
  return session.user?.name === '' ? '/complete-profile' : null;
}

/** Guests may enter; personal screens invite them to sign in. */
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

/** The worker area: requires a sign-in; other users go to their own dashboard. */
export function workerGate(session: SessionState, pathname: string): Gate {
  return typeGate(session, pathname, 'worker');
}

/** Screens that a former worker keeps, for their past work. */
export function formerWorkerGate(session: SessionState, pathname: string): Gate {
  return session.user?.otherSide === 'worker' ? loginGate(session, pathname) : workerGate(session, pathname);
}

/** Step one of joining: open to signed-out users and guests; clients and admins go to /dashboard. */
export function joiningGate(session: SessionState, pathname: string): Gate {
  const { user, phase } = session;
  if (user?.isAuthenticated) return workerGate(session, pathname);
  return user === null && phase === 'starting' ? 'wait' : 'open';
}

/** The admin area: requires a sign-in; non-admins go to /dashboard (specification section 5). */
export function adminGate(session: SessionState, pathname: string): Gate {
  return typeGate(session, pathname, 'admin');
}

/**
 * /dashboard: the start page by user type (specification section 2), or the type's own `place`. An unknown place is the
 * start page.
 */
export function dashboardGate(session: SessionState, place = 'home'): Gate {
  const { user, phase } = session;
  if (!user) return phase === 'starting' ? 'wait' : toLogin(session);
  if (!user.isAuthenticated && !user.isGuest) return { to: '/client/home', comeBack: false };
  const places = placesOf[user.isAuthenticated ? userTypeOf(user) : 'guest'];
  return { to: isPlace(place) ? places[place] : places.home, comeBack: false };
}

/** Sign-in and sign-up: redirects signed-in users to their own target, not to a previous user's. */
export function signedInGate(session: SessionState, wanted: string | null): Gate {
  return session.user?.isAuthenticated
    ? { to: (!session.tookOver && wanted) || '/dashboard', comeBack: false }
    : 'open';
}

const placesOf = {
  admin: { home: '/admin', services: '/admin/services', messages: '/admin/tickets', bookings: '/admin/bookings' },
  worker: {
    home: '/worker-dashboard',
    services: '/worker-dashboard',
    messages: '/worker-chat',
    bookings: '/worker-bookings',
  },
  client: {
    home: '/client/home',
    services: '/client/explore-services',
    messages: '/client/chat',
    bookings: '/client/bookings',
  },
  guest: {
    home: '/guest/home',
    services: '/guest/explore-services',
    messages: '/guest/chat',
    bookings: '/guest/bookings',
  },
} as const;

function isPlace(name: string): name is keyof (typeof placesOf)['client'] {
  return Object.hasOwn(placesOf.client, name);
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
