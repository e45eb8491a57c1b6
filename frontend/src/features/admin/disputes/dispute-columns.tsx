import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { DisputeRow } from '#contracts/views/dispute.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import type { Text } from '../../../i18n/use-text.ts';
import type { ListColumn } from '../list/list-columns.ts';
import type { RowLook } from '../list/row-look.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { disputesEn } from './disputes.en.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { DisputeStatus } from './DisputeStatus.tsx';
import { isOverdue } from './overdue.ts';

interface Made {
  t: Text<keyof typeof disputesEn>;
  locale: string;
  look: RowLook<{ id: string }>;
}

export function disputeColumns({ t, locale, look }: Made): ListColumn<DisputeRow>[] {
  return [
    {
      id: 'job',
      header: t('job'),
      onPhone: 'title',
      shrinks: true,
      width: 'w-[34%]!',
      cell: (row) => (
        <RowLink row={row} look={look} className="block truncate font-strong">
          {row.code}, {inCatalogue(row.service)}
        </RowLink>
      ),
    },
    { id: 'about', header: t('about'), cell: ({ about }) => t(about) },
    {
      id: 'by',
      header: t('by'),
      dropped: 'narrow',
      shrinks: true,
      width: 'w-[24%]!',
      cell: ({ openedBy, client, worker }) => {
        const { name } = openedBy === 'client' ? client : worker;
        return (
          <span className="block truncate" title={name}>
            <bdi>{name}</bdi>, {t(openedBy)}
          </span>
        );
      },
    },
    {
      id: 'waits',
      header: t('waits'),
      dropped: 'beside',
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {waitsForText(t, row.waitsFor)}
          {isOverdue(row) && <Tag tone="danger">{t('overdue')}</Tag>}
        </span>
      ),
    },
    {
      id: 'since',
      sort: 'time',
      header: t('since'),
      dropped: 'beside',
      cell: ({ openedAt }) => (
        <time dateTime={openedAt} className="whitespace-nowrap">
          {formatDayAndTime(openedAt, locale)}
        </time>
      ),
    },
    {
      id: 'wants',
      header: t('wants'),
      align: 'right',
      dropped: 'narrow',
      cell: ({ wanted }) => wanted !== null && <span className="amount">{formatPesoLong(wanted)}</span>,
    },
    {
      id: 'status',
      header: t('status'),
      onPhone: 'end',
      cell: ({ status }) => <DisputeStatus status={status} />,
    },
  ];
}

export function waitsForText(t: Text<keyof typeof disputesEn>, waitsFor: DisputeRow['waitsFor']): string {
  return waitsFor.length === 0 ? t('nobody') : waitsFor.map((who) => t(who)).join(', ');
}
