import '../../browser/testing/fake-browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '#contracts/views/booking.ts';
import { createStore } from '../../app/create-store.ts';
import { fails, fakeServer, json, routes, succeeds } from '../../api/testing/fake-server.ts';
import { forgetPositions } from '../../api/read-your-writes.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { notificationsApi } from '../../features/notification/api.ts';
import { bookingsApi } from './api.ts';

vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const pending = {
  id: 'b1',
  status: 'pending',
  allowedActions: ['accept', 'decline'],
  position: 1,
} as unknown as Booking;
const done = { id: 'b1', bookingId: 'b1', status: 'accepted', revision: 1 };
const { acceptBooking, declineBooking, readBooking, listBookings } = bookingsApi.endpoints;

function stored() {
  const { store } = createStore();
  return {
    store,
    status: () => readBooking.select({ id: 'b1' })(store.getState()).data?.status,
    listed: () => listBookings.select()(store.getState()).data?.items[0]?.booking.status,
  };
}

beforeEach(() => {
  localStorage.clear();
  forgetPositions();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(showToast).mockReset();
});

describe('accepting and declining', () => {
  it.each([
    ['a 403', () => fails(403, 'forbidden')],
    ['words that say not authorized', () => json(400, { success: false, message: 'You are Not Authorized here' })],
  ])('use the provider’s path after %s', async (_, refusal) => {
    const sent = fakeServer(
      routes({
        'POST /api/bookings/b1/accept': refusal,
        'POST /api/providers/bookings/b1/accept': () => succeeds(done),
        'POST /api/bookings/b1/decline': refusal,
        'POST /api/providers/bookings/b1/decline': () => succeeds(done),
      }),
    );
    const { store } = stored();
    expect(await store.dispatch(acceptBooking.initiate({ id: 'b1' }))).toMatchObject({ data: done });
    expect(await store.dispatch(declineBooking.initiate({ id: 'b1', body: { reason: 'Too far' } }))).toMatchObject({
      data: done,
    });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/bookings/b1/accept',
      '/api/providers/bookings/b1/accept',
      '/api/bookings/b1/decline',
      '/api/providers/bookings/b1/decline',
    ]);
    expect(sent[3]?.body).toEqual({ reason: 'Too far' });
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(4);
  });

  it('use no path after a refusal', async () => {
    const sent = fakeServer(() => fails(409, 'not_allowed_now'));
    const { store } = stored();
    expect(await store.dispatch(declineBooking.initiate({ id: 'b1', body: { reason: 'x' } }))).toMatchObject({
      error: { status: 409 },
    });
    expect(sent).toHaveLength(1);
  });
});

describe('an acceptance', () => {
  it('is shown immediately, on the booking and in lists, and undone with the reason after a refusal', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    fakeServer(
      routes({
        'GET /api/bookings/b1': () => succeeds(pending),
        'GET /api/bookings': () => succeeds({ items: [{ booking: pending }], page: 1, limit: 20, total: 1 }),
        'POST /api/bookings/b1/accept': () =>
          waiting.then(() => json(409, { success: false, code: 'slot_taken', message: 'You have another job then.' })),
      }),
    );
    const { store, status, listed } = stored();
    await store.dispatch(readBooking.initiate({ id: 'b1' }));
    await store.dispatch(listBookings.initiate());
    const accepting = store.dispatch(acceptBooking.initiate({ id: 'b1' }));
    expect([status(), listed()]).toEqual(['accepted', 'accepted']);
    answer();
    await accepting;
    await expect.poll(() => [status(), listed()]).toEqual(['pending', 'pending']);
    expect(showToast).toHaveBeenCalledExactlyOnceWith(
      'Your acceptance didn’t go through: You have another job then.',
      expect.objectContaining({ variant: 'error' }),
    );
  });

  it('is read again at its position, so that the result includes it', async () => {
    let status = 'pending';
    const sent = fakeServer(
      routes({
        'GET /api/bookings/b1': () => succeeds({ ...pending, status }),
        'POST /api/bookings/b1/accept': () => {
          status = 'accepted';
          return succeeds(done, { 'Suki-Position': '77' });
        },
      }),
    );
    const { store } = stored();
    await store.dispatch(readBooking.initiate({ id: 'b1' }));
    await store.dispatch(acceptBooking.initiate({ id: 'b1' }));
    await expect.poll(() => sent).toHaveLength(3);
    expect(sent[2]?.headers.get('suki-after')).toBe('77');
  });
});

describe('notifications', () => {
  it('are shown as read immediately, and as unread again after a refusal', async () => {
    const items = [
      { id: 'n2', position: 20, read: false },
      { id: 'n1', position: 10, read: false },
    ];
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    fakeServer(
      routes({
        'GET /api/notifications': () => succeeds({ items, unread: 2 }),
        'POST /api/notifications/read': () => waiting.then(() => fails(409, 'conflict')),
      }),
    );
    const { store } = stored();
    const { listNotifications, readNotifications } = notificationsApi.endpoints;
    await store.dispatch(listNotifications.initiate());
    const unread = () => listNotifications.select()(store.getState()).data?.unread;
    const reading = store.dispatch(readNotifications.initiate({ body: { upToPosition: 10 } }));
    expect(unread()).toBe(1);
    answer();
    await reading;
    await expect.poll(() => unread()).toBe(2);
  });
});
