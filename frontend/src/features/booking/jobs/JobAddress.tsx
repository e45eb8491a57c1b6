import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { bookingEn } from '../booking.en.ts';
import { placeOf } from './map-links.ts';

const waits = ['pending', 'quoted'];

/** The job's address, in full while the job is assigned to the worker. */
export function JobAddress({ booking, className }: { booking: Booking; className?: string }) {
  const t = useText(bookingEn);
  const { address, isAddressExact, status } = booking;
  return (
    <address className={cx('not-italic', className)}>
      <p className="font-strong">{placeOf(booking)}</p>
      {address.landmark && <p className="text-muted">{t('landmark', { landmark: address.landmark })}</p>}
      {!isAddressExact && <p className="text-muted">{t(waits.includes(status) ? 'roughPlace' : 'roughPlaceNow')}</p>}
    </address>
  );
}
