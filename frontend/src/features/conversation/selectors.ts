import { createSelector } from '@reduxjs/toolkit';
import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import type { ChatMessages } from '#contracts/views/conversation.ts';
import type { StateWithSession } from '../../domain/session/selectors.ts';
import type { ChatList } from './api.ts';
import type { ChatState } from './slice.ts';
import { adjoiningMessages, threadOf, type ThreadMessage } from './thread.ts';

export type StateWithChat = { chat: ChatState } & StateWithSession;

const selectChat = (state: StateWithChat): ChatState => state.chat;
const selectMe = (state: StateWithChat): string => state.session.userId ?? '';

export const selectIsTyping = (state: StateWithChat, partnerId: string): boolean =>
  state.chat.typing[partnerId] === true;

/** Merged messages of one conversation. `pages`: as read, newest page first. */
export const selectThread: (
  state: StateWithChat,
  partnerId: string,
  pages: readonly ChatMessages[],
) => ThreadMessage[] = createSelector(
  [
    selectChat,
    selectMe,
    (_: StateWithChat, partnerId: string) => partnerId,
    (_: StateWithChat, __: string, pages: readonly ChatMessages[]) => pages,
  ],
  (chat, me, partnerId, pages) => {
    const conversation = conversationId(me, partnerId);
    return threadOf({
      me,
      partnerId,
      read: pages.flatMap(({ items }) => items),
      received: adjoiningMessages(chat.received[conversation] ?? [], pages),
      outbox: chat.outbox,
      readUpTo: Math.max(pages[0]?.readUpTo ?? 0, chat.readUpTo[conversation] ?? 0),
    });
  },
);

export function unreadIn(list: ChatList | undefined): number {
  return list?.items.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0;
}
