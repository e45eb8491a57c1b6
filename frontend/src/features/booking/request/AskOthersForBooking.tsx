import { isPending } from '../../../api/is-pending.ts';
import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { AskOthers } from './AskOthers.tsx';

/**
 * Button beside a notification of a failed booking. Its space is reserved, since others can usually be asked; renders
 * nothing if they cannot, or if the booking cannot be loaded.
 */
export function AskOthersForBooking({ bookingId, className }: { bookingId: string; className: string }) {
  const booking = useReadBookingQuery({ id: bookingId });
  if (booking.data) return <AskOthers booking={booking.data} on="card" className={className} />;
  return isPending(booking) ? (
    <Loading className={className}>
      <Skeleton className="h-24 rounded-12" />
    </Loading>
  ) : null;
}
