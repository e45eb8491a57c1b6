import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { YourSuki } from '../../../ui/showing/YourSuki.tsx';
import { bookingsEn } from './bookings.en.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { isMissed, ownQuote } from '../quoting/own-quote.ts';
import { shownStatus } from '../../../domain/booking/shown-status.ts';
import type { Side } from '../../../domain/booking/side.ts';

/** One booking in a list; the whole card links to it. */
export function BookingCard(props: { booking: Booking; side: Side }) {
  return (
    <div className="motion-quick h-full rounded-20 border border-line bg-surface p-4 hover:border-line-control">
      <BookingFacts {...props} />
    </div>
  );
}

/** Service, time, person, amount and status, linked to the booking. */
export function BookingFacts({ booking, side }: { booking: Booking; side: Side }) {
  const t = useText(bookingsEn);
  const locale = useLocale();
  const { service, worker, client } = booking;
  const other = side === 'client' ? worker : client;
  const amount = (side === 'worker' && isMissed(booking) && ownQuote(booking)?.amount) || booking.totalCost;
  return (
    <Link to={bookingPathOf[side](booking.id)} className="-m-4 flex items-start gap-3 rounded-20 p-4">
      {other ? (
        <Avatar name={other.name} src={other.avatar} size={48} />
      ) : (
        <ServiceIcon category={service.category} size={48} />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 text-16 font-strong wrap-anywhere">{inCatalogue(service.name)}</span>
          <span className="amount shrink-0 text-16">{formatPesoShort(amount)}</span>
        </span>
        <span className="block text-14 text-muted">{formatDayAndTime(booking.startsAt, locale)}</span>
        <span className="mt-1 flex items-center justify-between gap-3">
          <span className="min-w-0 text-14 wrap-anywhere">{other ? other.name : t('withNobody')}</span>
          <StatusBadge {...shownStatus(booking)} size={22} />
        </span>
        {side === 'client' && <YourSuki jobs={worker?.sukiJobs} />}
      </span>
    </Link>
  );
}
