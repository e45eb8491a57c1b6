import type { ChatMessage } from '#contracts/views/conversation.ts';
import type { ChatList } from './api.ts';

/** The server's cap on unread messages per conversation. */
const MOST_UNREAD = 100;

type Reader = { me: string | null; openPartner: string | null };

/** Applies a live message: it becomes its chat's last one, and counts as unread unless its conversation is open. */
export function noteMessage(list: ChatList, message: ChatMessage, { me, openPartner }: Reader): void {
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
