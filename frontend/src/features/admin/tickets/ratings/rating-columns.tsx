import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { RatedTicket } from '#contracts/views/support-tickets.ts';
import { type Text, useText } from '../../../../i18n/use-text.ts';
import { TextLink } from '../../../../ui/pressing/TextLink.tsx';
import { Tag } from '../../../../ui/showing/Tag.tsx';
import { helpEn } from '../../../support/tickets/help.en.ts';
import type { ListColumn } from '../../list/list-columns.ts';
import type { ratingsEn } from './ratings.en.ts';

interface ColumnContext {
  t: Text<keyof typeof ratingsEn>;
  locale: string;
}

/** Each row opens its ticket. */
export function ratingColumns({ t, locale }: ColumnContext): ListColumn<RatedTicket>[] {
  return [
    {
      id: 'ticket',
      header: t('ticket'),
      onPhone: 'title',
      cell: ({ id, code, topic }) => (
        <TextLink to={`/admin/tickets/${encodeURIComponent(id)}`} className="flex-col items-start! gap-0!">
          <Topic topic={topic} />
          <span className="text-12 font-body whitespace-nowrap text-muted">{code}</span>
        </TextLink>
      ),
    },
    {
      id: 'rating',
      header: t('rating'),
      onPhone: 'end',
      cell: ({ rating }) => <Tag tone={rating === 'good' ? 'success' : 'danger'}>{t(rating)}</Tag>,
    },
    {
      id: 'comment',
      header: t('comment'),
      shrinks: true,
      cell: ({ comment }) => <span className="wrap-anywhere">{comment ? `“${comment}”` : '–'}</span>,
    },
    { id: 'who', header: t('who'), cell: ({ name }) => name },
    { id: 'agent', header: t('agent'), cell: ({ agent }) => agent?.name ?? t('nobody') },
    {
      id: 'when',
      sort: 'time',
      header: t('when'),
      cell: ({ at }) => <span className="whitespace-nowrap text-muted">{formatDayAndTime(at, locale)}</span>,
    },
  ];
}

function Topic({ topic }: Pick<RatedTicket, 'topic'>) {
  return <span>{useText(helpEn)(`topic_${topic}`)}</span>;
}
