import type { Booking } from '#contracts/views/booking.ts';

/** Only a job with an accepted worker can be disputed; others skip the request. */
export function mayBeDisputed({ status, worker }: Booking): boolean {
  return worker !== null && (status === 'in_progress' || status === 'completed' || status === 'cancelled');
}
