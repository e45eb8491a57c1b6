import { call, select } from 'redux-saga/effects';
import type { AccountSocketEvents } from '#contracts/realtime/account-socket.ts';
import type { Notification } from '#contracts/views/notification.ts';
import { noticesEn } from '../../api/notices.en.ts';
import { currentPath, goTo } from '../../browser/go-to.ts';
import { type StoredUser, userTypeOf } from '../../browser/storage.ts';
import { selectUser } from '../../domain/session/selectors.ts';
import { textOf } from '../../i18n/i18n.ts';
import { putThunkAndWait } from '../../sagas/put-thunk.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { notificationsApi } from '../notification/api.ts';
import { notificationPath } from '../notification/notification-path.ts';
import { payoutDetailsPath } from '../../domain/payout-details-path.ts';

/** Payload of a notification on the account socket. */
export type PushedNotification = Parameters<AccountSocketEvents['notification:new']>[0];

/** Notifications received since the reconnect; null after the server's end-of-missed-messages signal. */
export type MissedNotifications = { pushed: PushedNotification[] | null };

const LOOK_MS = 4000;

/**
 * Shows a toast in the reader's language; several missed notifications share one toast with their count. Skips
 * notifications that are visible on the screen, read elsewhere or disabled.
 */
export function* toastNotifications(pushed: readonly PushedNotification[]) {
  const user: StoredUser | null = yield select(selectUser);
  if (user?.notifications?.popUps === false) return;
  const unseen = pushed.filter((each) => !isSeen(each));
  if (unseen.length === 0) return;
  const listed: readonly Notification[] = yield call(readList);
  const unread = unseen.filter(({ id }) => !listed.some((item) => item.id === id && item.read));
  const counted: string | null = unread.length > 1 ? yield call(countInWords, unread.length) : null;
  if (counted !== null) showToast(counted, { id: 'missed-notifications', ...lookAt(user && listPath(user)) });
  else yield call(toastNewest, user, unread, listed);
}

function* toastNewest(user: StoredUser | null, unread: readonly PushedNotification[], listed: readonly Notification[]) {
  const newest = unread.at(-1);
  if (!newest) return;
  const item = listed.find(({ id }) => id === newest.id);
  const words: string | null = item ? yield call(inWords, item) : null;
  showToast(words ?? (newest.text || newest.title), { id: newest.id, ...lookAt(user && pathOf(user, newest)) });
}

/**
 * The answer to a proposed time disappears from the booking without a trace, so it is shown even on that booking's
 * screen.
 */
function isSeen(pushed: PushedNotification): boolean {
  // Its screen shows the account with its effect on payouts.
  if (pushed.type === 'PayoutAccountSet') return currentPath().startsWith(payoutDetailsPath);
  const subject = pushed.bookingId ?? ticketOf(pushed);
  return subject !== null && currentPath().includes(subject) && !pushed.type.startsWith('Reschedule');
}

function ticketOf({ details }: PushedNotification): string | null {
  return typeof details.ticketId === 'string' ? details.ticketId : null;
}

function lookAt(path: string | null) {
  if (path === null) return {};
  return { durationMs: LOOK_MS, action: { label: textOf(noticesEn, 'look'), onClick: () => goTo(path) } };
}

type Listed = { data?: { items?: readonly Notification[] } };

/** The notifications list knows services, people and which notifications were read elsewhere; empty if it cannot be read. */
function* readList() {
  const again = { subscribe: false, forceRefetch: true };
  const { data }: Listed = yield putThunkAndWait(
    notificationsApi.endpoints.listNotifications.initiate(undefined, again),
  );
  return data?.items ?? [];
}

/** null if the texts cannot be loaded; the newest notification brings its own. */
async function countInWords(count: number): Promise<string | null> {
  try {
    return await (await import('../notification/notification-words.ts')).missedWords(count);
  } catch {
    return null;
  }
}

/** The notification texts are large, so they load with the first toast. */
async function inWords(item: Notification): Promise<string | null> {
  try {
    return await (await import('../notification/notification-words.ts')).notificationWords(item);
  } catch {
    return null;
  }
}

/** Path to read it or act on it; staff receive booking notifications only. */
function pathOf(user: StoredUser, about: PushedNotification): string | null {
  const side = userTypeOf(user);
  if (side !== 'admin') return notificationPath(about, side);
  return about.bookingId === null ? null : `/admin/bookings/${about.bookingId}`;
}

/** Staff have no notifications screen. */
function listPath(user: StoredUser): string | null {
  return { client: '/client/notifications', worker: '/worker-notifications', admin: null }[userTypeOf(user)];
}
