import { useMemo, useState } from 'react';
import type { ChatMessages } from '#contracts/views/conversation.ts';
import type { HistoryEntry } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ChatTyping } from '../../../ui/showing/ChatMarks.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { useListChatsQuery } from '../api.ts';
import { chatEn } from '../chat.en.ts';
import { newMark, threadRows } from '../thread-rows.ts';
import { ThreadBox } from './ThreadBox.tsx';
import { ThreadRowView } from './ThreadRowView.tsx';
import type { Conversation } from '../use-conversation.ts';
import { useAnnounceMessages } from '../use-announce-messages.ts';
import { useReading } from '../use-reading.ts';
import { useThreadScroll } from '../use-thread-scroll.ts';

/** Distance from the top at which older messages are loaded, pixels. */
const AHEAD_PX = 200;

export function ThreadMessages({
  conversation,
  partner,
  events,
}: {
  conversation: Conversation;
  partner: ChatMessages['partner'];
  /** Events of the conversation's booking. */
  events: readonly HistoryEntry[];
}) {
  const t = useText(chatEn);
  const { messages, hasOlder, isLoadingOlder, loadOlder, isTyping } = conversation;
  const mark = useMarkOnOpening(conversation, partner.id);
  const rows = useMemo(() => threadRows({ messages, events, hasOlder, mark }), [messages, events, hasOlder, mark]);
  const newest = messages.at(-1);
  const scroll = useThreadScroll({
    first: messages[0]?.key,
    last: rows.at(-1)?.key,
    lastIsMine: newest?.mine === true,
  });
  useReading(partner.id, messages, scroll.sight);
  useAnnounceMessages(messages, partner.name);

  function onScroll() {
    scroll.onScroll();
    const top = scroll.box.current?.scrollTop ?? Infinity;
    if (top < AHEAD_PX && hasOlder && !isLoadingOlder) void loadOlder();
  }

  return (
    <ThreadBox
      scroll={scroll}
      onScroll={onScroll}
      label={t('conversationWith', { name: partner.name })}
      belowLabel={t('newBelow')}
    >
      {hasOlder && (
        <Button
          variant="quiet"
          size={44}
          className="self-center"
          busy={isLoadingOlder}
          onClick={() => void loadOlder()}
        >
          {t('earlier')}
        </Button>
      )}
      {messages.length === 0 && (
        <div className="my-auto">
          <EmptyState title={t('sayHello', { name: firstName(partner.name) })}>{t('sayHelloText')}</EmptyState>
        </div>
      )}
      {rows.map((row) => (
        <ThreadRowView
          key={row.key}
          row={row}
          conversation={conversation}
          partner={partner}
          onDiscarded={() => scroll.box.current?.focus()}
        />
      ))}
      {isTyping && <ChatTyping>{t('isTyping', { name: firstName(partner.name) })}</ChatTyping>}
    </ThreadBox>
  );
}

/** The mark of new messages stays as it was on opening, although they count as read from then on. */
function useMarkOnOpening({ messages }: Conversation, partnerId: string) {
  const { data } = useListChatsQuery();
  const [mark] = useState(() =>
    newMark(messages, data ? (data.items.find(({ partner }) => partner.id === partnerId)?.unreadCount ?? 0) : null),
  );
  return mark;
}
