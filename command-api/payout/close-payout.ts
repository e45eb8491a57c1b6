import { streams } from '#contracts/events/streams.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { PayoutState } from '#contracts/payout/payout-fold.ts';
import { payoutDecider } from './decider.ts';
import { payoutAccountOf } from './payout-account-of.ts';

/** Closes a Friday's payout with the worker's current account. */
export async function closePayout(
  commands: CommandHandler,
  { workerId, friday }: { workerId: string; friday: string },
  context: CommandContext,
): Promise<PayoutState> {
  const account = await payoutAccountOf(commands, workerId);
  const { state } = await commands.handle(
    payoutDecider,
    streams.payout(workerId, friday),
    { type: 'SchedulePayout', data: { account, now: context.now } },
    context,
  );
  return state;
}
