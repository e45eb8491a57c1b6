import type { ReactNode } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { Loading, SkeletonCard } from '../../../ui/showing/Skeleton.tsx';
import { BookingCard } from './BookingCard.tsx';
import { ClientBookingCard } from './ClientBookingCard.tsx';
import type { Side } from '../../../domain/booking/side.ts';
import { useAddedIds } from './use-added-ids.ts';

export function BookingCards({ bookings, side }: { bookings: readonly Booking[]; side: Side }) {
  return (
    <LiveCards bookings={bookings}>
      {(booking) =>
        side === 'client' ? <ClientBookingCard booking={booking} /> : <BookingCard booking={booking} side={side} />
      }
    </LiveCards>
  );
}

/** One column on a phone, two on wide screens. New bookings slide in. */
export function LiveCards({
  bookings,
  children,
}: {
  bookings: readonly Booking[];
  children: (booking: Booking) => ReactNode;
}) {
  const isFresh = useAddedIds(bookings.map(({ id }) => id));
  return (
    <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
      {bookings.map((booking) => (
        <li key={booking.id} style={isFresh(booking.id) ? arriving : undefined}>
          {children(booking)}
        </li>
      ))}
    </ul>
  );
}

export const arriving = { animation: 'suki-arrive 900ms var(--ease)', borderRadius: 'var(--radius-20)' };

export function CardsWaiting() {
  return (
    <Loading className="grid grid-cols-1 gap-3 xl:grid-cols-2">
      {[1, 2, 3, 4].map((place) => (
        <SkeletonCard key={place} />
      ))}
    </Loading>
  );
}
