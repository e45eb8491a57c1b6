import type { WorkerEvent } from '#contracts/events/worker.ts';
import { heldUntilAfter } from '#contracts/payout/account-change.ts';
import { refuse } from '#contracts/refusal.ts';
import type { WorkerState } from '#contracts/worker/worker-fold.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { NewPayoutAccount, SetPayoutAccount } from './commands.ts';

/**
 * Each account needs the code that goes to the worker's own number, so that a taken-over session can't lead the money away.
 * Each holds payouts for a while, the first one too, so that a taken-over phone, or a number's next owner, can't either
 * before the worker has seen it.
 */
export function setPayoutAccount(
  { wanted, now, codeIsRight }: SetPayoutAccount,
  state: WorkerState,
): Decision<WorkerEvent> {
  if (state.kind === 'none') return refuse('not_found');
  const { payoutAccount: known } = state;
  if (known && isSame(known, wanted)) return [];
  if (!codeIsRight)
    return refuse('not_allowed_now', 'Confirm it with the code that we text to your mobile number.', {
      needs: 'phoneCode',
    });
  return [
    {
      type: 'PayoutAccountSet',
      data: {
        workerId: state.workerId,
        accountId: state.accountId,
        ...wanted,
        setAt: now,
        heldUntil: heldUntilAfter(now),
        ...(!known && { first: true }),
      },
    },
  ];
}

/** An account that was set since their number was changed by somebody else is not theirs. `since`: an instant. */
export function withdrawPayoutAccount({ since }: { since: string }, state: WorkerState): Decision<WorkerEvent> {
  if (state.kind === 'none' || !state.payoutAccount || Date.parse(state.payoutAccount.setAt) < Date.parse(since))
    return [];
  const {
    workerId,
    accountId,
    payoutAccount: { setAt },
  } = state;
  return [{ type: 'PayoutAccountWithdrawn', data: { workerId, accountId, setAt, reason: 'number_change_undone' } }];
}

function isSame(one: NewPayoutAccount, other: NewPayoutAccount): boolean {
  return (
    one.method === other.method && one.account === other.account && one.name === other.name && one.bank === other.bank
  );
}
