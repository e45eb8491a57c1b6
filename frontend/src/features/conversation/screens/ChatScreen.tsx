import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isPending } from '../../../api/is-pending.ts';
import { useMedia, WIDE_ENOUGH_FOR_TWO } from '../../../browser/use-media.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { useListChatsQuery } from '../api.ts';
import { ChatList } from '../parts/ChatList.tsx';
import { chatEn } from '../chat.en.ts';
import { ChatThread } from '../parts/ChatThread.tsx';
import type { With } from '../use-conversation.ts';

/**
 * /client/chat and /worker-chat: the list beside a conversation on wide screens, one of them on phones. The address
 * names the open conversation: `?with=` a person's account, `?booking=` the other side of a booking.
 */
export function ChatScreen() {
  const t = useText(chatEn);
  useTitle(t('messages'));
  const whom = useChatPartner();
  return (
    <div className="lg:-mx-6 lg:-mt-8 lg:-mb-12 lg:flex lg:h-[calc(100dvh-4.5rem)] lg:border-x lg:border-line xl:-mx-8">
      <h1 className="sr-only">{t('messages')}</h1>
      <ChatList whom={whom} className={cx('lg:flex', whom ? 'hidden' : 'flex')} />
      {whom ? <ChatThread key={'partnerId' in whom ? whom.partnerId : whom.bookingId} whom={whom} /> : <NoneChosen />}
    </div>
  );
}

/** Beside the list without an open conversation: opens the newest, which stays open when another receives a message. */
function NoneChosen() {
  const t = useText(chatEn);
  const isWide = useMedia(WIDE_ENOUGH_FOR_TWO);
  const chats = useListChatsQuery();
  const newest = chats.data?.items[0];
  if (isWide && newest) return <Navigate replace to={`?with=${encodeURIComponent(newest.partner.id)}`} />;
  return (
    <div className="hidden min-w-0 flex-1 items-center justify-center lg:flex">
      {!isPending(chats) && <EmptyState title={t('chooseOne')}>{t('chooseOneText')}</EmptyState>}
    </div>
  );
}

function useChatPartner(): With | null {
  const [params] = useSearchParams();
  const partnerId = params.get('with');
  const bookingId = params.get('booking');
  return useMemo(() => {
    if (partnerId) return { partnerId };
    return bookingId ? { bookingId } : null;
  }, [partnerId, bookingId]);
}
