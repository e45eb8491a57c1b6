import type { Booking } from '#contracts/views/booking.ts';

/** In centavos; what lessens the total is negative. `reason`: an extra's own words. */
type Line = { of: 'service' | 'extra' | 'cancellationFee' | 'paidAlready' | 'givenBack' | 'letOff' | 'tooMuch'; amount: number; reason?: string };
export type Owed = { lines: Line[]; total: number; word: 'toPay' | 'paidTotal' | 'nothingToPay' };

/** The receipt's lines and what they come to: a booking that came to nothing costs its fee at most. */
export function owed(booking: Booking): Owed {
  const { status, payment } = booking;
  const costs = status === 'cancelled' ? feeLines(booking) : jobLines(booking);
  const kept = payment.received - payment.refunded;
  if (payment.owed > 0) return { lines: [...costs, ...difference(sumOf(costs), payment.amount, 'letOff'), ...difference(kept, 0, 'paidAlready')], total: payment.owed, word: 'toPay' };
  if (kept > 0) return { lines: [...costs, ...difference(sumOf(costs), kept, 'givenBack'), ...difference(kept, sumOf(costs), 'tooMuch', 1)], total: kept, word: 'paidTotal' };
  if (over.includes(status) || payment.amount === 0) return { lines: costs.length > 0 ? costs : jobLines(booking), total: 0, word: 'nothingToPay' };
  return { lines: costs, total: sumOf(costs), word: 'toPay' };
}

const over: readonly Booking['status'][] = ['declined', 'expired', 'cancelled'];

function jobLines({ totalCost, extras }: Booking): Line[] {
  const approved = extras.filter(({ status }) => status === 'approved');
  const service = totalCost - approved.reduce((sum, { amount }) => sum + amount, 0);
  return [{ of: 'service', amount: service }, ...approved.map(({ amount, reason }): Line => ({ of: 'extra', amount, reason }))];
}

function feeLines({ cancellation }: Booking): Line[] {
  return cancellation && cancellation.fee > 0 ? [{ of: 'cancellationFee', amount: cancellation.fee }] : [];
}

function difference(from: number, to: number, of: Line['of'], sign: 1 | -1 = -1): Line[] {
  return from > to ? [{ of, amount: sign * (from - to) }] : [];
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
