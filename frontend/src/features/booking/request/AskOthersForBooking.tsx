import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { AskOthers } from './AskOthers.tsx';

/**
 * Button beside a notification of a failed booking. Renders nothing until the booking is loaded, or if others cannot
 * be asked.
 */
export function AskOthersForBooking({ bookingId, className }: { bookingId: string; className: string }) {
  const { data } = useReadBookingQuery({ id: bookingId });
  return data ? <AskOthers booking={data} on="card" className={className} /> : null;
}
