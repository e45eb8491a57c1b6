import { disputeReopened, startsDispute } from '#contracts/events/dispute.ts';
import { startsRefundRequest } from '#contracts/events/payment.ts';
import { lineAdded } from '#contracts/events/payout.ts';
import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../booking/decider.ts';
import { disputeHoldsPay } from '../dispute/holds-pay.ts';
import { holdEarning } from '../payout/hold-earning.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

/**
 * Holds the disputed job's earning in its payout. A line added later, after its payment is verified, is held at once.
 */
export const whenDisputeOpenedHoldEarning = definePolicy<{ bookingId: string }>({
  name: 'when-dispute-opened-hold-earning',
  on: {
    ...onEach([startsDispute, disputeReopened, ...startsRefundRequest], ({ id, recordedAt, data: { bookingId } }) =>
      scheduleNow(id, recordedAt, { bookingId }),
    ),
    [lineAdded]: ({ id, recordedAt, data: { line } }) =>
      line.bookingId === null ? null : scheduleNow(id, recordedAt, { bookingId: line.bookingId }),
  },
  act: async ({ bookingId }, { commands }, context) => {
    if (!(await disputeHoldsPay(commands, bookingId))) return;
    const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
    if (booking.kind === 'booking') await holdEarning(commands, booking, context);
  },
});
