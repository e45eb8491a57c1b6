import { amountDecided } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { restsUntil } from '#contracts/payment/allowed-actions.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { scheduleNow, definePolicy, afterUndoPeriod, onEach } from './policy.ts';

/**
 * Refunds money received beyond the amount due: late payments for cancelled bookings, payments before a cancellation, and
 * duplicate payments. A failed refund is not issued again automatically: an admin sees it.
 */
export const whenOverpaidRefund = definePolicy<{ bookingId: string }>({
  name: 'when-overpaid-refund',
  on: {
    PaymentReceived: (event) => afterUndoPeriod(event.data.bookingId, event, { bookingId: event.data.bookingId }),
    ...onEach(amountDecided, ({ data: { bookingId }, recordedAt }) =>
      scheduleNow(bookingId, recordedAt, { bookingId }),
    ),
  },
  act: async ({ bookingId }, { commands }, context) => {
    const booking = await findPayable(commands, bookingId);
    if (!booking) return;
    const stream = streams.payment(bookingId);
    const { state } = await commands.loadNewest(paymentDecider, stream);
    // Waits while an admin can undo the match of a transfer: a wrongly matched one must not be refunded.
    const lookAgainAt = restsUntil(state);
    if (lookAgainAt !== null && Date.parse(context.now) < Date.parse(lookAgainAt)) return { lookAgainAt };
    const data = { booking, now: context.now, commandId: context.commandId };
    await commands.handle(paymentDecider, stream, { type: 'RefundExcess', data }, context);
  },
});
