import type { Booking } from '#contracts/views/booking.ts';

/** Suki cannot know whether a transfer left the sender's account, so the status only says that it was not found. */
export function shownStatus({ status, method }: Pick<Booking['payment'], 'status' | 'method'>): string {
  return status === 'failed' && method === 'bank_transfer' ? 'not_found' : status;
}
