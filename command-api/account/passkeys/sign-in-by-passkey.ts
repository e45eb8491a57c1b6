import type { Assertion } from '#contracts/calls/account-passkeys.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Session } from '#contracts/views/account.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { addressOf } from '../passwords/prove-password.ts';
import { ensureWorker, existing } from '../person.ts';
import { createGuessLimits } from '../sign-in/guess-limits.ts';
import { openSession } from '../sign-in/open-session.ts';
import { createPasskeyProof } from './prove-passkey.ts';

/** Sign-in by passkey, which counts as both factors. */
export function createSignInByPasskey(deps: AccountDeps) {
  const { commands, now } = deps;
  const limits = createGuessLimits(deps);
  const provePasskey = createPasskeyProof(deps);

  return async (credential: Assertion, call: CallContext): Promise<Answered<Session>> => {
    // A separate command id for each attempt, even under one Idempotency-Key.
    const guest = stepOf({
      commandId: call.commandId,
      actor: { accountId: 'guest', role: 'guest' },
      now: now().toISOString(),
    });
    const admitted = await limits.admit([{ kind: 'address', of: addressOf(call) }]);
    const { accountId, userType: role, era } = await provePasskey(credential, guest);
    await admitted.right();
    const own = { ...guest, actor: { accountId, role } };
    const { state, position } = await commands.handle(
      accountDecider,
      streams.account(accountId),
      { type: 'SignIn', data: { method: 'passkey', provenIn: { era } } },
      own,
    );
    const person = await ensureWorker(commands, { account: existing(state), position }, own);
    // Possession of the device, and user verification by biometrics or PIN.
    return openSession(deps, person, call, { factors: 2 });
  };
}
