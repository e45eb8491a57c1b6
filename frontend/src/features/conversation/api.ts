import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { conversationCalls } from '#contracts/calls/conversation.ts';
import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import type { ChatListItem, ChatMessages } from '#contracts/views/conversation.ts';
import { api } from '../../api/api.ts';
import type { CallError } from '../../api/call-error.ts';
import { callQuery, requestOf, type ArgsOf } from '../../api/call-query.ts';
import type { CallRequest } from '../../api/send-call.ts';
import { readUserId } from '../../browser/storage.ts';
import { undoIfFailed } from '../../sagas/undo-if-failed.ts';
import { olderBefore } from './thread.ts';

export type ChatList = { items: ChatListItem[] };
type Partner = ChatListItem['partner'];
type Answer = QueryReturnValue<unknown, CallError, object>;
type Send = (request: CallRequest) => Answer | PromiseLike<Answer>;

const PAGE = 50;
/** Pages go back in time: each ends before the oldest sequence of the previous page. */
const olderPages = {
  initialPageParam: null as number | null,
  getNextPageParam: olderBefore,
};
const page = (before: number | null) => ({ limit: PAGE, ...(before !== null && { before }) });

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChats: build.query<ChatList, void>({ queryFn: readChats, providesTags: ['Chat'] }),
    listPartners: build.query({ ...callQuery(conversationCalls.listPartners), providesTags: ['Chat'] }),
    readPartnerMessages: build.infiniteQuery<ChatMessages, { id: string }, number | null>({
      infiniteQueryOptions: olderPages,
      query: ({ queryArg: { id }, pageParam }) =>
        requestOf(conversationCalls.readPartnerMessages, { id, ...page(pageParam) }),
      providesTags: ['Messages'],
    }),
    readBookingMessages: build.infiniteQuery<ChatMessages, { bookingId: string }, number | null>({
      infiniteQueryOptions: olderPages,
      query: ({ queryArg: { bookingId }, pageParam }) =>
        requestOf(conversationCalls.readBookingMessages, { bookingId, ...page(pageParam) }),
      providesTags: ['Messages'],
    }),
    /**
     * Optimistic: the unread count becomes `left`, and is restored if the server refuses. `id`: the partner's
     * account.
     */
    markRead: build.mutation<{ upToSequence: number }, ArgsOf<typeof conversationCalls.markRead> & { left: number }>({
      query: ({ id, body }) => requestOf(conversationCalls.markRead, { id, body }),
      onQueryStarted: async ({ id, left }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          chatApi.util.updateQueryData('listChats', undefined, ({ items }) => {
            for (const item of items) if (item.partner.id === id) item.unreadCount = Math.min(item.unreadCount, left);
          }),
        );
        await undoIfFailed([patch], queryFulfilled);
      },
    }),
  }),
});

/** If the server has no chat list (404), builds one from the partners (specification section 7). */
async function readChats(
  _: void,
  __: BaseQueryApi,
  ___: object,
  send: Send,
): Promise<QueryReturnValue<ChatList, CallError, object>> {
  const chats = await send(requestOf(conversationCalls.listChats, undefined));
  if (!chats.error) return { data: chats.data as ChatList };
  if (chats.error.status !== 404) return { error: chats.error };
  const partners = await send(requestOf(conversationCalls.listPartners, undefined));
  return partners.error
    ? { error: partners.error }
    : { data: { items: (partners.data as { items: Partner[] }).items.map(silentChat) } };
}

function silentChat(partner: Partner): ChatListItem {
  return {
    conversationId: conversationId(readUserId() ?? '', partner.id),
    bookingId: null,
    partner,
    lastMessage: null,
    unreadCount: 0,
    booking: null,
  };
}

export const {
  useListChatsQuery,
  useListPartnersQuery,
  useReadPartnerMessagesInfiniteQuery,
  useReadBookingMessagesInfiniteQuery,
} = chatApi;
