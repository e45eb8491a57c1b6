import { attentions, statusGroups } from '#contracts/calls/platform.ts';
import { bookingStatuses } from '#contracts/booking/lifecycle.ts';
import { IfMay } from '../../../domain/session/IfMay.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { statusText } from '../../../ui/showing/status.text.ts';
import { useListAllBookingsQuery } from '../api.ts';
import { FilterBar, type Choice } from '../list/FilterBar.tsx';
import { ListBeside } from '../list/ListBeside.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { useRowLook } from '../list/row-look.ts';
import { clearing, useAddress } from '../list/use-address.ts';
import { bookingColumns } from './booking-columns.tsx';
import { BookingsChips } from './BookingsChips.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import { bookingsFilters, bookingsQuery, eventsOfBookings, type BookingsFilters } from './bookings-filters.ts';
import { manageBookingsText } from './manage-bookings.text.ts';

/** Every booking of the platform; `/admin/bookings/{id}` is the same list with that booking beside it. */
export function ManageBookingsScreen() {
  const t = useText(manageBookingsText);
  const locale = useLocale();
  const address = useAddress();
  const look = useRowLook('/admin/bookings');
  const filters = bookingsFilters(address.params);
  const list = useListAllBookingsQuery(bookingsQuery(filters));
  const { data } = list;
  const rows = data?.items.map(({ booking }) => booking);
  const { id } = look;
  return (
    <ListBeside
      quickLook={
        id && (
          <BookingPanel
            key={id}
            id={id}
            known={rows?.find((booking) => booking.id === id)}
            onClose={() => look.lookAt(null)}
          />
        )
      }
    >
      <PageHeader
        title={t('manageBookings')}
        subtitle={
          data ? t('bookings', { count: data.total, plus: plusOf(data.capped) }) : <span className="invisible">…</span>
        }
        mark={<LiveMark />}
        actions={
          <IfMay do="audit.read">
            <TextLink to={eventsOfBookings(filters)}>{t('events')}</TextLink>
          </IfMay>
        }
        dense
      />
      <FilterBar
        label={t('filters')}
        search={{ label: t('search'), value: filters.q }}
        choices={[useStatusChoice(filters)]}
        onFilter={address.filter}
      >
        <BookingsChips filters={filters} rows={rows} onFilter={address.filter} />
      </FilterBar>
      <ListTable
        of={list}
        rows={rows}
        page={data}
        address={address}
        columns={bookingColumns({ t, locale, look })}
        look={look}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={<EmptyState title={t('noBookings')}>{t('noBookingsHint')}</EmptyState>}
        clear={clearing(withoutPage(filters))}
      />
    </ListBeside>
  );
}

function withoutPage({ page: _page, ...filters }: BookingsFilters) {
  return filters;
}

/** A status, or a kind of bookings that wait for a word: one of them at a time. */
function useStatusChoice({ status, attention, group }: BookingsFilters): Choice {
  const t = useText(manageBookingsText);
  const statusWord = useText(statusText);
  return {
    label: t('status'),
    options: [
      { value: '', label: t('anyStatus') },
      ...attentions.map((value) => ({ value, label: t(`attention_${value}`) })),
      ...statusGroups.map((value) => ({ value, label: t(`group_${value}`) })),
      ...bookingStatuses.map((value) => ({ value, label: statusWord(statusTable.booking[value].word) })),
    ],
    value: attention ?? group ?? status ?? '',
    change: (value) => {
      const isAttention = attentions.some((each) => each === value);
      const isGroup = statusGroups.some((each) => each === value);
      return {
        status: isAttention || isGroup ? null : value,
        attention: isAttention ? value : null,
        group: isGroup ? value : null,
      };
    },
    width: 'sm:w-52',
  };
}
