import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { disputeDecider } from './decider.ts';

/**
 * Applies a final decision to the booking, apart from money: completes a job in progress and settles a no-show. No effect for a
 * withdrawn dispute.
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
