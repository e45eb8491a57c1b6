import type { Booking } from '#contracts/views/booking.ts';

type Line = { of: 'service' | 'cancellationFee'; amount: number };
export type Owed = { lines: Line[]; total: number; word: 'toPay' | 'paidTotal' | 'total' | 'nothingToPay' };

const received = ['paid', 'verified'];

/** The receipt's lines and total in centavos: a booking that came to nothing costs its fee at most. */
export function owed({ status, price, totalCost, payment, cancellation }: Booking): Owed {
  if (status === 'cancelled' && cancellation && cancellation.fee > 0) return { lines: [{ of: 'cancellationFee', amount: cancellation.fee }], total: cancellation.fee, word: 'total' };
  const lines: Line[] = [{ of: 'service', amount: status === 'completed' ? totalCost : price }];
  if (status === 'cancelled' || status === 'declined' || status === 'expired') return { lines, total: 0, word: 'nothingToPay' };
  return { lines, total: totalCost, word: received.includes(payment.status) ? 'paidTotal' : 'toPay' };
}
