import { leadingTo } from '#contracts/events/booking.ts';
import { balanceChanged, dueWaived, refundEnded } from '#contracts/events/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import { dueCentavos, keptCentavos, type PaidBooking, type PaymentFacts } from '#contracts/payment/allowed-actions.ts';
import { bookingDecider } from '../booking/decider.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

/** A fully refunded job cannot be reviewed and its review does not count, until the refund fails. */
export const whenRefundedDiscountReview = definePolicy<{ bookingId: string }>({
  name: 'when-refunded-discount-review',
  on: onEach(
    [...balanceChanged, ...refundEnded, dueWaived, ...leadingTo('completed')],
    ({ data: { bookingId }, recordedAt }) => scheduleNow(bookingId, recordedAt, { bookingId }),
  ),
  act: async ({ bookingId }, { commands }, context) => {
    const booking = await findPayable(commands, bookingId);
    if (booking?.status !== 'completed') return;
    const { state: payment } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
    await commands.handle(
      bookingDecider,
      streams.booking(bookingId),
      { type: 'NoteFullRefund', data: { refunded: isFullyRefunded(booking, payment) } },
      context,
    );
  },
});

type PaymentAmounts = Pick<PaymentFacts, 'receivedCentavos' | 'refundedCentavos' | 'waivedCentavos'>;

function isFullyRefunded(booking: PaidBooking, payment: PaymentAmounts): boolean {
  return booking.totalCentavos > 0 && dueCentavos(booking, payment) === 0 && keptCentavos(payment) === 0;
}
