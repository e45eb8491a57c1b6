import { createSelector } from '@reduxjs/toolkit';
import { conversationId } from '#contracts/conversation/conversation-id.ts';
import type { ChatMessages } from '#contracts/views/conversation.ts';
import type { SessionState } from '../session/slice.ts';
import type { ChatList } from './api.ts';
import type { ChatState } from './slice.ts';
import { threadOf, type ThreadMessage } from './thread.ts';

type State = { chat: ChatState; session: SessionState };

const selectChat = (state: State): ChatState => state.chat;
const selectMe = (state: State): string => state.session.userId ?? '';

export const selectIsTyping = (state: State, partnerId: string): boolean => state.chat.typing[partnerId] === true;

/** null: nobody has said yet. */
export const selectIsOnline = (state: State, accountId: string): boolean | null => state.chat.online[accountId] ?? null;

/** The merged list of one conversation; `pages` is what was read, newest page first. */
export const selectThread: (state: State, partnerId: string, pages: readonly ChatMessages[]) => ThreadMessage[] =
  createSelector(
    [
      selectChat,
      selectMe,
      (_: State, partnerId: string) => partnerId,
      (_: State, __: string, pages: readonly ChatMessages[]) => pages,
    ],
    (chat, me, partnerId, pages) => {
      const conversation = conversationId(me, partnerId);
      return threadOf({
        me,
        partnerId,
        read: pages.flatMap(({ items }) => items),
        received: chat.received[conversation] ?? [],
        outbox: chat.outbox,
        readUpTo: Math.max(pages[0]?.readUpTo ?? 0, chat.readUpTo[conversation] ?? 0),
      });
    },
  );

export function unreadIn(list: ChatList | undefined): number {
  return list?.items.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0;
}
