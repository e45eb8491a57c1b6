import type { Booking } from '#contracts/views/booking.ts';

/** Booking again is with the same worker, unless they said no or didn't come. */
export function rebookingPartner({
  worker,
  status,
  cancellation,
}: Pick<Booking, 'worker' | 'status' | 'cancellation'>): 'the same worker' | 'someone else' {
  return !worker || status === 'declined' || cancellation?.cause === 'worker_no_show'
    ? 'someone else'
    : 'the same worker';
}
