import '../../browser/testing/fake-browser.ts';
import { runSaga } from 'redux-saga';
import { beforeEach, expect, it, vi } from 'vitest';
import * as goTo from '../../browser/go-to.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { type Pushed, toastNotifications } from './toast-notifications.ts';

vi.mock('../../ui/over-the-page/toast.ts');
vi.mock('../../browser/go-to.ts');

const pushed: Pushed = {
  id: 'n1',
  type: 'PayoutAccountSet',
  title: 'Your payout account was set',
  text: 'Your Friday money goes to GCash 0917 *** 4821.',
  bookingId: null,
  details: {},
  position: 1,
};

/** Number of toasts for a worker at that path. */
async function toldAt(path: string, notification = pushed): Promise<number> {
  vi.mocked(goTo.currentPath).mockReturnValue(path);
  const state = { session: { user: { userType: 'worker' } } };
  const dispatch = () => Promise.resolve({ data: { items: [] } });
  await runSaga({ getState: () => state, dispatch: dispatch as never }, toastNotifications, [notification]).toPromise();
  return vi.mocked(showToast).mock.calls.length;
}

beforeEach(() => vi.mocked(showToast).mockClear());

it('shows no toast over the form that shows the same', async () => {
  expect(await toldAt('/worker/profile/payout')).toBe(0);
});

it('shows a worker on another screen that their account was set', async () => {
  expect(await toldAt('/worker-dashboard')).toBe(1);
});

it.each(['DocumentRefused', 'DocumentExpired', 'RequiredDocumentsDue'])(
  'links a toast of %s to the worker’s documents',
  async (type) => {
    await toldAt('/worker-dashboard', { ...pushed, type });
    vi.mocked(showToast).mock.lastCall?.[1]?.action?.onClick();
    expect(vi.mocked(goTo.goTo).mock.lastCall).toEqual(['/worker-profile']);
  },
);
