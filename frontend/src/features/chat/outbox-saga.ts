import { call, put, select, takeEvery } from 'redux-saga/effects';
import type { SendAnswer } from '#contracts/realtime/chat-socket.ts';
import { happeningsText } from '../../app/happenings.text.ts';
import { readUserId } from '../../app/storage.ts';
import { textOf } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toast.ts';
import type { LiveSocket } from '../realtime/live-socket.ts';
import { authenticated, selectCanChat } from '../realtime/slice.ts';
import { messageFailed, messageReceived, messageResent, messageSent, type ChatState, type Outgoing } from './slice.ts';

export const ACK_MS = 10_000;
const NOT_CONNECTED_MS = 2000;
const NOT_PERSISTED_MS = 6000;

/** The chat's socket while there is one: the outbox outlives it. */
export type ChatLine = { socket: LiveSocket | null };

/**
 * Messages on their way. Each goes out at once; without a connection, or when no answer came, it fails visibly and goes
 * again when the socket is back. The server knows a message by its clientTempId, so sending twice stores it once.
 */
export function* outboxSaga(line: ChatLine) {
  yield takeEvery(messageSent, function* sent({ payload }) {
    yield call(deliver, line, payload.clientTempId);
  });
  yield takeEvery(messageResent, function* resent({ payload }) {
    yield call(deliver, line, payload);
  });
  yield takeEvery(authenticated, function* back({ payload }) {
    if (payload === 'chat') yield call(sendAgain);
  });
}

function* sendAgain() {
  const waiting: Outgoing[] = yield select(selectOutbox);
  for (const { clientTempId, status, goesAgain } of waiting) {
    if (status === 'failed' && goesAgain) yield put(messageResent(clientTempId));
  }
}

function* deliver({ socket }: ChatLine, clientTempId: string) {
  const entry: Outgoing | undefined = yield select(selectEntry, clientTempId);
  const canChat: boolean = yield select(selectCanChat);
  if (!entry) return;
  // A tab that slept through somebody's signing in still holds the words of the one before, and sockets speak for who is in now.
  const isOwners: boolean = yield select(isStillTheOwners);
  if (!isOwners) {
    yield put(messageFailed({ clientTempId, goesAgain: true }));
    return;
  }
  if (!socket || !canChat) {
    showToast(textOf(happeningsText, 'notConnected'), { variant: 'error', durationMs: NOT_CONNECTED_MS, id: 'chat-not-connected' });
    yield put(messageFailed({ clientTempId, goesAgain: true }));
    return;
  }
  try {
    const answer: SendAnswer = yield call(socket.ask, 'send_message', wireMessage(entry), ACK_MS);
    if (answer.ok) yield put(messageReceived(answer.message));
    else yield call(messageRefused, { ...answer, clientTempId });
  } catch {
    // No answer in time: it may be stored or not, and sending it again finds out.
    yield put(messageFailed({ clientTempId, goesAgain: true }));
  }
}

/** Said by the acknowledgement, by message_error, or by both: told once. */
export function* messageRefused({ clientTempId, message, code }: { clientTempId?: string | undefined; message: string; code?: string }) {
  const entry: Outgoing | undefined = yield select(selectEntry, clientTempId);
  if (clientTempId !== undefined && entry?.status !== 'sending') return;
  showToast(message || textOf(happeningsText, 'notPersisted'), { variant: 'error', durationMs: NOT_PERSISTED_MS });
  if (entry) yield put(messageFailed({ clientTempId: entry.clientTempId, goesAgain: code === 'unavailable' || code === 'too_many_requests' }));
}

function wireMessage({ recipientId, text, attachments, clientTempId, bookingId }: Outgoing) {
  return { recipientId, text, attachments, clientTempId, ...(bookingId !== null && { bookingId }) };
}

type State = { chat: ChatState };
const isStillTheOwners = (state: State) => state.chat.ownerId === readUserId();
const selectOutbox = (state: State) => state.chat.outbox;
const selectEntry = (state: State, id: string | undefined) => state.chat.outbox.find(({ clientTempId }) => clientTempId === id);
