import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import type { Attachment } from '#contracts/events/conversation.ts';
import type { HistoryEntry } from '#contracts/views/booking.ts';
import type { ChatMessages } from '#contracts/views/conversation.ts';
import { useAppDispatch } from '../../api/app-dispatch.ts';
import { useReadHistoryQuery } from '../../domain/booking/api.ts';
import { selectCanChat } from '../../domain/realtime/slice.ts';
import { useListChatsQuery, useReadBookingMessagesInfiniteQuery, useReadPartnerMessagesInfiniteQuery } from './api.ts';
import { selectIsTyping, selectThread, unreadIn, type StateWithChat } from './selectors.ts';
import { selectIsOnline } from '../../domain/presence.ts';
import { messageDiscarded, messageResent, messageSent, typed } from './slice.ts';

/** The partner by account, or the other side of a booking. */
export type With = { partnerId: string } | { bookingId: string };

const NO_PAGES: readonly ChatMessages[] = [];
const NO_EVENTS: readonly HistoryEntry[] = [];

/** One open conversation: merged live messages and its actions. */
export function useConversation(whom: With) {
  const { pages, ...reading } = usePages(whom);
  const [newest] = pages;
  const partnerId = newest?.partner.id ?? ('partnerId' in whom ? whom.partnerId : '');
  const messages = useSelector((state: StateWithChat) => selectThread(state, partnerId, pages));
  const online = useSelector((state: StateWithChat) => selectIsOnline(state, partnerId));
  return {
    ...reading,
    ...useWriting(partnerId, 'bookingId' in whom ? whom.bookingId : newest?.booking?.id),
    messages,
    partner: newest ? { ...newest.partner, online: online ?? newest.partner.online } : null,
    booking: newest?.booking ?? null,
    isTyping: useSelector((state: StateWithChat) => selectIsTyping(state, partnerId)),
    canSend: useSelector(selectCanChat),
  };
}

/**
 * Events of the conversation's booking; null while loading. They are between the messages and would move them if they
 * appeared later.
 */
export function useBookingEvents(whom: With, ofMessages: string | undefined): readonly HistoryEntry[] | null {
  const id = 'bookingId' in whom ? whom.bookingId : ofMessages;
  const { data, isLoading } = useReadHistoryQuery(id ? { id } : skipToken);
  return isLoading ? null : (data?.items ?? NO_EVENTS);
}

/** Loaded pages, newest first, and loading more. */
function usePages(whom: With) {
  const byPartner = useReadPartnerMessagesInfiniteQuery('partnerId' in whom ? { id: whom.partnerId } : skipToken);
  const byBooking = useReadBookingMessagesInfiniteQuery(
    'bookingId' in whom ? { bookingId: whom.bookingId } : skipToken,
  );
  const { data, isLoading, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    'partnerId' in whom ? byPartner : byBooking;
  return {
    pages: data?.pages ?? NO_PAGES,
    mayWrite: data?.pages[0]?.mayWrite ?? true,
    isLoading,
    error,
    retry: refetch,
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    loadOlder: fetchNextPage,
  };
}

function useWriting(recipientId: string, bookingId: string | undefined) {
  const dispatch = useAppDispatch();
  return {
    send: (text: string, attachments: Attachment[] = []) =>
      dispatch(messageSent({ recipientId, text, attachments, ...(bookingId !== undefined && { bookingId }) })),
    resend: (clientTempId: string) => dispatch(messageResent(clientTempId)),
    discard: (clientTempId: string) => dispatch(messageDiscarded(clientTempId)),
    setTyping: (typing: boolean) => dispatch(typed({ recipientId, typing })),
  };
}

export type Conversation = ReturnType<typeof useConversation>;

/** For the navigation badge. */
export function useUnreadMessages(skip = false): number {
  return useListChatsQuery(undefined, { skip, selectFromResult: ({ data }) => ({ unread: unreadIn(data) }) }).unread;
}
