import { Link } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { ChatMessages } from '#contracts/views/conversation.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale } from '../../../i18n/use-text.ts';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { selectUserType } from '../../../domain/session/selectors.ts';
import { cx } from '../../../ui/class-names.ts';

/** Above the messages: the conversation's booking with its live status. */
export function BookingStrip({ booking }: { booking: NonNullable<ChatMessages['booking']> }) {
  const locale = useLocale();
  const side = useSelector(selectUserType) === 'worker' ? 'worker' : 'client';
  const { data } = useReadBookingQuery({ id: booking.id });
  const { status, startsAt, service } = data ?? booking;
  return (
    <Link
      to={bookingPathOf[side](booking.id)}
      className={cx(
        'motion-quick flex shrink-0 items-center gap-3 border-b border-line bg-surface px-4 py-2.5',
        'outline-offset-[-3px] hover:bg-sunken lg:px-6',
      )}
    >
      <ServiceIcon category={service.category} size={36} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-strong">{inCatalogue(service.name)}</span>
        <span className="block truncate text-13 text-muted">{formatDayAndTime(startsAt, locale)}</span>
      </span>
      <StatusBadge kind="booking" status={status} size={22} />
    </Link>
  );
}
