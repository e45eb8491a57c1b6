import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import { releaseEarning } from '../payout/hold-earning.ts';
import { settleEarning } from '../payout/settle-earning.ts';
import type { PolicyDeps } from '../process-managers/policy.ts';
import { carryOutOnBooking } from './carry-out.ts';
import { disputeHoldsPay } from './holds-pay.ts';

/**
 * Carries a final decision out, and brings back what the dispute held, unless it still waits. What the decision takes of
 * it comes off first, so that at no moment more lies in a payout than was earned. `causeId`: the event that it is released by.
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
