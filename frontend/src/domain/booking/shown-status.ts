import type { Booking } from '#contracts/views/booking.ts';
import { mustPay } from './turn.ts';

type StatusOwner = { kind: 'booking' | 'payment' | 'ownQuote'; status: string };

type Of = Pick<Booking, 'status' | 'payment' | 'otherChosen'>;

/** Status on a booking's badge: a failed payment that is still due takes precedence over a completed job. */
export function shownStatus({ status, payment, otherChosen }: Of): StatusOwner {
  if (otherChosen) return { kind: 'ownQuote', status: 'not_chosen' };
  return payment.status === 'failed' && mustPay(payment)
    ? { kind: 'payment', status: payment.status }
    : { kind: 'booking', status };
}
