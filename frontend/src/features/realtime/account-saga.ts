import { call, delay, fork, put, select, takeLeading } from 'redux-saga/effects';
import type { AccountSocketEvent, AccountSocketEvents } from '#contracts/realtime/account-socket.ts';
import { User } from '#contracts/views/account.ts';
import { api, tagTypes, type StateWithApi } from '../../api/api.ts';
import { endSession } from '../../api/end-session.ts';
import { refreshSession, type SessionEndReason } from '../../api/refresh-session.ts';
import { mergeStoredUser, readStoredUser, userTypeOf } from '../../browser/storage.ts';
import type { MessageOf } from '../../domain/realtime/socket-channel.ts';
import { accountCalls } from '#contracts/calls/account.ts';
import { currentToken } from '../../api/current-token.ts';
import { dataOf, sendCall } from '../../api/send-call.ts';
import { warn } from '../../browser/warn.ts';
import { socketConnection, RETRY_MS, type SocketPlan } from '../../domain/realtime/socket-connection.ts';
import { openAccountSocket, type OpenSocket } from '../../domain/realtime/live-socket.ts';
import { authenticated } from '../../domain/realtime/slice.ts';
import { type MissedNotifications, type PushedNotification, toastNotifications } from './toast-notifications.ts';
import { type AccountLine, watchCalendars } from './watch-calendars.ts';
import { createAction } from '@reduxjs/toolkit';
import { notePosition } from '../../api/read-your-writes.ts';
import { bookingTags } from '../../domain/booking/api.ts';
import { workersApi } from '../worker/api.ts';
import { bookingsOlderThan } from './cached-bookings.ts';

/** Messages of the account socket. */
type AccountMessage = MessageOf<AccountSocketEvents>;

/** Opens the account socket if the token is valid, else skips it (specification sections 4 and 8). */
export function* accountSaga(open: OpenSocket = openAccountSocket) {
  let token: 'good' | 'bad' | 'unknown' = yield call(checkToken);
  while (token === 'unknown') {
    yield delay(RETRY_MS);
    token = yield call(checkToken);
  }
  if (token === 'bad') return;
  yield fork(readAdminFigures);
  const line: AccountLine = { socket: null };
  yield fork(watchCalendars, line);
  yield call(
    socketConnection<AccountMessage>,
    planOf(async (readHandshake) => (line.socket = await open(readHandshake))),
  );
}

function planOf(open: OpenSocket): SocketPlan<AccountMessage> {
  const missed: MissedNotifications = { pushed: null };
  return {
    name: 'account',
    open,
    events: accountEvents,
    *handle(message) {
      yield call(handleAccountPush, message, missed);
    },
    *onConnect() {
      // Notifications missed before a second disconnect are still to be shown.
      missed.pushed ??= [];
      yield put(authenticated('account'));
    },
    *onFirstWithoutPosition() {
      yield put(api.util.invalidateTags([...liveTags]));
    },
    *onRefused(why) {
      yield call(warn, 'The account socket is closed: its token was refused and could not be refreshed');
      if (why) yield call(endSession, why);
    },
  };
}

/** GET /auth/me with the token; on a 401 one refresh. Updates the stored user. */
async function checkToken(): Promise<'good' | 'bad' | 'unknown'> {
  const accessToken = await currentToken();
  try {
    const sending = { token: accessToken, idempotencyKey: '', signal: AbortSignal.timeout(10_000) };
    const { status, body } = await sendCall({ call: accountCalls.me, args: {} }, sending);
    if (status === 401) return await refreshed(accessToken);
    if (status !== 200) return 'unknown';
    keepUser(dataOf(body));
    return 'good';
  } catch (error) {
    warn('The token for the account socket could not be checked', error);
    return 'unknown';
  }
}

async function refreshed(accessToken: string | null): Promise<'good' | 'bad' | 'unknown'> {
  const outcome = await refreshSession(accessToken);
  if (outcome === 'unreachable') return 'unknown';
  if (typeof outcome !== 'string') return 'good';
  warn('No account socket: the token was refused and could not be refreshed');
  return 'bad';
}

/** The response is the user, or contains it (specification section 7). */
function keepUser(data: unknown): void {
  const holder = typeof data === 'object' && data !== null && 'user' in data ? data.user : data;
  const user = User.safeParse(holder);
  if (user.success) mergeStoredUser(user.data);
}

/** Tags that pushes keep up to date. */
const liveTags = [
  'Booking',
  'History',
  'Payment',
  'Earnings',
  'Notification',
  'Bug',
  'Chat',
  'Ticket',
  'Overview',
  'Dispute',
  'Favourite',
  'Address',
  'Review',
  'Service',
  'Form',
] as const;

const adminFiguresChanged = createAction('realtime/adminFiguresChanged');
const ADMIN_PAUSE_MS = 1000;

/** An admin receives pushes for all events, so figures are refetched at most once a second. */
function* readAdminFigures() {
  yield takeLeading(adminFiguresChanged, function* readAgain() {
    yield delay(ADMIN_PAUSE_MS);
    yield put(api.util.invalidateTags(['Overview', 'Audit', 'User', 'Payment', 'Payout', 'Booking', 'Bug', 'Dispute']));
  });
}

type PayloadOf<E extends AccountSocketEvent> = Extract<AccountMessage, { event: E }>['payload'];
type PushHandlers = { [E in AccountSocketEvent]: (payload: PayloadOf<E>, missed: MissedNotifications) => Generator };

/**
 * A push announces a change that the read models already contain, so the cache refetches with its position. No
 * document is copied from a push, so an old push never overwrites a newer document.
 */
const handlers: PushHandlers = {
  *'booking:updated'({ bookingId, position }) {
    const older: boolean = yield select(bookingsOlderThan, bookingId, position);
    const bookings = older ? [bookingTags.one(bookingId), bookingTags.list] : [];
    // Whether a job can be disputed depends on its booking.
    const dispute = { type: 'Dispute', id: bookingId } as const;
    yield put(api.util.invalidateTags([...bookings, bookingTags.history(bookingId), dispute, 'Earnings', 'Slots']));
  },
  *'calendar:updated'({ workerId }) {
    yield put(api.util.invalidateTags([{ type: 'Slots', id: workerId }]));
  },
  *'open:updated'({ bookingId, serviceId, position, priority, opens }) {
    const isOffered: boolean = yield select(mayOffer, serviceId);
    const older: boolean = yield select(bookingsOlderThan, bookingId, position);
    if (isOffered && older) yield put(api.util.invalidateTags([bookingTags.one(bookingId), bookingTags.list]));
    if (isOffered && (priority || opens)) window.dispatchEvent(new CustomEvent('job:opened', { detail: bookingId }));
  },
  *'payout:updated'() {
    yield put(api.util.invalidateTags(['Payout', 'Earnings']));
  },
  *'payment:updated'({ bookingId }) {
    yield put(
      api.util.invalidateTags([
        'Payment',
        bookingTags.one(bookingId),
        bookingTags.list,
        bookingTags.history(bookingId),
        'Earnings',
      ]),
    );
  },
  *'dispute:updated'({ bookingId }) {
    yield put(
      api.util.invalidateTags([
        { type: 'Dispute', id: bookingId },
        { type: 'Dispute', id: 'LIST' },
      ]),
    );
  },
  *'notification:new'(notification, missed) {
    if (missed.pushed) missed.pushed.push(notification);
    else yield call(applyNotifications, [notification]);
  },
  *'ticket:updated'({ ticketId }) {
    yield put(
      api.util.invalidateTags([
        { type: 'Ticket', id: ticketId },
        { type: 'Ticket', id: 'list' },
      ]),
    );
  },
  *'notification:read'({ upToPosition }, missed) {
    missed.pushed &&= missed.pushed.filter(({ position }) => position > upToPosition);
    yield put(api.util.invalidateTags(['Notification']));
  },
  *'user:profile_updated'(payload) {
    const user = userIn(payload);
    const over = sessionEndReason(user);
    if (over) return yield call(endSession, over);
    yield call(mergeStoredUser, user);
    yield put(api.util.invalidateTags(['Me', 'ListView']));
  },
  *'worker:data_updated'(detail) {
    window.dispatchEvent(new CustomEvent('worker:data_updated', { detail }));
    yield put(api.util.invalidateTags(['OwnProfile', 'Worker', 'Slots']));
  },
  *'addresses:updated'() {
    yield put(api.util.invalidateTags(['Address']));
  },
  *'favourites:updated'() {
    yield put(api.util.invalidateTags(['Favourite']));
  },
  *'admin:counts'() {
    yield put(adminFiguresChanged());
  },
  *'catalogue:updated'() {
    yield put(api.util.invalidateTags(['Service']));
  },
  *'form:updated'() {
    yield put(api.util.invalidateTags(['Form']));
  },
  *'config:updated'() {
    yield put(api.util.invalidateTags(['Config']));
  },
  *'platform:reset'() {
    // After a reset all cached data is invalid, so the page reloads.
    yield call(() => window.location.reload());
  },
  *resumed(_, missed) {
    yield call(applyMissed, missed);
  },
  *reload(_, missed) {
    yield put(api.util.invalidateTags([...tagTypes]));
    yield call(applyMissed, missed);
  },
};

/** Subscribes to every event with a handler. */
const accountEvents = Object.keys(handlers) as AccountSocketEvent[];

function* handleAccountPush({ event, payload }: AccountMessage, missed: MissedNotifications) {
  notePosition(payload.position);
  // The table has a handler for each event with that event's payload.
  yield call(handlers[event] as (heard: typeof payload, missed: MissedNotifications) => Generator, payload, missed);
}

function* applyNotifications(pushed: readonly PushedNotification[]) {
  yield put(api.util.invalidateTags(pushed.flatMap(tagsOf)));
  yield fork(toastNotifications, pushed);
}

function tagsOf({ type }: PushedNotification) {
  const about = (['Bug', 'Review'] as const).filter((subject) => type.startsWith(subject));
  return ['Notification' as const, ...about];
}

/** All missed notifications have arrived; later ones are shown individually. */
function* applyMissed(missed: MissedNotifications) {
  const { pushed } = missed;
  missed.pushed = null;
  if (pushed && pushed.length > 0) yield call(applyNotifications, pushed);
}

/** The payload is the user or has it under `user` (specification section 4). */
function userIn(payload: PayloadOf<'user:profile_updated'> | (Partial<User> & { position: number })): Partial<User> {
  const { position, ...user } = { ...('user' in payload ? payload.user : payload), position: payload.position };
  return user;
}

/** Reason if this account change has ended all its sessions; other calls would then fail with "Not authorized". */
function sessionEndReason({ status, userType }: Partial<User>): SessionEndReason | null {
  if (status === 'suspended') return 'suspended';
  const before = readStoredUser();
  const isAnotherRole = before !== null && userType !== undefined && userType !== userTypeOf(before);
  return isAnotherRole ? 'refused' : null;
}

/** Whether an open booking of this service may concern this worker: false only if they are known not to offer it. */
function mayOffer(state: StateWithApi, serviceId: string): boolean {
  const { data } = workersApi.endpoints.readOwnProfile.select()(state);
  return data === undefined || data.services.some(({ id }) => id === serviceId);
}
