import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { cx } from '../../../ui/class-names.ts';
import { DataTable, type Column } from '../../../ui/showing/DataTable.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import type { manageBookingsEn } from './manage-bookings.en.ts';
import { manageBookingsText } from './manage-bookings.text.ts';

interface Props {
  rows: readonly Booking[];
  /** A panel stands beside the table and takes its room. */
  narrow?: boolean;
  selectedId?: string | null;
  addressOf: (booking: Booking) => string;
  onRow: (booking: Booking) => void;
  foot?: ReactNode;
  instead?: ReactNode;
}

/** What a panel beside the table leaves no room for. */
const droppedWhenNarrow = new Set(['worker', 'payment']);

export function bookingRowId(id: string): string {
  return `booking-${id}`;
}

/** Bookings as rows: the list of them all, and the latest on the dashboard. */
export function BookingsTable({ narrow, addressOf, ...table }: Props) {
  const t = useText(manageBookingsText);
  const locale = useLocale();
  const columns = bookingColumns({ t, locale, addressOf }).filter(({ id }) => !narrow || !droppedWhenNarrow.has(id));
  return <DataTable {...table} caption={t('caption')} columns={columns} rowId={({ id }) => id} />;
}

interface Made extends Pick<Props, 'addressOf'> {
  t: Text<keyof typeof manageBookingsEn>;
  locale: string;
}

function bookingColumns({ t, locale, addressOf }: Made): Column<Booking>[] {
  return [
    {
      id: 'code',
      header: t('code'),
      onPhone: 'title',
      cell: (booking) => <CodeLink booking={booking} to={addressOf(booking)} />,
    },
    {
      id: 'client',
      header: t('client'),
      gives: true,
      cell: ({ client }) => (
        <span className="flex items-center gap-2">
          <Avatar name={client.name} src={client.avatar} size={24} />
          <span className="truncate" title={client.name}>
            {client.name}
          </span>
        </span>
      ),
    },
    {
      id: 'service',
      header: t('service'),
      gives: true,
      cell: ({ service }) => (
        <span className="block truncate" title={service.name}>
          {service.name}
        </span>
      ),
    },
    {
      id: 'worker',
      header: t('worker'),
      gives: true,
      cell: ({ worker }) => (
        <span className={cx('block truncate', !worker && 'text-muted')} title={worker?.name}>
          {worker?.name ?? t('openToNearby')}
        </span>
      ),
    },
    {
      id: 'when',
      header: t('when'),
      cell: ({ startsAt }) => <span className="whitespace-nowrap">{formatDayAndTime(startsAt, locale)}</span>,
    },
    {
      id: 'status',
      header: t('status'),
      onPhone: 'end',
      cell: ({ status }) => <StatusBadge kind="booking" status={status} size={22} className="align-middle" />,
    },
    {
      id: 'payment',
      header: t('payment'),
      onPhone: 'hidden',
      cell: ({ payment }) => <StatusBadge kind="payment" status={payment.status} size={22} className="align-middle" />,
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      onPhone: 'end',
      cell: ({ totalCost }) => <span className="amount">{formatPesoShort(totalCost)}</span>,
    },
  ];
}

function CodeLink({ booking: { id, code }, to }: { booking: Booking; to: string }) {
  return (
    <Link
      id={bookingRowId(id)}
      to={to}
      replace
      preventScrollReset
      onClick={(event) => event.stopPropagation()}
      className="rounded-8 font-strong whitespace-nowrap hover:underline hover:underline-offset-4"
    >
      {code}
    </Link>
  );
}
