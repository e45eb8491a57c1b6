import type { Account } from '#contracts/account/account-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import type { AccountDeps } from '../deps.ts';
import { loginOf } from '../logins/login-name.ts';
import { addressOf, recordRefusal } from '../passwords/prove-password.ts';
import { createGuessLimits } from '../sign-in/guess-limits.ts';
import { appCodeRefusals, createTotp } from './totp.ts';

/**
 * Re-authenticates a signed-in person by app code. Guesses count together with those at the password, so that a stolen session
 * gets no extra ones. Throws the code's error (recorded), or 429 after too many.
 */
export function createAppCodeProof(deps: AccountDeps) {
  const { commands, now } = deps;
  const limits = createGuessLimits(deps);
  const totp = createTotp(deps);

  return async (account: Account, code: string, call: CallContext): Promise<void> => {
    const { accountId } = account;
    const own = stepOf(commandContext(call, now()));
    const admitted = await limits.admit([
      { kind: 'proof', of: accountId },
      { kind: 'address', of: addressOf(call) },
    ]);
    // Ignores a leftover key of a removed app.
    const result = account.secondFactors.includes('totp') ? await totp.use(accountId, code) : 'wrong';
    if (result === 'right') return admitted.right();
    await recordRefusal(commands, loginOf(account), { accountId, reason: 'wrong_code' }, own);
    throw new ApiError(appCodeRefusals[result], { security: { event: 'second_step_refused', accountId } });
  };
}
