import type { Account } from '#contracts/account/account-fold.ts';
import { type Factors, secondStepsOf } from '#contracts/account/second-factor.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import type { AccountDeps } from '../deps.ts';
import { loadAccount } from '../person.ts';
import { createSessions } from '../sign-in/sessions.ts';

type Deps = Pick<AccountDeps, 'commands' | 'secretStore' | 'now'>;

/** Guards changes of sign-in methods: rejects a one-factor session of an account with two factors. Returns the account. */
export function createSignInMethodProof(deps: Deps): (call: CallContext) => Promise<Account> {
  const shownFactors = createShownFactors(deps);

  return async (call) => {
    const account = await loadAccount(deps.commands, signedIn(call).accountId);
    const hasSecond = secondStepsOf(account).length > 0;
    if (hasSecond && (await shownFactors(call)) === 1) throw new ApiError('second_factor_needed');
    return account;
  };
}

/** Factors shown in this session: one more than its access token states if a passkey was added since. */
export function createShownFactors(deps: Deps): (call: CallContext) => Promise<Factors> {
  const sessions = createSessions(deps);

  return async (call) => {
    const { accountId, sessionId, factors } = signedIn(call);
    return factors === 2 ? factors : sessions.factors(sessionId, accountId);
  };
}
