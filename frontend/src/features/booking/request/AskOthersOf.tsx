import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { AskOthers } from './AskOthers.tsx';

/** The press beside news of a booking that came to nothing; nothing until the booking is read, and where the others can't be asked. */
export function AskOthersOf({ bookingId, className }: { bookingId: string; className: string }) {
  const { data } = useReadBookingQuery({ id: bookingId });
  return data ? <AskOthers booking={data} on="card" className={className} /> : null;
}
