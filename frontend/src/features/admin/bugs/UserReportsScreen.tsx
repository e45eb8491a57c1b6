import { bugPriorities, bugStatuses } from '#contracts/events/support-bugs.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { Bug } from '#contracts/views/support-bugs.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { statusEn } from '../../../ui/showing/status.en.ts';
import { useScreenName } from '../../support/bugs/screen-name.ts';
import { DayFilter } from '../list/days/DayFilter.tsx';
import { FilterBar, type Choice } from '../list/FilterBar.tsx';
import { ListBeside } from '../list/ListBeside.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { useRowLook } from '../list/row-look.ts';
import { clearing, useAddress } from '../list/use-address.ts';
import { itemsOf, useList } from '../list/use-list.ts';
import { useSelection } from '../list/use-selection.ts';
import { adminBugsApi } from './api.ts';
import { bugColumns } from './bug-columns.tsx';
import { BugPanel } from './BugPanel.tsx';
import { TriageSeveral } from './TriageSeveral.tsx';
import { bugsFilters, bugsQuery, type BugsFilters } from './bugs-filters.ts';
import { userReportsEn } from './user-reports.en.ts';

/** Bug reports; `/admin/user-reports/{id}` opens one beside the list. */
export function UserReportsScreen() {
  const t = useText(userReportsEn);
  const screenName = useScreenName();
  const locale = useLocale();
  const address = useAddress();
  const look = useRowLook('/admin/user-reports');
  const today = manilaDay(useNow());
  const filters = bugsFilters(address.params);
  const list = useList(adminBugsApi.endpoints.listBugs.useQuery, bugsQuery(filters, today), itemsOf);
  const { data, rows } = list;
  const { id } = look;
  const mayChange = useMay()('bugs.change');
  const selection = useSelection(rows, () => mayChange, list.key);
  return (
    <ListBeside
      quickLook={
        id && <BugPanel key={id} id={id} known={rows?.find((bug) => bug.id === id)} onClose={() => look.lookAt(null)} />
      }
    >
      <PageHeader
        title={t('userReports')}
        subtitle={data ? t('reports', { count: data.total }) : <span className="invisible">…</span>}
        mark={<LiveMark />}
        dense
      />
      <FilterBar list="user-reports" label={t('filters')} choices={useChoices(filters)} onFilter={address.filter}>
        <DayFilter day={filters.day} today={today} onChange={(day) => address.filter({ day })} />
      </FilterBar>
      <TriageSeveral selection={selection} />
      <ListTable
        of={list}
        rows={rows}
        page={list.page}
        address={address}
        columns={bugColumns({ t, locale, screenName, look })}
        look={look}
        {...(mayChange && {
          select: {
            selection,
            all: t('selectAll'),
            one: ({ whatHappened }: Bug) => t('selectOne', { what: whatHappened }),
          },
        })}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={<EmptyState title={t('noReports')}>{t('noReportsHint')}</EmptyState>}
        clear={clearing({ status: filters.status, priority: filters.priority, day: filters.day })}
      />
    </ListBeside>
  );
}

function useChoices({ status, priority }: BugsFilters): Choice[] {
  const t = useText(userReportsEn);
  const statusWord = useText(statusEn);
  return [
    {
      label: t('status'),
      options: [
        { value: '', label: t('anyStatus') },
        ...bugStatuses.map((value) => ({ value, label: statusWord(statusTable.bug[value].word) })),
      ],
      value: status ?? '',
      change: (value) => ({ status: value }),
      width: 'sm:w-60',
    },
    {
      label: t('priority'),
      options: [{ value: '', label: t('anyPriority') }, ...bugPriorities.map((value) => ({ value, label: t(value) }))],
      value: priority ?? '',
      change: (value) => ({ priority: value }),
      width: 'sm:w-60',
    },
  ];
}
