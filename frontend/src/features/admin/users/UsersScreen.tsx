import { staffRoles } from '#contracts/account/staff-permissions.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { userTypes } from '#contracts/roles.ts';
import type { AdminUser } from '#contracts/views/account.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { IfMay } from '../../../domain/session/IfMay.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { adminApi } from '../api.ts';
import { DayFilter } from '../list/days/DayFilter.tsx';
import { FilterBar, type Choice } from '../list/FilterBar.tsx';
import { ListBeside } from '../list/ListBeside.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { useRowLook } from '../list/row-look.ts';
import { clearing, useAddress } from '../list/use-address.ts';
import { itemsOf, useList } from '../list/use-list.ts';
import { useSelection } from '../list/use-selection.ts';
import { DecideSeveral } from './DecideSeveral.tsx';
import { userColumns } from './user-columns.tsx';
import { UserPanel } from './UserPanel.tsx';
import { usersFilters, usersQuery, userStatuses, type UsersFilters } from './users-filters.ts';
import { usersEn } from './users.en.ts';

/** All people; `/admin/users/{id}` opens one beside the list. */
export function UsersScreen() {
  const t = useText(usersEn);
  const locale = useLocale();
  const address = useAddress();
  const look = useRowLook('/admin/users');
  const today = manilaDay(useNow());
  const filters = usersFilters(address.params);
  const list = useList(adminApi.endpoints.listUsers.useQuery, usersQuery(filters, today), itemsOf);
  const { data, rows } = list;
  const { id } = look;
  const mayDecide = useMay()('applications.decide');
  const selection = useSelection(
    rows,
    ({ userType, approval }) => mayDecide && userType === 'worker' && approval === 'applied',
    list.key,
  );
  return (
    <ListBeside
      quickLook={
        id && (
          <UserPanel key={id} id={id} known={rows?.find((user) => user.id === id)} onClose={() => look.lookAt(null)} />
        )
      }
    >
      <PageHeader
        title={t('manageUsers')}
        subtitle={
          data ? t('people', { count: data.total, plus: plusOf(data.capped) }) : <span className="invisible">…</span>
        }
        mark={<LiveMark />}
        actions={
          <IfMay do="approvals.read">
            <TextLink to="/admin/approvals" className="text-14">
              {t('approvals')}
            </TextLink>
          </IfMay>
        }
        dense
      />
      <FilterBar
        label={t('filters')}
        list="users"
        search={{ label: t('search'), value: filters.q }}
        choices={useChoices(filters)}
        onFilter={address.filter}
      >
        <DayFilter day={filters.day} today={today} onChange={(day) => address.filter({ day })} />
        {filters.cell && (
          <Chip
            selected
            removable
            aria-label={t('removeFilter', { filter: t('takingJobsInArea') })}
            onClick={() => address.filter({ cell: null })}
            className="shrink-0 sm:min-h-9!"
          >
            {t('takingJobsInArea')}
          </Chip>
        )}
      </FilterBar>
      <DecideSeveral selection={selection} />
      <ListTable
        of={list}
        rows={rows}
        page={list.page}
        address={address}
        columns={userColumns({ t, locale, look })}
        look={look}
        {...(mayDecide && {
          select: { selection, all: t('selectAll'), one: ({ name }: AdminUser) => t('selectOne', { name }) },
        })}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={<EmptyState title={t('noUsers')}>{t('noUsersHint')}</EmptyState>}
        clear={clearing({
          q: filters.q,
          type: filters.type,
          role: filters.role,
          status: filters.status,
          cell: filters.cell,
          day: filters.day,
        })}
      />
    </ListBeside>
  );
}

function useChoices(filters: UsersFilters): Choice[] {
  const t = useText(usersEn);
  return [
    {
      label: t('type'),
      options: [{ value: '', label: t('allTypes') }, ...userTypes.map((value) => ({ value, label: t(value) }))],
      value: filters.type ?? '',
      change: (type) => ({ type }),
      width: 'sm:w-36',
    },
    {
      label: t('staffRoleLabel'),
      options: [
        { value: '', label: t('anyStaffRole') },
        ...staffRoles.map((value) => ({ value, label: t(`staff_${value}`) })),
      ],
      value: filters.role ?? '',
      change: (role) => ({ role }),
      width: 'sm:w-44',
    },
    {
      label: t('status'),
      options: [{ value: '', label: t('anyStatus') }, ...userStatuses.map((value) => ({ value, label: t(value) }))],
      value: filters.status ?? '',
      change: (status) => ({ status }),
      width: 'sm:w-52',
    },
  ];
}
