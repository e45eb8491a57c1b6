import type { Booking } from '#contracts/views/booking.ts';

/** Only a job that somebody was to do; of others no dispute is asked for. */
export function mayBeDisputed({ status, worker }: Booking): boolean {
  return worker !== null && (status === 'in_progress' || status === 'completed' || status === 'cancelled');
}
