import { bookingCode } from '../booking/code.ts';

/** Short code of a ticket, T-7F3K2. */
export function ticketCode(ticketId: string): string {
  return bookingCode(ticketId).replace(/^SK/, 'T');
}
