import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { selectUser, selectUserType } from '../../../domain/session/selectors.ts';
import { chatEn } from '../chat.en.ts';
import type { ChatFilter } from '../shown-chats.ts';

interface Props {
  /** There are conversations, but none matches the filter or search. */
  any: boolean;
  filter: ChatFilter;
  query: string;
  onShowAll: () => void;
}

export function NoChats({ any, filter, query, onShowAll }: Props) {
  const t = useText(chatEn);
  const isWorker = useSelector(selectUserType) === 'worker';
  const isUnapproved = useSelector(selectUser)?.isApproved === false;
  if (!any) {
    const action = isWorker
      ? { to: '/worker-bookings', word: t('seeRequests') }
      : { to: '/client/explore-services', word: t('findService') };
    return (
      <EmptyState
        title={t('noChats')}
        action={
          <ButtonLink size={44} to={action.to}>
            {action.word}
          </ButtonLink>
        }
      >
        {isWorker ? t(isUnapproved ? 'unapproved' : 'noChatsWorker') : t('noChatsClient')}
      </EmptyState>
    );
  }
  if (query !== '') return <EmptyState title={t('nothingFound')}>{t('nothingFoundText', { query })}</EmptyState>;
  const [title, text] =
    filter === 'unread' ? [t('nothingUnread'), t('nothingUnreadText')] : [t('noBookingChats'), t('noBookingChatsText')];
  return (
    <EmptyState
      title={title}
      action={
        <Button size={44} variant="outline" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
