import { streams } from '#contracts/events/streams.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { PayoutAccount } from '#contracts/worker/worker-fold.ts';
import { workerDecider } from '../worker/decider.ts';

/** Where the worker's money goes as of now; null while they have not said it. */
export async function payoutAccountOf(commands: CommandHandler, workerId: string): Promise<PayoutAccount | null> {
  const { state } = await commands.loadNewest(workerDecider, streams.worker(workerId));
  return state.kind === 'none' ? null : state.payoutAccount;
}
