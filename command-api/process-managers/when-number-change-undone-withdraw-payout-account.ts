import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { accountDecider } from '../account/decider.ts';
import { workerDecider } from '../worker/decider.ts';
import { scheduleNow, definePolicy } from './policy.ts';

type Undone = { accountId: string; changedAt: string };

/**
 * A thief who changed a worker's number could set a payout account with codes to the new number. Undoing the change also
 * withdraws that account; payouts then wait until the worker sets one.
 */
export const whenNumberChangeUndoneWithdrawPayoutAccount = definePolicy<Undone>({
  name: 'when-number-change-undone-withdraw-payout-account',
  on: {
    ContactChangeUndone: ({ stream, data: { changeId, kind, changedAt }, recordedAt }) =>
      kind === 'phone' ? scheduleNow(changeId, recordedAt, { accountId: partsOfStream(stream).id, changedAt }) : null,
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
