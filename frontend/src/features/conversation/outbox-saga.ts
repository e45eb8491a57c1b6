import { call, delay, put, select, takeEvery } from 'redux-saga/effects';
import type { ErrorCode } from '#contracts/errors.ts';
import type { SendAnswer } from '#contracts/realtime/chat-socket.ts';
import { noticesEn } from '../../api/notices.en.ts';
import { readUserId } from '../../browser/storage.ts';
import { textOf } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import type { LiveSocket } from '../../domain/realtime/live-socket.ts';
import { authenticated, selectCanChat } from '../../domain/realtime/slice.ts';
import { storeOutbox, readOutbox } from './stored-outbox.ts';
import {
  messageDiscarded,
  messageFailed,
  messageReceived,
  messageResent,
  messageSent,
  outboxFound,
  type ChatState,
  type Outgoing,
} from './slice.ts';

export const ACK_MS = 10_000;
/** Interval between attempts after a rate limit, ms; matches the refill rate of the server's message budget. */
export const SLOWLY_MS = 2500;
const NOT_CONNECTED_MS = 2000;
const NOT_PERSISTED_MS = 6000;

const TOO_MANY: ErrorCode = 'too_many_requests';

/** The chat's socket while it is open; the outbox outlives it. */
export type ChatLine = { socket: LiveSocket | null };

/**
 * Outgoing messages. Each is sent at once. Without a connection or response it fails visibly and is sent again after
 * a reconnect; the server stores it once by its clientTempId. Rate-limited messages and later ones are queued and
 * sent in order.
 */
export function* outboxSaga(line: ChatLine) {
  const waiting: Waiting = new Set();
  yield takeEvery(
    [messageSent, messageResent, messageDiscarded, messageFailed, messageReceived].map(({ type }) => type),
    keep,
  );
  yield takeEvery(messageSent, function* sent({ payload }) {
    yield call(deliverInOrder, line, waiting, payload.clientTempId);
  });
  yield takeEvery(messageResent, function* resent({ payload }) {
    yield call(deliverInOrder, line, waiting, payload);
  });
  yield takeEvery(authenticated, function* back({ payload }) {
    if (payload === 'chat') yield call(resendFailed);
  });
  yield call(restoreOutbox);
}

/** Before the socket opens, so that restored messages go out with its first connection. */
function* restoreOutbox() {
  const ownerId: string | null = yield select(selectOwner);
  if (ownerId !== null) yield put(outboxFound(readOutbox(ownerId)));
}

/** A tab that slept through another account's sign-in must not store the previous account's messages for it. */
function* keep() {
  const { ownerId, outbox }: ChatState = yield select(selectChat);
  const isOwners: boolean = yield select(isOwnersOutbox);
  if (ownerId !== null && isOwners) storeOutbox(ownerId, outbox);
}

/** clientTempIds of rate-limited messages and of those written after them. */
type Waiting = Set<string>;

/** Queued messages keep their order; without a connection all fail at once. */
function* deliverInOrder(line: ChatLine, waiting: Waiting, clientTempId: string) {
  const canChat: boolean = yield select(selectCanChat);
  if (waiting.size === 0 || !canChat) {
    const outcome: Outcome = yield call(deliver, line, clientTempId);
    if (outcome === done) return;
  }
  waiting.add(clientTempId);
  if (waiting.size === 1) yield call(sendSlowly, line, waiting);
}

function* sendSlowly(line: ChatLine, waiting: Waiting) {
  while (waiting.size > 0) {
    yield delay(SLOWLY_MS);
    yield call(sendNext, line, waiting);
  }
}

/** Sends the oldest queued message; does nothing if all were discarded. */
function* sendNext(line: ChatLine, waiting: Waiting) {
  const outbox: Outgoing[] = yield select(selectOutbox);
  const next = outbox.find(({ clientTempId }) => waiting.has(clientTempId));
  if (!next) return waiting.clear();
  const outcome: Outcome = yield call(deliver, line, next.clientTempId);
  if (outcome === done) waiting.delete(next.clientTempId);
}

function* resendFailed() {
  const waiting: Outgoing[] = yield select(selectOutbox);
  for (const { clientTempId, status, goesAgain } of waiting) {
    if (status === 'failed' && goesAgain) yield put(messageResent(clientTempId));
  }
}

/** `later`: rate-limited. */
type Outcome = 'done' | 'later';
const done: Outcome = 'done';
const later: Outcome = 'later';

function* deliver({ socket }: ChatLine, clientTempId: string) {
  const entry: Outgoing | undefined = yield select(selectEntry, clientTempId);
  const canChat: boolean = yield select(selectCanChat);
  if (!entry) return done;
  // A tab that slept through another account's sign-in still has the previous account's messages, while its socket
  // belongs to the new one.
  const isOwners: boolean = yield select(isOwnersOutbox);
  if (!isOwners) {
    yield put(messageFailed({ clientTempId, goesAgain: true }));
    return done;
  }
  if (!socket || !canChat) {
    showToast(textOf(noticesEn, 'notConnected'), {
      variant: 'error',
      durationMs: NOT_CONNECTED_MS,
      id: 'chat-not-connected',
    });
    yield put(messageFailed({ clientTempId, goesAgain: true }));
    return done;
  }
  try {
    const answer: SendAnswer = yield call(socket.ask, 'send_message', wireMessage(entry), ACK_MS);
    if (answer.ok) yield put(messageReceived(answer.message));
    else if (answer.code === TOO_MANY) return later;
    else yield call(messageRefused, { ...answer, clientTempId });
  } catch {
    // No response in time: the message may be stored, and sending it again shows.
    yield put(messageFailed({ clientTempId, goesAgain: true }));
  }
  return done;
}

/**
 * A refusal arrives in the acknowledgement, as message_error, or both, and is shown once. A rate-limited message is
 * not shown as refused; its acknowledgement queues it.
 */
export function* messageRefused({
  clientTempId,
  message,
  code,
}: {
  clientTempId?: string | undefined;
  message: string;
  code?: string;
}) {
  const entry: Outgoing | undefined = yield select(selectEntry, clientTempId);
  if (clientTempId !== undefined && (entry?.status !== 'sending' || code === TOO_MANY)) return;
  showToast(message || textOf(noticesEn, 'notPersisted'), { variant: 'error', durationMs: NOT_PERSISTED_MS });
  if (entry) yield put(messageFailed({ clientTempId: entry.clientTempId, goesAgain: code === 'unavailable' }));
}

function wireMessage({ recipientId, text, attachments, clientTempId, bookingId }: Outgoing) {
  return { recipientId, text, attachments, clientTempId, ...(bookingId !== null && { bookingId }) };
}

type State = { chat: ChatState };
const selectChat = (state: State) => state.chat;
const selectOwner = (state: State) => state.chat.ownerId;
const isOwnersOutbox = (state: State) => state.chat.ownerId === readUserId();
const selectOutbox = (state: State) => state.chat.outbox;
const selectEntry = (state: State, id: string | undefined) =>
  state.chat.outbox.find(({ clientTempId }) => clientTempId === id);
