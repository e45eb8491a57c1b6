import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { cx } from '../../../ui/class-names.ts';
import { shownStatus } from '../../../domain/payment-method/shown-status.ts';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import type { ListColumn } from '../list/list-columns.ts';
import type { RowLook } from '../list/row-look.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { manageBookingsEn } from './manage-bookings.en.ts';

/** `moved`: what it adds to the figure whose bookings are listed, in centavos. */
export type ListedBooking = Booking & { moved?: number | undefined };

interface Made {
  t: Text<keyof typeof manageBookingsEn>;
  locale: string;
  look: RowLook<Booking>;
  /** The list explains a figure of money. */
  ofFigure?: boolean;
}

/**
 * Columns of the bookings list and of the dashboard's latest bookings. Where room is short, full names take
 * precedence over pictures.
 */
export function bookingColumns({ t, locale, look, ofFigure = false }: Made): ListColumn<ListedBooking>[] {
  return [
    {
      id: 'code',
      header: t('code'),
      onPhone: 'title',
      cell: (booking) => (
        <RowLink row={booking} look={look} className="font-strong whitespace-nowrap">
          {booking.code}
        </RowLink>
      ),
    },
    {
      id: 'client',
      header: t('client'),
      shrinks: true,
      width: 'w-[37%]!',
      cell: ({ client }) => (
        <span className="flex items-center gap-2">
          <Avatar name={client.name} src={client.avatar} size={24} className="md:max-[90rem]:hidden" />
          <span className="truncate" title={client.name}>
            {client.name}
          </span>
        </span>
      ),
    },
    {
      id: 'service',
      header: t('service'),
      dropped: 'beside',
      shrinks: true,
      width: 'w-[31%]!',
      cell: ({ service }) => (
        <span className="block truncate" title={inCatalogue(service.name)}>
          {inCatalogue(service.name)}
        </span>
      ),
    },
    {
      id: 'worker',
      header: t('worker'),
      shrinks: true,
      width: 'w-[32%]!',
      dropped: 'narrow',
      cell: ({ worker }) => (
        <span className={cx('block truncate', !worker && 'text-muted')} title={worker?.name}>
          {worker?.name ?? t('openToNearby')}
        </span>
      ),
    },
    {
      id: 'when',
      header: t('when'),
      sort: 'time',
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
      dropped: 'narrow',
      cell: ({ payment }) => (
        <StatusBadge kind="payment" status={shownStatus(payment)} size={22} className="align-middle" />
      ),
    },
    {
      id: 'amount',
      header: t('amount'),
      sort: 'number',
      align: 'right',
      onPhone: 'end',
      cell: ({ totalCost }) => <span className="amount">{formatPesoLong(totalCost)}</span>,
    },
    ...(ofFigure ? [movedColumn(t('inFigure'))] : []),
  ];
}

function movedColumn(header: string): ListColumn<ListedBooking> {
  const cell = ({ moved = 0 }: ListedBooking) => <span className="amount">{formatPesoLong(moved)}</span>;
  return { id: 'moved', header, align: 'right', onPhone: 'end', cell };
}
