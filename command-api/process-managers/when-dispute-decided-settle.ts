import { disputeAppealed, disputeDecided, disputeSettled } from '#contracts/events/dispute.ts';
import { streams } from '#contracts/events/streams.ts';
import { disputeDecider } from '../dispute/decider.ts';
import { definePolicy, onEach } from './policy.ts';

/** Makes a decision final when its appeal period ends without an appeal. */
export const whenDisputeDecidedSettle = definePolicy<{ bookingId: string }>({
  name: 'when-dispute-decided-settle',
  on: {
    [disputeDecided]: ({ data: { bookingId, appealBy } }) =>
      appealBy === null ? null : { schedule: { key: bookingId, dueAt: appealBy, data: { bookingId } } },
    ...onEach([disputeAppealed, disputeSettled], ({ data: { bookingId } }) => ({ cancel: bookingId })),
  },
  act: async ({ bookingId }, { commands }, context) => {
    await commands.handle(
      disputeDecider,
      streams.dispute(bookingId),
      { type: 'SettleDispute', data: { now: context.now } },
      context,
    );
  },
});
