import type { Booking } from '#contracts/views/booking.ts';

/** Rebook with the same worker, unless they declined or were a no-show. */
export function rebookingPartner({
  worker,
  status,
  cancellation,
}: Pick<Booking, 'worker' | 'status' | 'cancellation'>): 'the same worker' | 'someone else' {
  return !worker || status === 'declined' || cancellation?.cause === 'worker_no_show'
    ? 'someone else'
    : 'the same worker';
}
