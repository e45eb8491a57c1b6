import { feeDecided } from '#contracts/events/booking.ts';
import { balanceChanged, dueWaived } from '#contracts/events/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { scheduleNow, definePolicy, afterUndoPeriod, onEach } from './policy.ts';

/**
 * Settles the payment of a cancelled booking: requests the fee, or closes the payment once nothing is owed and nothing received
 * is left. `when-overpaid-refund` refunds the excess, after which this policy runs again.
 */
export const whenCancelledSettlePayment = definePolicy<{ bookingId: string }>({
  name: 'when-cancelled-settle-payment',
  on: {
    ...onEach([...feeDecided, dueWaived], ({ data: { bookingId }, recordedAt }) =>
      scheduleNow(bookingId, recordedAt, { bookingId }),
    ),
    ...onEach(balanceChanged, (event) =>
      afterUndoPeriod(event.data.bookingId, event, { bookingId: event.data.bookingId }),
    ),
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
