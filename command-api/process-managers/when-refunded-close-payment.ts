import { dueWaived } from '#contracts/events/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

/** Closes the payment of a completed job once everything received was refunded and nothing is owed. */
export const whenRefundedClosePayment = definePolicy<{ bookingId: string }>({
  name: 'when-refunded-close-payment',
  on: onEach(['RefundIssued', dueWaived], ({ data: { bookingId }, recordedAt }) =>
    scheduleNow(bookingId, recordedAt, { bookingId }),
  ),
  act: async ({ bookingId }, { commands }, context) => {
    const booking = await findPayable(commands, bookingId);
    if (booking?.status !== 'completed') return;
    await commands.handle(
      paymentDecider,
      streams.payment(bookingId),
      { type: 'VoidPayment', data: { booking, now: context.now } },
      context,
    );
  },
});
