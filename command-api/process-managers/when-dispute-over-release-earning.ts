import { holdingStatuses } from '#contracts/dispute/lifecycle.ts';
import { disputeOver } from '#contracts/events/dispute.ts';
import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../booking/decider.ts';
import { disputeDecider } from '../dispute/decider.ts';
import { releaseEarning } from '../payout/hold-earning.ts';
import { atOnce, definePolicy, onEach } from './policy.ts';

/** What was held comes back; what the decision takes of it, the refund's own line does. */
export const whenDisputeOverReleaseEarning = definePolicy<{ bookingId: string; eventId: string }>({
  name: 'when-dispute-over-release-earning',
  on: onEach(disputeOver, ({ id, recordedAt, data: { bookingId } }) =>
    atOnce(id, recordedAt, { bookingId, eventId: id }),
  ),
  act: async ({ bookingId, eventId }, { commands }, context) => {
    // Opened again meanwhile: it goes on waiting.
    const { state: dispute } = await commands.loadNewest(disputeDecider, streams.dispute(bookingId));
    if (dispute.kind === 'dispute' && holdingStatuses.includes(dispute.status)) return;
    const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
    if (booking.kind === 'booking') await releaseEarning(commands, booking, eventId, context);
  },
});
