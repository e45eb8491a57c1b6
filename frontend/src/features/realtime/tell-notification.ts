import { call, select } from 'redux-saga/effects';
import type { AccountSocketEvents } from '#contracts/realtime/account-socket.ts';
import type { Notification } from '#contracts/views/notification.ts';
import { noticesText } from '../../api/notices.text.ts';
import { currentPath, goTo } from '../../browser/go-to.ts';
import { type StoredUser, userTypeOf } from '../../browser/storage.ts';
import { ticketPath } from '../../domain/help-path.ts';
import { selectUser } from '../../domain/session/selectors.ts';
import { textOf } from '../../i18n/i18n.ts';
import { putThunkAndWait } from '../../sagas/put-thunk.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { notificationsApi } from '../notification/api.ts';

/** What the account socket says of a notification. */
type Pushed = Parameters<AccountSocketEvents['notification:new']>[0];

const LOOK_MS = 4000;

/** A toast in the reader's language. Nobody is told of what they see for themselves, nor who would rather not be. */
export function* tellOfNotification(pushed: Pushed) {
  const { id, bookingId, details } = pushed;
  const ticketId = typeof details.ticketId === 'string' ? details.ticketId : null;
  const subject = bookingId ?? ticketId;
  if (isSeen(pushed.type, subject)) return;
  const user: StoredUser | null = yield select(selectUser);
  if (user?.notifications?.popUps === false) return;
  const path = user && pathOf(user, { bookingId, ticketId });
  const look =
    path === null
      ? {}
      : { durationMs: LOOK_MS, action: { label: textOf(noticesText, 'look'), onClick: () => goTo(path) } };
  const words: string | null = yield call(wordsFor, pushed.id);
  yield call(showToast, words ?? (pushed.text || pushed.title), { id, ...look });
}

/** What becomes of a new time leaves the screen without a word: it is told even to who looks at its booking. */
function isSeen(type: string, subject: string | null): boolean {
  return subject !== null && currentPath().includes(subject) && !type.startsWith('Reschedule');
}

type Listed = { data?: { items?: readonly Notification[] } };

/** As the reader's list says it, which knows the job's service and people; null where it can't be read now. */
function* wordsFor(id: string) {
  const again = { subscribe: false, forceRefetch: true };
  const { data }: Listed = yield putThunkAndWait(
    notificationsApi.endpoints.listNotifications.initiate(undefined, again),
  );
  const item = data?.items?.find((each) => each.id === id);
  if (!item) return null;
  const words: string | null = yield call(inWords, item);
  return words;
}

/** The words of all notifications are many: fetched when there is one to tell. */
async function inWords(item: Notification): Promise<string | null> {
  try {
    return await (await import('../notification/notification-words.ts')).notificationWords(item);
  } catch {
    return null;
  }
}

/** Where it is read; staff are never told by a notification of a request for help. */
function pathOf(user: StoredUser, about: { bookingId: string | null; ticketId: string | null }): string | null {
  if (about.bookingId !== null) return bookingPath(user, about.bookingId);
  const side = userTypeOf(user);
  return about.ticketId === null || side === 'admin' ? null : ticketPath(side, about.ticketId);
}

function bookingPath(user: StoredUser, bookingId: string): string {
  const area = { client: '/client/bookings', worker: '/worker/bookings', admin: '/admin/bookings' }[userTypeOf(user)];
  return `${area}/${bookingId}`;
}
