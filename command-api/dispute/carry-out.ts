import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { disputeDecider } from './decider.ts';

/**
 * What a final decision means for its booking beside the money: a job that is still under way ends by it, and whether a
 * no-show counts is settled. Nothing where the dispute was withdrawn.
 */
export async function carryOutOnBooking(
  commands: CommandHandler,
  bookingId: string,
  context: CommandContext,
): Promise<void> {
  const { state: dispute } = await commands.loadNewest(disputeDecider, streams.dispute(bookingId));
  const decision = dispute.kind === 'dispute' && dispute.status === 'settled' ? dispute.decisions.at(-1) : undefined;
  if (!decision) return;
  const data = { outcome: decision.outcome, reason: decision.reason, now: context.now };
  await commands.handle(bookingDecider, streams.booking(bookingId), { type: 'FollowDispute', data }, context);
}
