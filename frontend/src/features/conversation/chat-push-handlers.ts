import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { call, delay, put, race, select, take } from 'redux-saga/effects';
import type { ChatServerEvents } from '#contracts/realtime/chat-socket.ts';
import type { ChatMessage } from '#contracts/views/conversation.ts';
import { api } from '../../api/api.ts';
import { notePosition } from '../../api/read-your-writes.ts';
import { putThunk } from '../../sagas/put-thunk.ts';
import { authenticated } from '../../domain/realtime/slice.ts';
import type { MessageOf } from '../../domain/realtime/socket-channel.ts';
import { selectUserId } from '../../domain/session/selectors.ts';
import { chatApi, type ChatList } from './api.ts';
import { messageRefused } from './outbox-saga.ts';
import { messageReceived, partnerRead, partnerTyping, presenceHeard, type ChatState } from './slice.ts';

export type ChatEvent = MessageOf<ChatServerEvents>;
type PayloadOf<E extends ChatEvent['event']> = Extract<ChatEvent, { event: E }>['payload'];
type PushHandlers = { [E in ChatEvent['event']]: (payload: PayloadOf<E>) => Generator };

const handlers: PushHandlers = {
  *authenticated() {
    yield put(authenticated('chat'));
  },
  *receive_message({ position, ...message }) {
    notePosition(position);
    yield put(messageReceived(message));
    yield put(partnerTyping({ senderId: message.senderId, typing: false }));
    yield call(noteInList, message);
  },
  *message_error(failure) {
    yield call(messageRefused, failure);
  },
  *'chat:typing'(typing) {
    yield put(partnerTyping(typing));
  },
  *'chat:read'({ position, readerId, conversationId, upToSequence }) {
    const me: string | null = yield select(selectUserId);
    notePosition(position);
    // Read on another device of the user: the unread count is cleared here as well.
    if (readerId === me) yield put(api.util.invalidateTags(['Chat']));
    else yield put(partnerRead({ conversationId, upToSequence }));
  },
  *presence(presence) {
    yield put(presenceHeard(presence));
  },
  *resumed() {},
  *reload() {
    yield put(api.util.invalidateTags(['Chat', 'Messages']));
  },
};

export function* handleChatPush({ event, payload }: ChatEvent) {
  // The table has a handler for each event with that event's payload.
  yield call(handlers[event] as (heard: typeof payload) => Generator, payload);
}

function* noteInList(message: ChatMessage) {
  const me: string | null = yield select(selectUserId);
  const openPartner: string | null = yield select((state: { chat: ChatState }) => state.chat.openPartner);
  const { data, status }: { data?: ChatList; status: QueryStatus } = yield select(chatApi.endpoints.listChats.select());
  const isListed = data?.items.some(({ conversationId }) => conversationId === message.conversationId);
  if (isListed)
    yield putThunk(
      chatApi.util.updateQueryData('listChats', undefined, (list) => noteMessage(list, message, { me, openPartner })),
    );
  // A read that started before may lack the message and would remove it again.
  if (!isListed || status === QueryStatus.pending) yield put(api.util.invalidateTags(['Chat']));
}

const TYPING_FADES_MS = 6000;

/** A typing indicator ends after a period without further typing events. */
export function* typingFades({ payload }: ReturnType<typeof partnerTyping>) {
  if (!payload.typing) return;
  const { renewed } = yield race({
    faded: delay(TYPING_FADES_MS),
    renewed: take((action: unknown) => partnerTyping.match(action) && action.payload.senderId === payload.senderId),
  });
  if (!renewed) yield put(partnerTyping({ ...payload, typing: false }));
}

/** The server's cap on unread messages per conversation. */
const MOST_UNREAD = 100;

type Reader = { me: string | null; openPartner: string | null };

/** Applies a live message: it becomes its chat's last one, and counts as unread unless its conversation is open. */
function noteMessage(list: ChatList, message: ChatMessage, { me, openPartner }: Reader): void {
  const index = list.items.findIndex(({ conversationId }) => conversationId === message.conversationId);
  const [item] = index < 0 ? [] : list.items.splice(index, 1);
  if (!item) return;
  list.items.unshift(item);
  if (item.lastMessage && item.lastMessage.sentAt >= message.sentAt) return;
  const { text, senderId, sentAt, attachments } = message;
  item.lastMessage = { text, senderId, sentAt, attachments: attachments.length };
  if (message.bookingId !== null) item.bookingId = message.bookingId;
  if (senderId !== me && senderId !== openPartner) item.unreadCount = Math.min(item.unreadCount + 1, MOST_UNREAD);
}
