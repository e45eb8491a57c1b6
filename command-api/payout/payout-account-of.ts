import { streams } from '#contracts/events/streams.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { PayoutAccount } from '#contracts/worker/worker-fold.ts';
import { workerDecider } from '../worker/decider.ts';

/** The worker's current payout account; null if not set. */
export async function payoutAccountOf(commands: CommandHandler, workerId: string): Promise<PayoutAccount | null> {
  const { state } = await commands.loadNewest(workerDecider, streams.worker(workerId));
  return state.kind === 'none' ? null : state.payoutAccount;
}
