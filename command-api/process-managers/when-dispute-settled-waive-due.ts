import { disputeSettled } from '#contracts/events/dispute.ts';
import { streams } from '#contracts/events/streams.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { atOnce, definePolicy } from './policy.ts';

/** As it stands on refunds, which their client reads. */
const REASON = 'Suki decided your dispute';

/** What a final decision takes off the price is no longer owed, and goes back where it was paid. */
export const whenDisputeSettledWaiveDue = definePolicy<{ bookingId: string; waivedCentavos: number }>({
  name: 'when-dispute-settled-waive-due',
  on: {
    [disputeSettled]: ({ id, recordedAt, data: { bookingId, waivedCentavos } }) =>
      waivedCentavos === 0 ? null : atOnce(id, recordedAt, { bookingId, waivedCentavos }),
  },
  act: async ({ bookingId, waivedCentavos }, { commands }, context) => {
    const booking = await findPayable(commands, bookingId);
    if (!booking) return;
    const { commandId, now } = context;
    await commands.handle(
      paymentDecider,
      streams.payment(bookingId),
      { type: 'WaiveDue', data: { booking, waivedCentavos, reason: REASON, now, commandId } },
      context,
    );
  },
});
