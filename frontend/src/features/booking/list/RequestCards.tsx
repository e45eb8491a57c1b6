import type { Booking } from '#contracts/views/booking.ts';
import { arriving } from './BookingCards.tsx';
import { RequestCard } from './RequestCard.tsx';
import { useFresh } from './use-fresh.ts';

export function RequestCards({ bookings }: { bookings: readonly Booking[] }) {
  const isFresh = useFresh(bookings.map(({ id }) => id));
  return (
    <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
      {bookings.map((booking) => (
        <li key={booking.id} style={isFresh(booking.id) ? arriving : undefined}>
          <RequestCard booking={booking} />
        </li>
      ))}
    </ul>
  );
}
