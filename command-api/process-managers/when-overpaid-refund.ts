import { amountDecided } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { restsUntil } from '#contracts/payment/allowed-actions.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { atOnce, definePolicy, onceFinal, onEach } from './policy.ts';

/**
 * What has come in beyond what is owed goes back: a late success on a cancelled booking, one that was paid before it was
 * cancelled, two attempts that both succeeded. A refund that failed is not issued again by itself: an admin sees it.
 */
export const whenOverpaidRefund = definePolicy<{ bookingId: string }>({
  name: 'when-overpaid-refund',
  on: {
    PaymentReceived: (event) => onceFinal(event.data.bookingId, event, { bookingId: event.data.bookingId }),
    ...onEach(amountDecided, ({ data: { bookingId }, recordedAt }) => atOnce(bookingId, recordedAt, { bookingId })),
  },
  act: async ({ bookingId }, { commands }, context) => {
    const booking = await findPayable(commands, bookingId);
    if (!booking) return;
    const stream = streams.payment(bookingId);
    const { state } = await commands.loadNewest(paymentDecider, stream);
    // A transfer that was found by mistake never came: a booking that is cancelled meanwhile has nothing to give back.
    const lookAgainAt = restsUntil(state);
    if (lookAgainAt !== null && Date.parse(context.now) < Date.parse(lookAgainAt)) return { lookAgainAt };
    const data = { booking, now: context.now, commandId: context.commandId };
    await commands.handle(paymentDecider, stream, { type: 'RefundExcess', data }, context);
  },
});
