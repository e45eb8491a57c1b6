import { leadingTo } from '#contracts/events/booking.ts';
import { attemptEnded, dueWaived } from '#contracts/events/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { scheduleNow, definePolicy, afterUndoPeriod, onEach } from './policy.ts';

/**
 * Requests the amount still owed when the work is completed, cash included. When a pending part, such as a deposit, arrives or
 * fails later, it requests the rest.
 */
export const whenCompletedRequestPayment = definePolicy<{ bookingId: string }>({
  name: 'when-completed-request-payment',
  on: {
    // A waiver reduces the requested amount.
    ...onEach([...leadingTo('completed'), dueWaived], ({ data: { bookingId }, recordedAt }) =>
      scheduleNow(bookingId, recordedAt, { bookingId }),
    ),
    ...onEach(attemptEnded, (event) =>
      afterUndoPeriod(event.data.bookingId, event, { bookingId: event.data.bookingId }),
    ),
  },
  act: async ({ bookingId }, { commands }, context) => {
    const booking = await findPayable(commands, bookingId);
    if (booking?.status !== 'completed') return;
    await commands.handle(
      paymentDecider,
      streams.payment(bookingId),
      { type: 'RequestOutstandingPayment', data: { booking, now: context.now } },
      context,
    );
  },
});
