import { call, fork, put, select, takeEvery } from 'redux-saga/effects';
import { api } from '../../api/api.ts';
import { announceSessionEnd } from '../../api/end-session.ts';
import { catchAndReport } from '../../sagas/catch-and-report.ts';
import { socketConnection } from '../../domain/realtime/socket-connection.ts';
import { openChatSocket, type OpenSocket } from '../../domain/realtime/live-socket.ts';
import { authenticated } from '../../domain/realtime/slice.ts';
import { chatApi, type ChatList } from './api.ts';
import { handleChatPush, typingFades, type ChatEvent } from './chat-push-handlers.ts';
import { outboxSaga, type ChatLine } from './outbox-saga.ts';
import { readingSaga } from './reading-saga.ts';
import { partnerTyping, typed } from './slice.ts';

const events: ChatEvent['event'][] = [
  'authenticated',
  'receive_message',
  'message_error',
  'chat:typing',
  'chat:read',
  'presence',
  'resumed',
  'reload',
];

/** Chat of the signed-in user: its socket, and the outbox, which outlives it. */
export function* chatSaga(open: OpenSocket = openChatSocket) {
  const line: ChatLine = { socket: null };
  yield fork(outboxSaga, line);
  yield takeEvery(partnerTyping, typingFades);
  yield takeEvery(typed, function* sayTyping({ payload }) {
    yield call(() => line.socket?.say('chat:typing', payload));
  });
  yield takeEvery(
    [authenticated.type, chatApi.endpoints.listChats.matchFulfilled],
    catchAndReport(watchPartners),
    line,
  );
  yield fork(readingSaga);
  yield call(socketConnection<ChatEvent>, {
    name: 'chat',
    events,
    handle: catchAndReport(handleChatPush),
    open: async (readHandshake) => (line.socket = await open(readHandshake)),
    *onFirstWithoutPosition() {
      yield put(api.util.invalidateTags(['Chat', 'Messages']));
    },
    *onRefused(why) {
      line.socket = null;
      yield call(announceSessionEnd, why ?? 'refused');
    },
  });
}

/** Presence of the user's partners. */
function* watchPartners({ socket }: ChatLine) {
  const { data }: { data?: ChatList } = yield select(chatApi.endpoints.listChats.select());
  const accountIds = data?.items.slice(0, 200).map(({ partner }) => partner.id) ?? [];
  if (accountIds.length > 0) yield call(() => socket?.say('presence:watch', { accountIds }));
}
