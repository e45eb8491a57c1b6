import type { WorkerEvent } from '#contracts/events/worker.ts';
import { heldUntilAfter } from '#contracts/payout/account-change.ts';
import { refuse } from '#contracts/refusal.ts';
import type { WorkerState } from '#contracts/worker/worker-fold.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { NewPayoutAccount, SetPayoutAccount } from './commands.ts';

/**
 * A new account needs the code texted to the worker's number (without texts, a mailed code or a passkey), so that a stolen
 * session cannot redirect payouts. Every new account, the first one too, also holds payouts for a while: a thief of the phone,
 * or the number's next owner, gets nothing before the worker has seen the notice.
 */
export function setPayoutAccount(
  { wanted, now, codeIsRight, instead }: SetPayoutAccount,
  state: WorkerState,
): Decision<WorkerEvent> {
  if (state.kind === 'none') return refuse('not_found');
  const { payoutAccount: known } = state;
  if (known && isSame(known, wanted)) return [];
  if (!codeIsRight && instead)
    return refuse(
      'not_allowed_now',
      instead.ways.length > 0
        ? 'Confirm it with a code that we mail to you, or with a passkey.'
        : 'Verify your email or add a passkey first.',
      { needs: 'proof', ...instead },
    );
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

/** Withdraws an account that was set after an unauthorised number change at `since` (an instant). */
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
