import type { Booking } from '#contracts/views/booking.ts';

/** Nobody at Suki knows whether a transfer left its sender's account: it wasn't found, and that is all that is said. */
export function shownStatus({ status, method }: Pick<Booking['payment'], 'status' | 'method'>): string {
  return status === 'failed' && method === 'bank_transfer' ? 'not_found' : status;
}
