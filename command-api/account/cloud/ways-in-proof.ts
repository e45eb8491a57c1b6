import type { Account } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import type { AccountDeps } from '../deps.ts';
import { loadAccount } from '../person.ts';

/** For whoever changes how they sign in: not in a session of one factor, of who has two. Resolves with their account. */
export function createWaysInProof({
  commands,
}: Pick<AccountDeps, 'commands'>): (call: CallContext) => Promise<Account> {
  return async (call) => {
    const { accountId, factors = 1 } = signedIn(call);
    const account = await loadAccount(commands, accountId);
    if (factors === 1 && secondStepsOf(account).length > 0) throw new ApiError('second_factor_needed');
    return account;
  };
}
