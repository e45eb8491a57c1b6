import '../../browser/testing/fake-browser.ts';
import type { Task } from 'redux-saga';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '#contracts/views/booking.ts';
import { createStore } from '../../app/create-store.ts';
import { fails, fakeServer, routes, succeeds, type Sent } from '../../api/testing/fake-server.ts';
import { forgetPositions, notePosition } from '../../api/read-your-writes.ts';
import { readStoredUser, storeUser } from '../../browser/storage.ts';
import { holdSession } from '../../browser/testing/held-session.ts';
import { forgetAccessToken, readAccessToken } from '../../browser/access-token.ts';
import { adminApi } from '../admin/api.ts';
import { catalogueApi } from '../catalogue/api.ts';
import { disputeApi } from '../dispute/api.ts';
import { formsApi } from '../form/api.ts';
import { bookingsApi } from '../../domain/booking/api.ts';
import { notificationsApi } from '../notification/api.ts';
import { workersApi } from '../worker/api.ts';
import { sessionSaga } from '../session/saga.ts';
import { accountSaga } from './account-saga.ts';
import { FakeSocket } from '../../domain/realtime/testing/fake-socket.ts';
import { RETRY_MS } from '../../domain/realtime/socket-connection.ts';
import { realtimeSaga } from './saga.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';

vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

let socket: FakeSocket;
let tasks: Task[] = [];
let sent: Sent[] = [];
const session = { accessToken: 'B' };

function server(answers: Parameters<typeof routes>[0]) {
  sent = fakeServer(routes({ 'GET /api/auth/me': () => fails(500, 'internal'), ...answers }));
}

/** Opens and admits the account socket of a signed-in user. */
async function start({ connected = true } = {}) {
  const { store, run } = createStore();
  tasks.push(run(realtimeSaga, [() => accountSaga(socket.open)]), run(sessionSaga));
  if (connected) {
    await expect.poll(() => socket.handshakes).toHaveLength(1);
    socket.emit('connect');
  }
  return store;
}
/** As `start`, after the server's end-of-missed-messages signal. */
async function startLive() {
  const store = await start();
  socket.emit('resumed', { position: 5 });
  return store;
}
const signedInMe = () => succeeds({ user: {} });
const paths = () => sent.map(({ method, url }) => `${method} ${url}`);

beforeEach(() => {
  forgetAccessToken();
  socket = new FakeSocket();
  localStorage.clear();
  forgetPositions();
  holdSession('A');
  storeUser({ isAuthenticated: true, userType: 'client', firstName: 'Andrea' }, 'u1');
  server({ 'GET /api/auth/me': signedInMe });
});
afterEach(() => {
  for (const task of tasks) task.cancel();
  tasks = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.mocked(showToast).mockClear();
});

describe('account socket', () => {
  it('connects and authenticates with a valid token', async () => {
    const store = await start();
    expect(paths()).toEqual(['GET /api/auth/me']);
    expect(socket.handshakes).toEqual([{ token: 'A' }]);
    expect(store.getState().realtime.account).toEqual({ connecting: false, connected: true, authenticated: true });
    socket.emit('disconnect', 'transport close');
    expect(store.getState().realtime.account).toEqual({ connecting: true, connected: false, authenticated: false });
  });

  it('refreshes a token that the check refuses', async () => {
    server({
      'GET /api/auth/me': () => fails(401, 'unauthenticated'),
      'POST /api/auth/refresh': () => succeeds(session),
    });
    await start();
    expect(socket.handshakes).toEqual([{ token: 'B' }]);
  });

  it('does not send an expired token', async () => {
    holdSession(`head.${btoa(JSON.stringify({ exp: 1 }))}.signature`);
    server({ 'GET /api/auth/me': signedInMe, 'POST /api/auth/refresh': () => succeeds(session) });
    await start();
    expect(paths()).toEqual(['POST /api/auth/refresh', 'GET /api/auth/me']);
    expect(socket.handshakes).toEqual([{ token: 'B' }]);
  });

  it('stays closed after a failed refresh', async () => {
    server({
      'GET /api/auth/me': () => fails(401, 'unauthenticated'),
      'POST /api/auth/refresh': () => fails(401, 'unauthenticated'),
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await start({ connected: false });
    await expect.poll(() => paths()).toContain('POST /api/auth/refresh');
    await expect.poll(() => console.warn).toHaveBeenCalled();
    expect(socket.handshakes).toEqual([]);
    expect(readStoredUser()).not.toBeNull();
  });

  it('reconnects with a fresh token and the last position', async () => {
    server({ 'GET /api/auth/me': signedInMe, 'POST /api/auth/refresh': () => succeeds(session) });
    await start();
    socket.emit('worker:data_updated', { workerId: 'w1', position: 70 });
    socket.emit('worker:data_updated', { workerId: 'w1', position: 69 });
    socket.emit('disconnect', 'transport close');
    socket.emit('connect_error', { message: 'unauthenticated' });
    await expect.poll(() => socket.handshakes).toHaveLength(2);
    expect(socket.handshakes[1]).toEqual({ token: 'B', after: 70 });
    expect(readAccessToken()).toBe('B');
  });

  it.each([
    ['is over', () => fails(401, 'unauthenticated'), 'Session expired. Please sign in again.'],
    ['is a suspended account’s', () => fails(403, 'account_suspended'), 'This account is suspended.'],
  ])('redirects to the sign-in with a reason after %s', async (_, refused, why) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server({ 'GET /api/auth/me': signedInMe, 'POST /api/auth/refresh': refused });
    const store = await start();
    socket.emit('disconnect', 'transport close');
    socket.emit('connect_error', { message: 'unauthenticated' });
    await expect.poll(() => store.getState().session.user).toBeNull();
    expect([readStoredUser(), readAccessToken()]).toEqual([null, null]);
    expect(showToast).toHaveBeenCalledExactlyOnceWith(why, { variant: 'error', durationMs: 4000, id: 'session-over' });
  });

  it('reconnects with a fresh token after a long time offline', async () => {
    server({ 'GET /api/auth/me': signedInMe, 'POST /api/auth/refresh': () => succeeds(session) });
    await start();
    socket.emit('disconnect', 'transport close');
    for (let attempt = 0; attempt < 10; attempt++) socket.emit('connect_error', { message: 'websocket error' });
    socket.emit('connect_error', { message: 'unauthenticated' });
    await expect.poll(() => socket.handshakes.at(-1)).toEqual({ token: 'B' });
  });

  it('resumes from the lowest position received, in any order of responses', async () => {
    notePosition(55);
    notePosition(40);
    notePosition(60);
    await start();
    expect(socket.handshakes).toEqual([{ token: 'A', after: 40 }]);
  });

  it('reconnects after the server closed it', async () => {
    await start();
    vi.useFakeTimers();
    socket.comesBack = false;
    socket.emit('disconnect', 'io server disconnect');
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(socket.handshakes).toHaveLength(2);
  });

  it('closes with the session and removes its handlers', async () => {
    await start();
    expect(socket.listeners).toBeGreaterThan(0);
    localStorage.clear();
    window.dispatchEvent(new CustomEvent('suki:user_updated'));
    await expect.poll(() => socket.isClosed).toBe(true);
    expect(socket.listeners).toBe(0);
  });
});

const booking = (position: number, status = 'pending') => ({ id: 'b1', position, status }) as Booking;

describe('a push', () => {
  it('about a booking refetches it at the position of the change', async () => {
    let position = 10;
    server({
      'GET /api/auth/me': signedInMe,
      'GET /api/bookings/b1': () => succeeds(booking(position, position > 10 ? 'accepted' : 'pending')),
    });
    const store = await start();
    const read = () => bookingsApi.endpoints.readBooking.select({ id: 'b1' })(store.getState()).data;
    await store.dispatch(bookingsApi.endpoints.readBooking.initiate({ id: 'b1' }));
    position = 20;
    socket.emit('booking:updated', {
      bookingId: 'b1',
      status: 'accepted',
      type: 'BookingAccepted',
      revision: 1,
      position: 20,
    });
    await expect.poll(() => read()?.status).toBe('accepted');
    expect(sent.at(-1)?.headers.get('suki-after')).toBe('20');
  });

  it('about a booking refetches whether it can be disputed', async () => {
    let openUntil: string | null = null;
    server({
      'GET /api/auth/me': signedInMe,
      'GET /api/bookings/b1/dispute': () => succeeds({ dispute: null, openUntil, most: 0 }),
    });
    const store = await start();
    await store.dispatch(disputeApi.endpoints.readDispute.initiate({ id: 'b1' }));
    openUntil = '2026-12-03T04:00:00.000Z';
    socket.emit('booking:updated', {
      bookingId: 'b1',
      status: 'cancelled',
      type: 'NoShowUpheld',
      revision: 7,
      position: 20,
    });
    await expect
      .poll(() => disputeApi.endpoints.readDispute.select({ id: 'b1' })(store.getState()).data?.openUntil)
      .toBe(openUntil);
  });

  it('older than the displayed version refetches nothing', async () => {
    server({
      'GET /api/auth/me': signedInMe,
      'GET /api/bookings/b1': () => succeeds(booking(30)),
      'GET /api/bookings': () => succeeds({ items: [{ booking: booking(30) }] }),
    });
    const store = await start();
    await store.dispatch(bookingsApi.endpoints.readBooking.initiate({ id: 'b1' }));
    await store.dispatch(bookingsApi.endpoints.listBookings.initiate());
    const before = sent.length;
    socket.emit('booking:updated', {
      bookingId: 'b1',
      status: 'pending',
      type: 'BookingRequested',
      revision: 0,
      position: 30,
    });
    socket.emit('booking:updated', {
      bookingId: 'b2',
      status: 'pending',
      type: 'BookingRequested',
      revision: 0,
      position: 31,
    });
    await expect.poll(() => sent).toHaveLength(before + 1);
    expect(sent.at(-1)?.url).toBe('/api/bookings');
  });

  it('about an open booking refetches it, unless the worker does not offer its service', async () => {
    let position = 10;
    server({
      'GET /api/auth/me': signedInMe,
      'GET /api/providers/me': () => succeeds({ services: [{ id: 's1' }] }),
      'GET /api/bookings/b1': () => succeeds(booking(position)),
      'GET /api/bookings': () => succeeds({ items: [{ booking: booking(position) }] }),
    });
    const store = await start();
    await store.dispatch(workersApi.endpoints.readOwnProfile.initiate());
    await store.dispatch(bookingsApi.endpoints.readBooking.initiate({ id: 'b1' }));
    const before = sent.length;
    socket.emit('open:updated', { bookingId: 'b2', serviceId: 's2', type: 'BookingRequested', position: 19 });
    position = 20;
    socket.emit('open:updated', { bookingId: 'b1', serviceId: 's1', type: 'QuoteOffered', position: 20 });
    await expect
      .poll(() => bookingsApi.endpoints.readBooking.select({ id: 'b1' })(store.getState()).data?.position)
      .toBe(20);
    expect(sent.slice(before).map(({ url }) => url)).toEqual(['/api/bookings/b1']);
  });

  it('about a job that opens or lost its worker notifies workers of its service at once', async () => {
    server({ 'GET /api/auth/me': signedInMe, 'GET /api/providers/me': () => succeeds({ services: [{ id: 's1' }] }) });
    const store = await start();
    await store.dispatch(workersApi.endpoints.readOwnProfile.initiate());
    const heard: unknown[] = [];
    const onOpened = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
    window.addEventListener('job:opened', onOpened);
    socket.emit('open:updated', {
      bookingId: 'b1',
      serviceId: 's2',
      type: 'BookingRequested',
      priority: 'rebooked',
      position: 21,
    });
    socket.emit('open:updated', {
      bookingId: 'b2',
      serviceId: 's1',
      type: 'BookingRequested',
      opens: true,
      position: 22,
    });
    socket.emit('open:updated', { bookingId: 'b4', serviceId: 's1', type: 'QuoteOffered', position: 22 });
    socket.emit('open:updated', {
      bookingId: 'b3',
      serviceId: 's1',
      type: 'BookingReopened',
      priority: 'rebooked',
      position: 23,
    });
    window.removeEventListener('job:opened', onOpened);
    expect(heard).toEqual(['b2', 'b3']);
  });

  it('about anything refetches an admin’s figures, at most once a second', async () => {
    let total = 1;
    const list = () => succeeds({ items: [], page: 1, limit: 20, total });
    server({
      'GET /api/auth/me': signedInMe,
      'GET /api/admin/bookings': list,
      'GET /api/admin/audit-logs': list,
      'GET /api/bookings/b1': () => succeeds(booking(total)),
    });
    const store = await start();
    const read = () => adminApi.endpoints.listAllBookings.select({})(store.getState()).data?.total;
    await store.dispatch(adminApi.endpoints.listAllBookings.initiate({}));
    await store.dispatch(adminApi.endpoints.listAuditLogs.initiate({}));
    await store.dispatch(bookingsApi.endpoints.readBooking.initiate({ id: 'b1' }));
    vi.useFakeTimers();
    const before = sent.length;
    const readAgain = () =>
      sent
        .slice(before)
        .map(({ url }) => url)
        .sort();
    total = 2;
    for (const position of [20, 21, 22]) socket.emit('admin:counts', { type: 'BookingRequested', position });
    await vi.advanceTimersByTimeAsync(999);
    expect(readAgain()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.poll(read).toBe(2);
    await expect.poll(readAgain).toEqual(['/api/admin/audit-logs', '/api/admin/bookings', '/api/bookings/b1']);
    expect(sent.at(-1)?.headers.get('suki-after')).toBe('22');
  });

  it('about a payment refetches its booking', async () => {
    let position = 10;
    server({ 'GET /api/auth/me': signedInMe, 'GET /api/bookings/b1': () => succeeds(booking(position)) });
    const store = await start();
    const read = () => bookingsApi.endpoints.readBooking.select({ id: 'b1' })(store.getState()).data;
    await store.dispatch(bookingsApi.endpoints.readBooking.initiate({ id: 'b1' }));
    position = 20;
    socket.emit('payment:updated', { bookingId: 'b1', status: 'paid', type: 'PaymentReceived', position: 20 });
    await expect.poll(() => read()?.position).toBe(20);
    expect(sent.at(-1)?.headers.get('suki-after')).toBe('20');
  });

  it('with a notification shows and counts it', async () => {
    let unread = 0;
    server({ 'GET /api/auth/me': signedInMe, 'GET /api/notifications': () => succeeds({ items: [], unread }) });
    const store = await startLive();
    await store.dispatch(notificationsApi.endpoints.listNotifications.initiate());
    unread = 1;
    socket.emit('notification:new', {
      id: 'n1',
      type: 'BookingAccepted',
      title: 'Accepted',
      text: 'Jun accepted your booking',
      bookingId: 'b1',
      details: {},
      position: 12,
    });
    await expect
      .poll(() => notificationsApi.endpoints.listNotifications.select()(store.getState()).data?.unread)
      .toBe(1);
    await expect
      .poll(() => vi.mocked(showToast).mock.calls)
      .toEqual([['Jun accepted your booking', expect.objectContaining({ id: 'n1' })]]);
  });

  it('with a notification uses the list’s text, including the job’s service', async () => {
    const pushed = {
      id: 'n1',
      type: 'WorkStarted',
      kind: 'WorkStarted',
      title: 'Work started',
      text: 'SK-7F3K2: the work is under way',
      bookingId: 'b1',
      details: { code: 'SK-7F3K2' },
      position: 12,
    };
    const items = [{ ...pushed, job: { service: 'TV mounting', person: 'Jun Bautista' } }];
    server({ 'GET /api/auth/me': signedInMe, 'GET /api/notifications': () => succeeds({ items, unread: 1 }) });
    await startLive();
    socket.emit('notification:new', pushed);
    await expect.poll(() => vi.mocked(showToast).mock.lastCall?.[0]).toBe('TV mounting: the work is under way.');
  });

  it('with a notification shows no toast to users who disabled them', async () => {
    await startLive();
    const notifications = { popUps: false, mails: true };
    socket.emit('user:profile_updated', { user: { _id: 'u1', notifications }, position: 11 });
    const accepted = { id: 'n1', type: 'BookingAccepted', title: 'Accepted', text: '', bookingId: 'b1', details: {} };
    socket.emit('notification:new', { ...accepted, position: 12 });
    socket.emit('user:profile_updated', { user: { _id: 'u1', firstName: 'Andie' }, position: 13 });
    await expect.poll(() => readStoredUser()?.firstName).toBe('Andie');
    expect(showToast).not.toHaveBeenCalled();
  });

  it.each([
    ['the user inside', { user: { _id: 'u1', firstName: 'Andie' }, position: 9 }],
    ['the user itself', { _id: 'u1', firstName: 'Andie', position: 9 }],
  ])('with a profile, as %s, updates the stored user', async (_, payload) => {
    const store = await start();
    socket.emit('user:profile_updated', payload);
    expect(readStoredUser()).toEqual({ isAuthenticated: true, userType: 'client', firstName: 'Andie' });
    expect(store.getState().session.user?.firstName).toBe('Andie');
  });

  it.each([
    ['another role', { userType: 'admin' }, 'Session expired. Please sign in again.'],
    ['a suspension', { userType: 'client', status: 'suspended' }, 'This account is suspended.'],
  ])('that says %s, which ended the session, redirects to the sign-in with the reason', async (_, change, why) => {
    const store = await start();
    socket.emit('user:profile_updated', { user: { _id: 'u1', ...change }, position: 9 });
    expect(readStoredUser()).toBeNull();
    expect(store.getState().session.user).toBeNull();
    expect(showToast).toHaveBeenLastCalledWith(why, { variant: 'error', durationMs: 4000, id: 'session-over' });
  });

  it('that notifications were read elsewhere refetches them', async () => {
    server({
      'GET /api/auth/me': signedInMe,
      'GET /api/notifications': () => succeeds({ items: [], unread: 0, page: 1, limit: 20, total: 0 }),
    });
    const store = await start();
    await store.dispatch(notificationsApi.endpoints.listNotifications.initiate({}));
    socket.emit('notification:read', { upToPosition: 8, position: 9 });
    await expect.poll(() => sent.filter(({ url }) => url.startsWith('/api/notifications')).length).toBe(2);
  });

  it('about the catalogue or a form refetches the displayed part', async () => {
    server({
      'GET /api/auth/me': signedInMe,
      'GET /api/services': () => succeeds({ items: [], page: 1, limit: 100, total: 0 }),
      'GET /api/forms/cleaning': () => succeeds({ version: 1, fields: [] }),
    });
    const store = await start();
    await store.dispatch(catalogueApi.endpoints.listServices.initiate({}));
    await store.dispatch(formsApi.endpoints.readForm.initiate({ category: 'cleaning' }));
    const reads = (of: string) => sent.filter(({ url }) => url.startsWith(of)).length;
    socket.emit('catalogue:updated', { position: 9 });
    await expect.poll(() => reads('/api/services')).toBe(2);
    socket.emit('form:updated', { position: 10 });
    await expect.poll(() => reads('/api/forms/cleaning')).toBe(2);
  });

  it('about worker data is dispatched as a window event of the same name', async () => {
    const heard: unknown[] = [];
    window.addEventListener('worker:data_updated', (event) => heard.push(event instanceof CustomEvent && event.detail));
    await start();
    socket.emit('worker:data_updated', { workerId: 'w1', position: 9 });
    expect(heard).toEqual([{ workerId: 'w1', position: 9 }]);
  });

  it('requesting a reload, or the first one without a resume position, refetches displayed data', async () => {
    server({ 'GET /api/auth/me': signedInMe, 'GET /api/bookings/b1': () => succeeds(booking(30)) });
    const store = await start();
    await store.dispatch(bookingsApi.endpoints.readBooking.initiate({ id: 'b1' }));
    const reads = () => sent.filter(({ url }) => url === '/api/bookings/b1').length;
    socket.emit('resumed', { position: 80 });
    await expect.poll(() => reads()).toBe(2);
    socket.emit('reload', { position: 90 });
    await expect.poll(() => reads()).toBe(3);
  });
});

describe('missed notifications', () => {
  const pushed = (n: number) => ({
    id: `n${n}`,
    type: 'BookingAccepted',
    title: 'Accepted',
    text: `Number ${n}`,
    bookingId: `b${n}`,
    details: {},
    position: 10 + n,
  });
  const told = () => vi.mocked(showToast).mock.calls.map(([words]) => words);
  const reads = () => sent.filter(({ url }) => url.startsWith('/api/notifications')).length;

  /** Reconnects after these; `read`: those read on another device. */
  async function reconnectAfter(missed: ReturnType<typeof pushed>[], { read = [] as number[] } = {}) {
    const items = missed.map((each) => ({ ...each, read: read.includes(each.position - 10) })).reverse();
    server({
      'GET /api/auth/me': signedInMe,
      'GET /api/notifications': () => succeeds({ items, unread: items.length - read.length, total: items.length }),
    });
    const store = await startLive();
    socket.emit('disconnect', 'transport close');
    socket.emit('connect');
    for (const each of missed) socket.emit('notification:new', each);
    return store;
  }

  it('are shown together after the last one, with one read of the list', async () => {
    await reconnectAfter([pushed(1), pushed(2), pushed(3), pushed(4)], { read: [2] });
    expect([told(), reads()]).toEqual([[], 0]);
    socket.emit('resumed', { position: 20 });
    await expect.poll(told).toEqual(['3 new notifications for you']);
    expect(reads()).toBe(1);
    socket.emit('notification:new', pushed(5));
    await expect.poll(told).toEqual(['3 new notifications for you', 'Number 5']);
  });

  it.each([
    ['there is one', [pushed(1)], [], ['Number 1']],
    ['all but one were read elsewhere', [pushed(1), pushed(2)], [2], ['Number 1']],
    ['all were read elsewhere', [pushed(1), pushed(2)], [1, 2], []],
  ])('are shown by their own text or not at all when %s', async (_, missed, read, words) => {
    await reconnectAfter(missed, { read });
    socket.emit('resumed', { position: 20 });
    await expect.poll(reads).toBe(1);
    await expect.poll(told).toEqual(words);
    socket.emit('notification:new', pushed(9));
    await expect.poll(told).toEqual([...words, 'Number 9']);
  });

  it('are not shown up to the position that the server reports as read', async () => {
    await reconnectAfter([pushed(1), pushed(2), pushed(3)]);
    socket.emit('notification:read', { upToPosition: 12, position: 14 });
    socket.emit('resumed', { position: 20 });
    await expect.poll(told).toEqual(['Number 3']);
  });

  it('are shown after a second disconnect as well', async () => {
    await reconnectAfter([pushed(1)]);
    socket.emit('disconnect', 'transport close');
    socket.emit('connect');
    socket.emit('notification:new', pushed(2));
    socket.emit('reload', { position: 20 });
    await expect.poll(told).toEqual(['2 new notifications for you']);
  });
});
