import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { accountDecider } from '../account/decider.ts';
import { workerDecider } from '../worker/decider.ts';
import { atOnce, definePolicy } from './policy.ts';

type Undone = { accountId: string; changedAt: string };

/**
 * Whoever moved a worker's number away could set a payout account with the codes that went there. With the number that
 * account goes, too: payouts wait until the worker sets one again.
 */
export const whenNumberChangeUndoneWithdrawPayoutAccount = definePolicy<Undone>({
  name: 'when-number-change-undone-withdraw-payout-account',
  on: {
    ContactChangeUndone: ({ stream, data: { changeId, kind, changedAt }, recordedAt }) =>
      kind === 'phone' ? atOnce(changeId, recordedAt, { accountId: partsOfStream(stream).id, changedAt }) : null,
  },
  act: async ({ accountId, changedAt }, { commands }, context) => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
    if (state.kind === 'none' || !state.lastWorkerId) return;
    await commands.handle(
      workerDecider,
      streams.worker(state.lastWorkerId),
      { type: 'WithdrawPayoutAccount', data: { since: changedAt } },
      context,
    );
  },
});
