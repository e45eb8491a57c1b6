import type { Booking } from '#contracts/views/booking.ts';

/** Reason for an agreed job without a charge. */
type NotDone = 'calledOff' | 'turnedDown' | 'notAnswered';
const notDone: Partial<Record<Booking['status'], NotDone>> = {
  cancelled: 'calledOff',
  declined: 'turnedDown',
  expired: 'notAnswered',
};

/** In centavos; deductions are negative. `reason`: text of an extra. */
type Line = {
  of: 'service' | 'extra' | 'cancellationFee' | 'paidAlready' | 'amountRefunded' | 'letOff' | 'tooMuch' | NotDone;
  amount: number;
  reason?: string;
};
export type Owed = { lines: Line[]; total: number; word: 'toPay' | 'paidTotal' | 'nothingToPay' };

/** Lines of the receipt and their sum. A cancelled or expired booking costs at most its fee. */
export function receiptLines(booking: Booking): Owed {
  const { status, payment } = booking;
  const costs = status === 'cancelled' ? feeLines(booking) : jobLines(booking);
  const kept = payment.received - payment.refunded;
  if (payment.owed > 0)
    return {
      lines: [...costs, ...difference(sumOf(costs), payment.amount, 'letOff'), ...difference(kept, 0, 'paidAlready')],
      total: payment.owed,
      word: 'toPay',
    };
  if (kept > 0)
    return {
      lines: [
        ...costs,
        ...difference(sumOf(costs), kept, 'amountRefunded'),
        ...difference(kept, sumOf(costs), 'tooMuch', 1),
      ],
      total: kept,
      word: 'paidTotal',
    };
  if (notDone[status] || payment.amount === 0) return { lines: nothingLines(booking), total: 0, word: 'nothingToPay' };
  return { lines: costs, total: sumOf(costs), word: 'toPay' };
}

/** The fee, or the job's price with its full deduction. */
function nothingLines(booking: Booking): Line[] {
  const fee = feeLines(booking);
  const lines = fee.length > 0 ? fee : jobLines(booking);
  return [...lines, ...difference(sumOf(lines), 0, fee.length > 0 ? 'letOff' : (notDone[booking.status] ?? 'letOff'))];
}

function jobLines({ totalCost, extras }: Booking): Line[] {
  const approved = extras.filter(({ status }) => status === 'approved');
  const service = totalCost - approved.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { of: 'service', amount: service },
    ...approved.map(({ amount, reason }): Line => ({ of: 'extra', amount, reason })),
  ];
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
