import { MOST_LOOKED_AT } from '#contracts/analytics/bookings-of-figures.ts';
import { attentions, statusGroups } from '#contracts/calls/platform.ts';
import { bookingStatuses } from '#contracts/booking/lifecycle.ts';
import type { List } from '#contracts/fields.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { IfMay } from '../../../domain/session/IfMay.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { statusEn } from '../../../ui/showing/status.en.ts';
import { adminApi } from '../api.ts';
import { DayFilter } from '../list/days/DayFilter.tsx';
import { FilterBar, type Choice } from '../list/FilterBar.tsx';
import { ListBeside } from '../list/ListBeside.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { useRowLook } from '../list/row-look.ts';
import { clearing, useAddress } from '../list/use-address.ts';
import { useList } from '../list/use-list.ts';
import { bookingColumns, type ListedBooking } from './booking-columns.tsx';
import { BookingsChips } from './BookingsChips.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import { bookingsFilters, bookingsQuery, eventsOfBookings, type BookingsFilters } from './bookings-filters.ts';
import { useSelection } from '../list/use-selection.ts';
import { CancelSeveral, mayBeCancelled } from './CancelSeveral.tsx';
import { manageBookingsEn } from './manage-bookings.en.ts';

/** All bookings; `/admin/bookings/{id}` opens one beside the list. */
export function ManageBookingsScreen() {
  const t = useText(manageBookingsEn);
  const locale = useLocale();
  const address = useAddress();
  const look = useRowLook('/admin/bookings');
  const today = manilaDay(useNow());
  const filters = bookingsFilters(address.params, today);
  const list = useList(adminApi.endpoints.listAllBookings.useQuery, bookingsQuery(filters), bookingsOf);
  const { data, rows } = list;
  const { id } = look;
  const mayChange = useMay()('bookings.change');
  const selection = useSelection(rows, (booking) => mayChange && mayBeCancelled(booking), list.key);
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
            <TextLink to={eventsOfBookings(filters)} className="text-14">
              {t('events')}
            </TextLink>
          </IfMay>
        }
        dense
      />
      <FilterBar
        label={t('filters')}
        list="bookings"
        search={{ label: t('search'), value: filters.q }}
        choices={[useStatusChoice(filters)]}
        onFilter={address.filter}
      >
        <DayFilter day={filters.day} today={today} onChange={(day) => address.filter({ day, from: null, to: null })} />
        <BookingsChips filters={filters} rows={rows} onFilter={address.filter} />
      </FilterBar>
      {data?.figure && <FigureTotal figure={data.figure} />}
      <CancelSeveral selection={selection} />
      <ListTable
        of={list}
        rows={rows}
        page={list.page}
        address={address}
        columns={bookingColumns({ t, locale, look, ofFigure: data?.figure !== undefined })}
        look={look}
        {...(mayChange && {
          select: { selection, all: t('selectAll'), one: ({ code }: ListedBooking) => t('selectOne', { code }) },
        })}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={<EmptyState title={t('noBookings')}>{t('noBookingsHint')}</EmptyState>}
        {...(!filters.q && {
          cappedWords: t(filters.cohort ? 'firstOfCohort' : 'newestOfFigure', { count: MOST_LOOKED_AT }),
        })}
        clear={clearing(narrowing(filters))}
      />
    </ListBeside>
  );
}

function bookingsOf({ items }: List<{ booking: Booking; moved?: number | undefined }>): ListedBooking[] {
  return items.map(({ booking, moved }) => ({ ...booking, moved }));
}

/** What the bookings below add up to, with what of it is no booking's. */
function FigureTotal({ figure: { total, ofNoBooking } }: { figure: { total: number | null; ofNoBooking: number } }) {
  const t = useText(manageBookingsEn);
  if (total === null) return null;
  return (
    <p role="status" className="mb-3 text-14">
      <strong className="font-strong">{t('figureTotal', { amount: formatPesoLong(total) })}</strong>{' '}
      {ofNoBooking !== 0 && (
        <span className="text-muted">{t('ofNoBooking', { amount: formatPesoLong(ofNoBooking) })}</span>
      )}
    </p>
  );
}

/** Filters that exclude bookings. */
function narrowing({ page: _page, sort: _sort, ...filters }: BookingsFilters) {
  return filters;
}

/** Either a status or a group of bookings that need attention. */
function useStatusChoice({ status, attention, group }: BookingsFilters): Choice {
  const t = useText(manageBookingsEn);
  const statusWord = useText(statusEn);
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
