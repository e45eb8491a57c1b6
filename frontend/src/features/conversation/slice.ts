import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Attachment } from '#contracts/events/conversation.ts';
import type { ChatMessage } from '#contracts/views/conversation.ts';
import { newId } from '../../browser/new-id.ts';
import { readUserId } from '../../browser/storage.ts';
import { userChanged } from '../../domain/session/slice.ts';

export type Draft = { recipientId: string; text: string; attachments?: Attachment[]; bookingId?: string };

/** An outgoing message. One that failed without a connection is sent again after connecting. */
export type Outgoing = Required<Pick<Draft, 'recipientId' | 'text' | 'attachments'>> & {
  clientTempId: string;
  bookingId: string | null;
  queuedAt: string;
  status: 'sending' | 'failed';
  goesAgain: boolean;
};

export type ChatState = {
  /** Account of this chat; nothing is shown or sent for another. */
  ownerId: string | null;
  outbox: Outgoing[];
  /** Messages from the socket, by conversation. */
  received: Record<string, ChatMessage[]>;
  /** Sequence up to which the partner has read, by conversation. */
  readUpTo: Record<string, number>;
  typing: Record<string, boolean>;
  online: Record<string, boolean>;
  /**
   * Partner of the open conversation if it is scrolled to its newest message: their messages do not count as unread.
   */
  openPartner: string | null;
};

function emptyChat(ownerId: string | null): ChatState {
  return { ownerId, outbox: [], received: {}, readUpTo: {}, typing: {}, online: {}, openPartner: null };
}

export const chatSlice = createSlice({
  name: 'chat',
  initialState: () => emptyChat(readUserId()),
  reducers: {
    messageSent: {
      prepare: ({ recipientId, text, attachments = [], bookingId }: Draft) => ({
        payload: {
          recipientId,
          text,
          attachments,
          bookingId: bookingId ?? null,
          clientTempId: newId(),
          queuedAt: new Date().toISOString(),
        },
      }),
      reducer(state, { payload }: PayloadAction<Omit<Outgoing, 'status' | 'goesAgain'>>) {
        state.outbox.push({ ...payload, status: 'sending', goesAgain: false });
      },
    },
    /** Restores unsent messages after a reload or an expired session. */
    outboxFound(state, { payload }: PayloadAction<Outgoing[]>) {
      const known = new Set(state.outbox.map(({ clientTempId }) => clientTempId));
      state.outbox.unshift(...payload.filter(({ clientTempId }) => !known.has(clientTempId)));
    },
    /** Retries a failed message. */
    messageResent(state, { payload }: PayloadAction<string>) {
      for (const entry of state.outbox) if (entry.clientTempId === payload) entry.status = 'sending';
    },
    messageDiscarded(state, { payload }: PayloadAction<string>) {
      state.outbox = state.outbox.filter(({ clientTempId }) => clientTempId !== payload);
    },
    messageFailed(state, { payload }: PayloadAction<{ clientTempId: string; goesAgain: boolean }>) {
      for (const entry of state.outbox)
        if (entry.clientTempId === payload.clientTempId)
          Object.assign(entry, { status: 'failed', goesAgain: payload.goesAgain });
    },
    /** Replaces the temporary message with its clientTempId; a known message is ignored. */
    messageReceived(state, { payload }: PayloadAction<ChatMessage>) {
      state.outbox = state.outbox.filter(({ clientTempId }) => clientTempId !== payload.clientTempId);
      const messages = (state.received[payload.conversationId] ??= []);
      if (!messages.some(({ _id }) => _id === payload._id)) messages.push(payload);
    },
    partnerRead(
      state,
      { payload: { conversationId, upToSequence } }: PayloadAction<{ conversationId: string; upToSequence: number }>,
    ) {
      state.readUpTo[conversationId] = Math.max(state.readUpTo[conversationId] ?? 0, upToSequence);
    },
    partnerTyping(state, { payload: { senderId, typing } }: PayloadAction<{ senderId: string; typing: boolean }>) {
      state.typing[senderId] = typing;
    },
    presenceHeard(state, { payload: { accountId, online } }: PayloadAction<{ accountId: string; online: boolean }>) {
      state.online[accountId] = online;
    },
    conversationOpened(state, { payload }: PayloadAction<string | null>) {
      state.openPartner = payload;
    },
    /** The newest seen message and the number of unread ones after it; the saga sends it to the server. */
    newestSeen(_, __: PayloadAction<{ partnerId: string; sequence: number; left: number }>) {},
    /** The user is typing, or stopped. */
    typed(_, __: PayloadAction<{ recipientId: string; typing: boolean }>) {},
  },
  extraReducers: (builder) =>
    builder.addCase(userChanged, (state, { payload }) =>
      payload.user && payload.userId === state.ownerId ? state : emptyChat(payload.userId),
    ),
});

export const {
  outboxFound,
  messageSent,
  messageResent,
  messageDiscarded,
  messageFailed,
  messageReceived,
  partnerRead,
  partnerTyping,
  presenceHeard,
  conversationOpened,
  newestSeen,
  typed,
} = chatSlice.actions;
