import '../../browser/testing/fake-browser.ts';
import { runSaga } from 'redux-saga';
import { beforeEach, expect, it, vi } from 'vitest';
import * as goTo from '../../browser/go-to.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { type PushedNotification, toastNotifications } from './toast-notifications.ts';

vi.mock('../../ui/over-the-page/toast.ts');
vi.mock('../../browser/go-to.ts');

const pushed: PushedNotification = {
  id: 'n1',
  type: 'PayoutAccountSet',
  title: 'Your payout account was set',
  text: 'Your Friday money goes to GCash 0917 *** 4821.',
  bookingId: null,
  details: {},
  position: 1,
};

/** Number of toasts for a worker at that path. */
async function toastsAt(path: string, notification = pushed): Promise<number> {
  vi.mocked(goTo.currentPath).mockReturnValue(path);
  const state = { session: { user: { userType: 'worker' } } };
  const dispatch = () => Promise.resolve({ data: { items: [] } });
  await runSaga({ getState: () => state, dispatch: dispatch as never }, toastNotifications, [notification]).toPromise();
  return vi.mocked(showToast).mock.calls.length;
}

beforeEach(() => vi.mocked(showToast).mockClear());

it('shows no toast over the form that shows the same', async () => {
  expect(await toastsAt('/worker/profile/payout')).toBe(0);
});

const aboutBooking: PushedNotification = { ...pushed, type: 'BookingRequested', bookingId: 'b1' };
const aboutTicket: PushedNotification = { ...pushed, type: 'TicketAnswered', details: { ticketId: 't1' } };

it.each([
  ['of a booking, on its page', '/worker/bookings/b1', aboutBooking, 0],
  ['of a booking, under its page', '/worker/bookings/b1/quote', aboutBooking, 0],
  ['of a booking, on the page of another', '/worker/bookings/b2', aboutBooking, 1],
  ['of a request for help, on its page', '/help/t1', aboutTicket, 0],
  ['of a request for help, elsewhere', '/help', aboutTicket, 1],
  [
    'of a new time, on the page of its booking',
    '/worker/bookings/b1',
    { ...aboutBooking, type: 'RescheduleDeclined' },
    1,
  ],
])('a toast %s', async (_, path, notification, told) => {
  expect(await toastsAt(path, notification)).toBe(told);
});

it('shows a worker on another screen that their account was set', async () => {
  expect(await toastsAt('/worker-dashboard')).toBe(1);
});

it.each(['DocumentRefused', 'DocumentExpired', 'RequiredDocumentsDue'])(
  'links a toast of %s to the worker’s documents',
  async (type) => {
    await toastsAt('/worker-dashboard', { ...pushed, type });
    vi.mocked(showToast).mock.lastCall?.[1]?.action?.onClick();
    expect(vi.mocked(goTo.goTo).mock.lastCall).toEqual(['/worker-profile']);
  },
);
