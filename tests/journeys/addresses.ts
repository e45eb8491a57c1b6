import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { bookingIdOf } from '#demo/people/ids.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { kapitolyo } from '../harness/test-users.ts';
import { ApiClient } from '../harness/api-client.ts';
import { demoAccounts } from '#demo/people/demo-accounts.ts';
import { allRoutes } from '../../frontend/src/app/routes.ts';
import { now } from '../harness/test-clock.ts';

/**
 * The user who opens a screen. `new`: signed up, with an unproven address; `applicant`: a worker without services yet.
 */
export type Who = 'nobody' | 'guest' | 'client' | 'worker' | 'admin' | 'new' | 'applicant';

const FLOW = '/client/booking-flow';
/** Screens that other users than those of their guard open. */
const seenBy: Record<string, Who> = {
  '/verify-email': 'new',
  '/logout': 'client',
  '/dashboard': 'client',
};
const byGuard = {
  open: 'nobody',
  signedOut: 'nobody',
  joining: 'nobody',
  login: 'client',
  worker: 'worker',
  formerWorker: 'worker',
  admin: 'admin',
} as const;

/** Paths without a screen of their own, and their destinations (specification section 2). */
const leadsTo: Record<string, string> = {
  '/dashboard': '/client/home',
  '/provider/signup': '/worker-registration',
  // For a user with all factors; two-step.full.journey.ts covers the others.
  '/second-factor': '/client/home',
  '/client/create-booking': '/client/booking-flow/select-service',
  '/client/booking-flow/waiting': '/client/booking-confirmation',
  '/worker-dashboard/overview': '/worker-dashboard',
  '/worker-dashboard/bookings': '/worker-bookings',
  '/worker-dashboard/earnings': '/worker-earnings',
  '/worker-dashboard/activities': '/worker-notifications',
  '/worker-dashboard/profile': '/worker-profile',
  '/worker-dashboard/profile/edit': '/worker-profile',
  '/worker-dashboard/chat': '/worker-chat',
  '/worker-dashboard/payout': '/worker-profile',
  '/worker/overview': '/worker-dashboard',
  '/worker/bookings': '/worker-bookings',
  '/worker/chat': '/worker-chat',
  '/worker/earnings': '/worker-earnings',
  '/worker/profile': '/worker-profile',
};

const paths = (await allRoutes()).map(({ path, guard }) => ({
  path,
  who: seenBy[path] ?? (path.startsWith('/guest/') ? 'guest' : byGuard[guard]),
}));

/** Every screen of the product by its path in the route table, with its user; some with an open dialog. */
export const screens = [
  ...paths.filter(({ path }) => !(path in leadsTo)),
  { path: '/worker-registration', who: 'applicant' },
  { path: '/client/bookings/:quoted', who: 'client' },
  { path: '/client/bookings/:disputed/dispute', who: 'client' },
  { path: '/admin/disputes/:disputed', who: 'admin' },
  { path: '/client/chat?booking=:bookingId', who: 'client' },
  { path: '/worker-chat?booking=:bookingId', who: 'worker' },
  { path: '/worker-bookings?tab=open', who: 'worker' },
  { path: '/admin?aside=1', who: 'admin' },
  { path: '/admin/audit-logs?look=booking-:bookingId', who: 'admin' },
] as const;

/** Other states of these screens, which `npm run test:full` adds. */
export const additionalStates = [
  // No worker is free then: each step says so and offers alternatives.
  { path: `${FLOW}/form?time=03%3A00`, who: 'client' },
  { path: `${FLOW}/payment?time=03%3A00`, who: 'client' },
  { path: `${FLOW}/collect-payment-details?time=03%3A00`, who: 'client' },
  { path: '/admin/disputes?show=decided', who: 'admin' },
  { path: '/admin/disputes?show=over', who: 'admin' },
  { path: '/client/payments?status=voided', who: 'client' },
  { path: '/admin/audit-logs?look=payment-:bookingId', who: 'admin' },
  { path: '/admin/payments?period=30&status=verified', who: 'admin' },
  { path: '/admin/payouts?friday=all', who: 'admin' },
] as const;
export const otherPaths = Object.entries(leadsTo).map(([path, to]) => ({
  path,
  to,
  who: paths.find((one) => one.path === path)?.who ?? ('nobody' as const),
}));

/** A screen's address in the demo: its path with ids of the demo's data, and the required query. */
export async function demoAddresses(url: string): Promise<(path: string) => string> {
  const client = await demoPerson(url, 'client');
  const worker = await demoPerson(url, 'worker');
  const booking = await client.call('readBooking', { params: { id: bookingIdOf('andrea second clean') } });
  const known: Record<string, string | undefined> = {
    ':workerId': booking.worker?.id,
    ':category': booking.service.category,
    ':quoted': bookingIdOf('andrea television'),
    ':disputed': bookingIdOf('andrea split type'),
  };
  const draft = await draftLike(booking, worker);
  const subjectOf = await adminSubjects(client, worker);
  return (path) => {
    const bookingId = path.startsWith('/worker') ? bookingIdOf('andrea kitchen tap') : booking.id;
    const ids: Record<string, string | undefined> = {
      ...known,
      ':bookingId': bookingId,
      ':id': subjectOf(path) ?? bookingId,
    };
    const filled = path.replace(/:\w+/g, (name) => ids[name] ?? `there is no ${name}`);
    if (path === '*') return '/nowhere';
    if (path === '/search') return '/search?q=plumbing';
    if (path === '/client/create-booking') return path;
    if (path === `${FLOW}/waiting` || path === '/client/booking-confirmation')
      return `${filled}?bookingId=${bookingId}`;
    if (!path.startsWith(FLOW)) return filled;
    const [step, own] = filled.split('?');
    return `${step}?${new URLSearchParams({ ...draft, ...Object.fromEntries(new URLSearchParams(own)) })}`;
  };
}

/** The query of a booking like the given one, about a week from today, when its worker is free. */
async function draftLike({ service, worker }: Booking, asked: ApiClient): Promise<Record<string, string>> {
  if (!worker) throw new Error('A completed booking of the demo has no worker');
  const today = manilaDay(now());
  const { items } = await asked.call('listSlots', {
    params: { id: worker.id },
    query: { from: addDays(today, 7), to: addDays(today, 20), durationMinutes: 240 },
  });
  const open = items.find(({ free }) => free.length > 0);
  if (!open?.free[0]) throw new Error('The demo’s worker is busy for two weeks');
  return {
    serviceId: service.id,
    workerId: worker.id,
    price: '65000',
    date: open.day,
    time: open.free[0],
    address: JSON.stringify(kapitolyo),
  };
}

/** The subjects of an admin's quick look, by list; undefined where that is a booking's id. */
async function adminSubjects(client: ApiClient, worker: ApiClient): Promise<(path: string) => string | undefined> {
  const payouts = (await worker.call('listOwnPayouts')).items;
  const newest = payouts.map(({ friday }) => friday).reduce((one, other) => (one > other ? one : other), '');
  const bugs = (await client.call('listOwnBugs')).items;
  const [asked, workers] = [
    (await client.call('listTickets')).items.find(({ lastText }) => lastText.startsWith('The toilet')),
    (await worker.call('listTickets')).items.find(({ topic }) => topic === 'payout'),
  ];
  const carla = await demoPerson(worker.url, 'admin');
  const statements = (await carla.call('listStatements')).items;
  const subjects: Record<string, string | undefined> = {
    users: client.session?.user.id,
    payouts: payouts.find(({ friday }) => friday === newest)?.id,
    'user-reports': bugs.find(({ whatHappened }) => whatHappened.includes('reminder'))?.id,
    tickets: asked?.id,
    disputes: bookingIdOf('andrea split type'),
  };
  return (path) => {
    if (path.includes('/statements/')) return statements.find(({ name }) => name.startsWith('bpi-'))?.id;
    if (path.includes('/help/')) return (path.startsWith('/worker') ? workers : asked)?.id;
    return subjects[path.split('/')[2] ?? ''];
  };
}

export async function demoPerson(url: string, userType: 'client' | 'worker' | 'admin'): Promise<ApiClient> {
  const account = demoAccounts.find((one) => one.userType === userType);
  if (!account) throw new Error(`The demo has no ${userType}`);
  return new ApiClient(url).signIn(account.email, account.password);
}
