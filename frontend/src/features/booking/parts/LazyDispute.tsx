import { lazy, Suspense } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import type { Side } from '../../../domain/booking/side.ts';

const BookingDispute = lazy(async () => ({
  default: (await import('../../dispute/parts/BookingDispute.tsx')).BookingDispute,
}));

/** How the dispute of a job that is over stands; its code comes when there may be one (look.md, Budget). */
export function LazyDispute({ booking, side }: { booking: Booking; side: Side }) {
  const mayBe = booking.worker !== null && (booking.status === 'completed' || booking.status === 'cancelled');
  return mayBe ? (
    <Suspense fallback={null}>
      <BookingDispute booking={booking} side={side} />
    </Suspense>
  ) : null;
}
