import { comparableText } from '#contracts/foreign-text.ts';
import type { ChatListItem } from '#contracts/views/conversation.ts';
import { inCatalogue } from '../../i18n/i18n.ts';

export const chatFilters = ['all', 'unread', 'bookings'] as const;
export type ChatFilter = (typeof chatFilters)[number];

const passes: Record<ChatFilter, (item: ChatListItem) => boolean> = {
  all: () => true,
  unread: ({ unreadCount }) => unreadCount > 0,
  bookings: ({ bookingId }) => bookingId !== null,
};

/** Conversations that match filter and search. The open one always stays, so that reading it does not remove it. */
export function shownChats(
  items: readonly ChatListItem[],
  { filter, query, openId }: { filter: ChatFilter; query: string; openId: string | null },
): ChatListItem[] {
  const wanted = comparableText(query);
  return items.filter(
    (item) =>
      (passes[filter](item) || item.partner.id === openId) && (wanted === '' || searchableText(item).includes(wanted)),
  );
}

function searchableText({ partner, lastMessage, booking }: ChatListItem): string {
  return comparableText(
    [
      partner.name,
      lastMessage?.text,
      booking?.service.name,
      booking && inCatalogue(booking.service.name),
      booking?.code,
    ].join(' '),
  );
}
