import { MOST_LOOKED_AT } from '#contracts/analytics/bookings-of-figures.ts';
import { bookingStatuses } from '#contracts/booking/lifecycle.ts';
import { attentions, platformCalls, statusGroups } from '#contracts/calls/platform.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { adminApi } from '../api.ts';
import { defineAdminList, type ListPart } from '../list/admin-list.ts';
import { AdminList } from '../list/AdminList.tsx';
import { DayFilter } from '../list/days/DayFilter.tsx';
import { FilterChoice } from '../list/FilterChoice.tsx';
import { bookingColumns, type ListedBooking } from './booking-columns.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import { bookingFilters, eventsOfBookings } from './bookings-filters.ts';
import { BookingsChips } from './BookingsChips.tsx';
import { CancelSeveral, mayBeCancelled } from './CancelSeveral.tsx';
import { manageBookingsEn } from './manage-bookings.en.ts';

type Part = ListPart<typeof platformCalls.listAllBookings, ListedBooking, keyof typeof manageBookingsEn>;

const bookings = defineAdminList({
  path: '/admin/bookings',
  call: platformCalls.listAllBookings,
  text: manageBookingsEn,
  useRead: adminApi.endpoints.listAllBookings.useQuery,
  rows: ({ items }): ListedBooking[] => items.map(({ booking, moved }) => ({ ...booking, moved })),
  title: 'manageBookings',
  subtitle: ({ t, data }) => data && t('bookings', { count: data.total, plus: plusOf(data.capped) }),
  Actions: EventsLink,
  views: 'bookings',
  filtersLabel: 'filters',
  filters: {
    ...bookingFilters,
    q: { asks: 'q', search: 'search' },
    status: { asks: 'status', Field: StatusField },
    day: { ...bookingFilters.day, Field: DaysField },
  },
  Chips: BookingsChips,
  Note: FigureTotal,
  columns: ({ t, locale, look, data }) => bookingColumns({ t, locale, look, ofFigure: data?.figure !== undefined }),
  caption: 'caption',
  failed: 'loadFailed',
  empty: { title: 'noBookings', text: 'noBookingsHint' },
  cappedWords: ({ t, query }) =>
    query.q ? undefined : t(query.cohort ? 'firstOfCohort' : 'newestOfFigure', { count: MOST_LOOKED_AT }),
  bulk: {
    may: 'bookings.change',
    can: mayBeCancelled,
    all: 'selectAll',
    one: (t, { code }) => t('selectOne', { code }),
    Bar: CancelSeveral,
  },
  Panel: BookingPanel,
});

/** All bookings; `/admin/bookings/{id}` opens one beside the list. */
export function ManageBookingsScreen() {
  return <AdminList of={bookings} />;
}

function EventsLink({ t, query }: Part) {
  return (
    <IfPermitted do="audit.read">
      <TextLink to={eventsOfBookings(query)} className="text-14">
        {t('events')}
      </TextLink>
    </IfPermitted>
  );
}

/** Either a status or a group of bookings that need attention. */
function StatusField({ t, status: statusWord, query, filter }: Part) {
  const has = (values: readonly string[], value: string) => (values.includes(value) ? value : null);
  return (
    <FilterChoice
      label={t('status')}
      options={[
        { value: '', label: t('anyStatus') },
        ...attentions.map((value) => ({ value, label: t(`attention_${value}`) })),
        ...statusGroups.map((value) => ({ value, label: t(`group_${value}`) })),
        ...bookingStatuses.map((value) => ({ value, label: statusWord(statusTable.booking[value].word) })),
      ]}
      value={query.attention ?? query.group ?? query.status ?? ''}
      onChange={(value) =>
        filter({
          status: has(bookingStatuses, value),
          attention: has(attentions, value),
          group: has(statusGroups, value),
        })
      }
      width="sm:w-52"
    />
  );
}

function DaysField({ value, today, filter }: Part & { value: string }) {
  return <DayFilter day={value} today={today} onChange={(day) => filter({ day, from: null, to: null })} />;
}

/** Total of the listed bookings for a figure, and the part of it that belongs to no booking. */
function FigureTotal({ t, data }: Part) {
  if (!data?.figure || data.figure.total === null) return null;
  const { total, ofNoBooking } = data.figure;
  return (
    <p role="status" className="mb-3 text-14">
      <strong className="font-strong">{t('figureTotal', { amount: formatPesoLong(total) })}</strong>{' '}
      {ofNoBooking !== 0 && (
        <span className="text-muted">{t('ofNoBooking', { amount: formatPesoLong(ofNoBooking) })}</span>
      )}
    </p>
  );
}
