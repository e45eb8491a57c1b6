import { feeDecided } from '#contracts/events/booking.ts';
import { balanceChanged, dueWaived } from '#contracts/events/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { atOnce, definePolicy, onceFinal, onEach } from './policy.ts';

/**
 * A cancelled booking's payment: its fee is asked for, or it is closed once nothing is owed and nothing is left of what
 * came in. What is too much goes back by `when-overpaid-refund`, after which this looks again.
 */
export const whenCancelledSettlePayment = definePolicy<{ bookingId: string }>({
  name: 'when-cancelled-settle-payment',
  on: {
    ...onEach([...feeDecided, dueWaived], ({ data: { bookingId }, recordedAt }) =>
      atOnce(bookingId, recordedAt, { bookingId }),
    ),
    ...onEach(balanceChanged, (event) => onceFinal(event.data.bookingId, event, { bookingId: event.data.bookingId })),
  },
  act: async ({ bookingId }, { commands }, context) => {
    const booking = await findPayable(commands, bookingId);
    if (booking?.status !== 'cancelled') return;
    await commands.handle(
      paymentDecider,
      streams.payment(bookingId),
      { type: 'SettleCancelledPayment', data: { booking, now: context.now } },
      context,
    );
  },
});
