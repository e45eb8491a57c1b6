import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TicketListItem } from '#contracts/views/support-tickets.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useNow } from '../../../browser/use-now.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { askPath, ticketPath } from '../../../domain/help-path.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Badge } from '../../../ui/showing/Badge.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { chatListTime } from '../../conversation/chat-when.ts';
import { useListTicketsQuery } from './api.ts';
import { helpEn } from './help.en.ts';
import { topicIcons } from './ticket-topics.ts';
import { TicketStatusTag } from './TicketStatusTag.tsx';

const PAGE = 20;
const MAX_SHOWN = 100;

/** /client/help */
export function ClientHelpScreen() {
  return <HelpScreen side="client" />;
}

/** /worker/help */
export function WorkerHelpScreen() {
  return <HelpScreen side="worker" />;
}

function HelpScreen({ side }: { side: Side }) {
  const t = useText(helpEn);
  const [limit, setLimit] = useState(PAGE);
  const list = useListTicketsQuery({ limit });
  const ask = (
    <ButtonLink to={askPath(side)} size={44} icon={<LifeBuoy aria-hidden="true" className="size-5" />}>
      {t('ask')}
    </ButtonLink>
  );
  return (
    <div className="max-w-180">
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={list.data?.total !== 0 && ask} />
      <Fetched of={list} failed={t('loadFailed')} waiting={<SkeletonList rows={4} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={t('none')} action={ask}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <section aria-label={t('yours')}>
              <ul className="divide-y divide-line overflow-hidden rounded-20 border border-line bg-surface">
                {items.map((ticket) => (
                  <li key={ticket.id}>
                    <TicketRow ticket={ticket} side={side} />
                  </li>
                ))}
              </ul>
              {total > items.length && limit < MAX_SHOWN && (
                <Button variant="tint" wide className="mt-4" busy={list.isFetching} onClick={() => setLimit(MAX_SHOWN)}>
                  {t('more')}
                </Button>
              )}
            </section>
          )
        }
      </Fetched>
    </div>
  );
}

function TicketRow({ ticket, side }: { ticket: TicketListItem; side: Side }) {
  const t = useText(helpEn);
  const locale = useLocale();
  const now = useNow();
  const { id, topic, lastText, lastSide, lastAt, status, unread } = ticket;
  const Icon = topicIcons[topic];
  const text = lastText || t('picture');
  return (
    <Link
      to={ticketPath(side, id)}
      className="motion-quick flex gap-3 px-4 py-3.5 outline-offset-[-3px] hover:bg-sunken"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-12 bg-brand-tint text-brand-ink">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate text-16 font-strong">{t(`topic_${topic}`)}</span>
          <span className="shrink-0 text-12 text-muted">{chatListTime(lastAt, now, locale)}</span>
        </span>
        <span className="block truncate text-14 text-muted">
          {lastSide === 'requester' ? t('you', { text }) : text}
        </span>
        <span className="mt-1.5 flex items-center justify-between gap-2">
          <TicketStatusTag status={status} />
          <Badge count={unread} label={t('unread', { count: unread })} />
        </span>
      </span>
    </Link>
  );
}
