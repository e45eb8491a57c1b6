import { isolated } from '#contracts/isolated-text.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Bug } from '#contracts/views/support-bugs.ts';
import { useScreenName } from '../../support/bugs/screen-name.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import type { ListColumn } from '../list/list-columns.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { RowLook } from '../list/row-look.ts';
import { PriorityTag } from './PriorityTag.tsx';
import type { userReportsEn } from './user-reports.en.ts';

interface Made {
  t: Text<keyof typeof userReportsEn>;
  locale: string;
  look: RowLook<{ id: string }>;
}

export function bugColumns({ t, locale, look }: Made): ListColumn<Bug>[] {
  return [
    {
      id: 'whatHappened',
      header: t('whatHappened'),
      onPhone: 'title',
      cell: (bug) => (
        <RowLink row={bug} look={look} title={bug.whatHappened} className="line-clamp-2 font-strong md:max-w-96">
          {bug.whatHappened}
        </RowLink>
      ),
    },
    { id: 'reporter', header: t('reporter'), cell: ({ reporter, role }) => `${isolated(reporter.name)}, ${t(role)}` },
    {
      id: 'page',
      header: t('page'),
      onPhone: 'hidden',
      dropped: 'narrow',
      cell: ({ page }) => <PageCell page={page} none={t('noPage')} />,
    },
    {
      id: 'reported',
      sort: 'time',
      header: t('reported'),
      dropped: 'beside',
      cell: ({ reportedAt }) => (
        <span className="whitespace-nowrap text-muted">{formatDayAndTime(reportedAt, locale)}</span>
      ),
    },
    {
      id: 'priority',
      header: t('priority'),
      onPhone: 'end',
      cell: ({ priority }) => <PriorityTag priority={priority} />,
    },
    {
      id: 'status',
      header: t('status'),
      onPhone: 'end',
      cell: ({ status }) => <StatusBadge kind="bug" status={status} size={22} className="align-middle" />,
    },
  ];
}

function PageCell({ page, none }: { page: string | null; none: string }) {
  const screenName = useScreenName();
  return (
    <span className="whitespace-nowrap text-muted" title={page ?? undefined}>
      {page === null ? none : screenName(page)}
    </span>
  );
}
