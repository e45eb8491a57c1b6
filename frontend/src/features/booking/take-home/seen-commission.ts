import type { Booking } from '#contracts/views/booking.ts';

/** What a command of the worker's says it was shown, so that nothing is agreed at a commission that changed since. */
export function seenCommission(earning: Booking['earning']): { commissionPercent?: number } {
  return earning ? { commissionPercent: earning.percent } : {};
}
