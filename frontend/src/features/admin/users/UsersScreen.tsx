import { useCallback } from 'react';
import { userTypes } from '#contracts/roles.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { useListUsersQuery } from '../api.ts';
import { FilterSearch } from '../list/FilterSearch.tsx';
import { insteadOfRows } from '../list/instead-of-rows.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { NothingMatches } from '../list/NothingMatches.tsx';
import { TableFrame } from '../list/TableFrame.tsx';
import { useAddress, type AddressChange } from '../list/use-address.ts';
import { useNarrowTable } from '../list/use-media.ts';
import { useLookedAt } from '../list/use-looked-at.ts';
import { UserPanel } from './UserPanel.tsx';
import { usersFilters, usersQuery, userStatuses, type UsersFilters } from './users-filters.ts';
import { usersText } from './users.text.ts';
import { UsersTable } from './UsersTable.tsx';

const NO_FILTERS = { q: null, type: null, status: null };

/** The people of the platform; `/admin/users/{id}` is the same list with that person beside it. */
export function UsersScreen() {
  const t = useText(usersText);
  const { params, change, filter } = useAddress();
  const { id, addressOf, lookAt } = useLookedAt('/admin/users');
  const filters = usersFilters(params);
  const list = useListUsersQuery(usersQuery(filters));
  const { data, error, refetch } = list;
  const rows = data?.items;
  const narrow = useNarrowTable(id !== null);
  return (
    <div className="flex">
      <div className="min-w-0 flex-1">
        <PageHeader
          title={t('manageUsers')}
          subtitle={
            data ? t('people', { count: data.total, plus: plusOf(data.capped) }) : <span className="invisible">…</span>
          }
          actions={<LiveMark />}
          dense
        />
        <Filters filters={filters} onFilter={filter} />
        <TableFrame of={list}>
          <UsersTable
            rows={rows ?? []}
            selectedId={id}
            narrow={narrow}
            addressOf={(user) => addressOf(user.id)}
            onRow={(user) => lookAt(user.id)}
            instead={insteadOfRows(
              { rows, total: data?.total, error, refetch },
              {
                failed: t('loadFailed'),
                empty: <Nobody filters={filters} capped={data?.capped} onClear={() => filter(NO_FILTERS)} />,
              },
            )}
            foot={data && data.total > 0 && <ListPages of={data} onChange={change} />}
          />
        </TableFrame>
      </div>
      {id && <UserPanel key={id} id={id} known={rows?.find((user) => user.id === id)} onClose={() => lookAt(null)} />}
    </div>
  );
}

function Filters({ filters, onFilter }: { filters: UsersFilters; onFilter: (changes: AddressChange) => void }) {
  const t = useText(usersText);
  const search = useCallback((q: string) => onFilter({ q }), [onFilter]);
  const types = [{ value: '', label: t('allTypes') }, ...userTypes.map((value) => ({ value, label: t(value) }))];
  const statuses = [{ value: '', label: t('anyStatus') }, ...userStatuses.map((value) => ({ value, label: t(value) }))];
  return (
    <search
      aria-label={t('filters')}
      className="mb-3 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-2 sm:flex sm:flex-wrap"
    >
      <FilterSearch
        label={t('search')}
        value={filters.q}
        onChange={search}
        className="col-span-2 min-w-52 flex-1 basis-52"
      />
      <Select
        hideLabel
        label={t('type')}
        size={36}
        options={types}
        value={filters.type ?? ''}
        onChange={({ target }) => onFilter({ type: target.value })}
        snug
        className="sm:w-36"
      />
      <Select
        hideLabel
        label={t('status')}
        size={36}
        options={statuses}
        value={filters.status ?? ''}
        onChange={({ target }) => onFilter({ status: target.value })}
        snug
        className="sm:w-52"
      />
    </search>
  );
}

function Nobody({
  filters,
  capped,
  onClear,
}: {
  filters: UsersFilters;
  capped: boolean | undefined;
  onClear: () => void;
}) {
  const t = useText(usersText);
  const filtered = filters.q !== '' || filters.type !== undefined || filters.status !== undefined;
  return filtered ? (
    <NothingMatches capped={capped} onClear={onClear} />
  ) : (
    <EmptyState title={t('noUsers')}>{t('noUsersHint')}</EmptyState>
  );
}
