import { streams } from '#contracts/events/streams.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { payoutDecider, type PayoutState } from './decider.ts';
import { payoutAccountOf } from './payout-account-of.ts';
import { schedulePayout } from './decide-payouts.ts';

/** Closes the payout of a Friday that has begun: with the account as it is now. */
export async function closePayout(
  commands: CommandHandler,
  { workerId, friday }: { workerId: string; friday: string },
  context: CommandContext,
): Promise<PayoutState> {
  const account = await payoutAccountOf(commands, workerId);
  const { state } = await commands.handleWith(
    payoutDecider,
    streams.payout(workerId, friday),
    (payout) => schedulePayout({ account, now: context.now }, payout),
    context,
  );
  return state;
}
