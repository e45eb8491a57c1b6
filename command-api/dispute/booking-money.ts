import { ApiError } from '#contracts/api-error.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { streams } from '#contracts/events/streams.ts';
import { dueCentavos, keptCentavos } from '#contracts/payment/allowed-actions.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { paymentDecider } from '../payment/decider.ts';
import { payableBooking } from '../payment/payable-booking.ts';

/** The disputed booking, the amount due and the amount received and not refunded, from the newest streams. */
export type DisputedBooking = { booking: Booking; dueCentavos: number; keptCentavos: number };

export async function loadDisputedBooking(commands: CommandHandler, bookingId: string): Promise<DisputedBooking> {
  const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  if (booking.kind === 'none') throw new ApiError('not_found');
  const payable = payableBooking(booking);
  const { state: payment } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
  return { booking, dueCentavos: payable ? dueCentavos(payable, payment) : 0, keptCentavos: keptCentavos(payment) };
}
