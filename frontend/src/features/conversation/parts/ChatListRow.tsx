import { Link } from 'react-router-dom';
import { useSelector } from 'react-redux';
import type { ChatListItem } from '#contracts/views/conversation.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Badge } from '../../../ui/showing/Badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { firstName } from '../../../domain/first-name.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { chatEn } from '../chat.en.ts';
import { chatListTime } from '../chat-when.ts';
import { selectIsTyping, type StateWithChat } from '../selectors.ts';
import { selectIsOnline } from '../../../domain/presence.ts';

/** One conversation: partner, last message, time and unread count. */
export function ChatListRow({ item, isOpen }: { item: ChatListItem; isOpen: boolean }) {
  const t = useText(chatEn);
  const locale = useLocale();
  const now = useNow();
  const { partner, lastMessage, unreadCount } = item;
  const online = useSelector((state: StateWithChat) => selectIsOnline(state, partner.id)) ?? partner.online;
  const isTyping = useSelector((state: StateWithChat) => selectIsTyping(state, partner.id));
  const said = useLastWords(lastMessage);
  return (
    <Link
      to={`?with=${encodeURIComponent(partner.id)}`}
      state={{ chosen: true }}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'motion-quick flex min-h-18 items-center gap-3 rounded-16 px-3 py-2.5',
        isOpen ? 'bg-brand-tint' : 'hover:bg-sunken',
      )}
    >
      <Avatar name={partner.name} src={partner.avatar} size={48} online={online} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate text-14 font-strong">
            {partner.name}
            {online && <span className="sr-only">, {t('online')}</span>}
          </span>
          {lastMessage && (
            <span className="shrink-0 text-12 text-muted">{chatListTime(lastMessage.sentAt, now, locale)}</span>
          )}
        </span>
        <span className="flex items-center justify-between gap-2">
          {isTyping ? (
            <span className="truncate text-14 text-brand-ink">{t('isTyping', { name: firstName(partner.name) })}</span>
          ) : (
            <span className={cx('truncate text-14', unreadCount > 0 ? 'font-strong text-ink' : 'text-muted')}>
              {said}
            </span>
          )}
          <Badge count={unreadCount} label={t('unreadCount', { count: unreadCount })} />
        </span>
      </span>
    </Link>
  );
}

function useLastWords(lastMessage: ChatListItem['lastMessage']): string {
  const t = useText(chatEn);
  const me = useSelector(selectUserId);
  if (!lastMessage) return '';
  const text = lastMessage.text || t('pictures', { count: lastMessage.attachments });
  return lastMessage.senderId === me ? t('you', { text }) : text;
}
