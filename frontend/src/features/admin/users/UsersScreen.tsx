import { staffRoles } from '#contracts/account/staff-permissions.ts';
import { userTypes } from '#contracts/roles.ts';
import { IfMay } from '../../../domain/session/IfMay.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { useListUsersQuery } from '../api.ts';
import { FilterBar, type Choice } from '../list/FilterBar.tsx';
import { ListBeside } from '../list/ListBeside.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { useRowLook } from '../list/row-look.ts';
import { clearing, useAddress } from '../list/use-address.ts';
import { userColumns } from './user-columns.tsx';
import { UserPanel } from './UserPanel.tsx';
import { usersFilters, usersQuery, userStatuses, type UsersFilters } from './users-filters.ts';
import { usersText } from './users.text.ts';

/** The people of the platform; `/admin/users/{id}` is the same list with that person beside it. */
export function UsersScreen() {
  const t = useText(usersText);
  const locale = useLocale();
  const address = useAddress();
  const look = useRowLook('/admin/users');
  const filters = usersFilters(address.params);
  const list = useListUsersQuery(usersQuery(filters));
  const { data } = list;
  const { id } = look;
  return (
    <ListBeside
      quickLook={
        id && (
          <UserPanel
            key={id}
            id={id}
            known={data?.items.find((user) => user.id === id)}
            onClose={() => look.lookAt(null)}
          />
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
        search={{ label: t('search'), value: filters.q }}
        choices={useChoices(filters)}
        longSecond
        onFilter={address.filter}
      />
      <ListTable
        of={list}
        rows={data?.items}
        page={data}
        address={address}
        columns={userColumns({ t, locale, look })}
        look={look}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={<EmptyState title={t('noUsers')}>{t('noUsersHint')}</EmptyState>}
        clear={clearing({ q: filters.q, type: filters.type, role: filters.role, status: filters.status })}
      />
    </ListBeside>
  );
}

function useChoices(filters: UsersFilters): Choice[] {
  const t = useText(usersText);
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
