import type { Booking } from '#contracts/views/booking.ts';
import { mustPay } from './turn.ts';

type Shown = { kind: 'booking' | 'payment'; status: string };

/** Status on a booking's badge: a failed payment that is still due takes precedence over a completed job. */
export function shownStatus({ status, payment }: Pick<Booking, 'status' | 'payment'>): Shown {
  return payment.status === 'failed' && mustPay(payment)
    ? { kind: 'payment', status: payment.status }
    : { kind: 'booking', status };
}
