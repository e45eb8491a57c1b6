import { bookingCode } from '../booking/code.ts';

/** The short code by which people name a ticket, T-7F3K2. */
export function ticketCode(ticketId: string): string {
  return bookingCode(ticketId).replace(/^SK/, 'T');
}
