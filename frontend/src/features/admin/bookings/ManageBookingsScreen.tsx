import { useCallback } from 'react';
import { attentions } from '#contracts/calls/platform.ts';
import { bookingStatuses } from '#contracts/booking/lifecycle.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { useListAllBookingsQuery } from '../api.ts';
import { FilterSearch } from '../list/FilterSearch.tsx';
import { insteadOfRows } from '../list/instead-of-rows.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { NothingMatches } from '../list/NothingMatches.tsx';
import { TableFrame } from '../list/TableFrame.tsx';
import { useAddress, type AddressChange } from '../list/use-address.ts';
import { useNarrowTable } from '../list/use-media.ts';
import { useLookedAt } from '../list/use-looked-at.ts';
import { BookingPanel } from './BookingPanel.tsx';
import { bookingsFilters, bookingsQuery, type BookingsFilters } from './bookings-filters.ts';
import { BookingsTable } from './BookingsTable.tsx';
import { manageBookingsText } from './manage-bookings.text.ts';

/** Every booking of the platform; `/admin/bookings/{id}` is the same list with that booking beside it. */
export function ManageBookingsScreen() {
  const t = useText(manageBookingsText);
  const { id, addressOf, lookAt } = useLookedAt('/admin/bookings');
  const { params, change, filter } = useAddress();
  const filters = bookingsFilters(params);
  const list = useListAllBookingsQuery(bookingsQuery(filters));
  const narrow = useNarrowTable(id !== null);
  const rows = list.data?.items.map(({ booking }) => booking);
  return (
    <div className="flex">
      <div className="min-w-0 flex-1">
        <Head list={list.data} />
        <Filters filters={filters} onFilter={filter} />
        <TableFrame of={list}>
          <BookingsTable
            rows={rows ?? []}
            narrow={narrow}
            selectedId={id}
            addressOf={(booking) => addressOf(booking.id)}
            onRow={(booking) => lookAt(booking.id)}
            instead={insteadOfRows(
              { ...list, rows, total: list.data?.total },
              {
                failed: t('loadFailed'),
                empty: (
                  <Nothing
                    filters={filters}
                    capped={list.data?.capped}
                    onClear={() => filter({ q: null, status: null, attention: null })}
                  />
                ),
                columns: 6,
              },
            )}
            foot={list.data && list.data.total > 0 && <ListPages of={list.data} onChange={change} />}
          />
        </TableFrame>
      </div>
      {id && (
        <BookingPanel
          key={id}
          id={id}
          known={rows?.find((booking) => booking.id === id)}
          onClose={() => lookAt(null)}
        />
      )}
    </div>
  );
}

function Head({ list }: { list: { total: number; capped?: boolean | undefined } | undefined }) {
  const t = useText(manageBookingsText);
  const count = list ? (
    t('bookings', { count: list.total, plus: plusOf(list.capped) })
  ) : (
    <span className="invisible">…</span>
  );
  return <PageHeader title={t('manageBookings')} subtitle={count} actions={<LiveMark />} dense />;
}

function Nothing({
  filters,
  capped,
  onClear,
}: {
  filters: BookingsFilters;
  capped: boolean | undefined;
  onClear: () => void;
}) {
  const t = useText(manageBookingsText);
  const filtered = filters.q !== '' || filters.status !== undefined || filters.attention !== undefined;
  return filtered ? (
    <NothingMatches capped={capped} onClear={onClear} />
  ) : (
    <EmptyState title={t('noBookings')}>{t('noBookingsHint')}</EmptyState>
  );
}

function Filters({
  filters: { q, status, attention },
  onFilter,
}: {
  filters: BookingsFilters;
  onFilter: (changes: AddressChange) => void;
}) {
  const t = useText(manageBookingsText);
  const ui = useText(uiText);
  const search = useCallback((text: string) => onFilter({ q: text }), [onFilter]);
  const options = [
    { value: '', label: t('anyStatus') },
    ...attentions.map((value) => ({ value, label: t(`attention_${value}`) })),
    ...bookingStatuses.map((value) => ({ value, label: ui(statusTable.booking[value].word) })),
  ];
  const chosen = attention ?? status ?? '';
  /** A status, or a kind of bookings that wait for a word: one of them at a time. */
  function choose(value: string) {
    const isAttention = attentions.some((each) => each === value);
    onFilter({ status: isAttention ? null : value, attention: isAttention ? value : null });
  }
  return (
    <search aria-label={t('filters')} className="mb-3 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <FilterSearch label={t('search')} value={q} onChange={search} className="col-span-2 min-w-52 flex-1 basis-52" />
      <Select
        hideLabel
        label={t('status')}
        size={36}
        options={options}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        className="col-span-2 sm:w-52"
      />
    </search>
  );
}
