import type { Booking } from '#contracts/booking/booking-state.ts';
import { streams } from '#contracts/events/streams.ts';
import { dueCentavos, keptCentavos } from '#contracts/payment/allowed-actions.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { paymentDecider } from '../payment/decider.ts';
import { payableBooking } from '../payment/payable-booking.ts';

/** Decision about a booking by which staff waive or refund its money. */
export type WaiverCause = 'no_show' | 'cancellation';

/**
 * Amount in centavos. No-show: its fee, paid or not. Cancellation by staff: the paid amount, or the whole amount due once the
 * work has started.
 */
function amountWaived(booking: Booking, payment: PaymentState, by: WaiverCause): number {
  const payable = payableBooking(booking);
  if (!payable) return 0;
  const kept = keptCentavos(payment);
  const isOwed = booking.status === (by === 'no_show' ? 'cancelled' : 'in_progress');
  return isOwed ? Math.max(kept, dueCentavos(payable, payment)) : kept;
}

export async function loadWaivedAmount(commands: CommandHandler, booking: Booking, by: WaiverCause) {
  const { state: payment } = await commands.loadNewest(paymentDecider, streams.payment(booking.bookingId));
  return { payment, amountCentavos: amountWaived(booking, payment, by) };
}
