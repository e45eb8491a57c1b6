import type { Booking } from '#contracts/views/booking.ts';
import { mustPay } from './turn.ts';

type Shown = { kind: 'booking' | 'payment'; status: string };

/** What a badge says of a booking: a payment that failed and is still due comes before a job that is done. */
export function shownStatus({ status, payment }: Pick<Booking, 'status' | 'payment'>): Shown {
  return payment.status === 'failed' && mustPay(payment)
    ? { kind: 'payment', status: payment.status }
    : { kind: 'booking', status };
}
