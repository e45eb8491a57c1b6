import type { Account } from '#contracts/account/account-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { addressOf } from '../passwords/prove-password.ts';
import { existing, loadAccount } from '../person.ts';
import { createGuessLimits } from '../sign-in/guess-limits.ts';
import { provenIn } from '../sign-in/verified-caller.ts';
import { forgetSecondFactors } from './forget-second-factors.ts';
import { CODES, createRecoveryCodes } from './recovery-codes.ts';
import { appCodeRefusals, createTotp } from './totp.ts';

type SetUp = { account: Account; position: number; recoveryCodes: string[] };

/** Enables the authenticator app by its first code. Concurrent confirmations: exactly one succeeds. */
export function createTotpSetUp(
  deps: AccountDeps,
): (before: Account, code: string, call: CallContext) => Promise<SetUp> {
  const { commands, secretStore, now } = deps;
  const limits = createGuessLimits(deps);
  const totp = createTotp(deps);
  const recoveryCodes = createRecoveryCodes(deps);

  /** Guesses count together with those at the password. A right code does not reset wrong passwords. */
  async function look(accountId: string, code: string, { at, call }: { at: Date; call: CallContext }): Promise<void> {
    const admitted = await limits.admit([
      { kind: 'proof', of: accountId },
      { kind: 'address', of: addressOf(call) },
    ]);
    const result = await totp.lookAtNew(accountId, code, at);
    if (result === 'wrong' || result === 'not_current') throw new ApiError(appCodeRefusals[result]);
    await admitted.takeBack();
    if (result === 'over') throw new ApiError('not_allowed_now');
  }

  return async ({ accountId }, code, call) => {
    const at = now();
    await look(accountId, code, { at, call });
    const stream = streams.account(accountId);
    const data = { kind: 'totp', recoveryCodes: CODES, addedAt: at.toISOString(), provenIn: provenIn(call) } as const;
    const command = { type: 'AddSecondFactor', data } as const;
    // A separate command id: the app may be enabled again under the same Idempotency-Key.
    const own = stepOf(commandContext(call, at));
    // Key and codes first: the event ends sessions, and the person signs in again with them.
    const codes = await recoveryCodes.renew(accountId, async () => {
      await commands.dryRun(accountDecider, stream, command, own);
      if ((await totp.confirm(accountId, code, at)) !== 'right') throw new ApiError('not_allowed_now');
    });
    const { state, position } = await commands.handle(accountDecider, stream, command, own).catch(async (error) => {
      if (error instanceof ApiError) await forgetSecondFactors(secretStore, await loadAccount(commands, accountId));
      throw error;
    });
    return { account: existing(state), position, recoveryCodes: codes };
  };
}
