import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { releaseEarning } from '../payout/hold-earning.ts';
import { settleEarning } from '../payout/settle-earning.ts';
import type { PolicyDeps } from '../process-managers/policy.ts';
import { disputeHoldsPay } from './holds-pay.ts';
import { disputeDecider } from './decider.ts';

/**
 * Carries out a final decision and releases the held earning, unless it still waits. The waiver is deducted first, so that a
 * payout never contains more than was earned. `causeId`: the releasing event.
 */
export async function releasePay(
  { commands, settings }: Pick<PolicyDeps, 'commands' | 'settings'>,
  { bookingId, causeId }: { bookingId: string; causeId: string },
  context: CommandContext,
): Promise<void> {
  if (await disputeHoldsPay(commands, bookingId)) return;
  await carryOutOnBooking(commands, bookingId, context);
  const correctionId = `dispute:${causeId}`;
  await settleEarning({ commands, settings }, { bookingId, correctionId, at: context.now }, context);
  const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  if (booking.kind === 'booking') await releaseEarning(commands, booking, causeId, context);
}

/**
 * Applies a final decision to the booking, apart from money: completes a job in progress and settles a no-show. No effect for a
 * withdrawn dispute.
 */
async function carryOutOnBooking(commands: CommandHandler, bookingId: string, context: CommandContext): Promise<void> {
  const { state: dispute } = await commands.loadNewest(disputeDecider, streams.dispute(bookingId));
  const decision = dispute.kind === 'dispute' && dispute.status === 'settled' ? dispute.decisions.at(-1) : undefined;
  if (!decision) return;
  const data = { outcome: decision.outcome, reason: decision.reason, now: context.now };
  await commands.handle(bookingDecider, streams.booking(bookingId), { type: 'FollowDispute', data }, context);
}
