import type { Account } from '#contracts/account/account-fold.ts';
import type { Assertion } from '#contracts/calls/account-passkeys.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Session } from '#contracts/views/account.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { accountOpenedBy } from '../logins/login-claims.ts';
import { passkeyLogin } from '../logins/login-name.ts';
import { addressOf, recordRefusal, type RefusalReason } from '../passwords/prove-password.ts';
import { ensureWorker, existing } from '../person.ts';
import { createGuessLimits } from '../sign-in/guess-limits.ts';
import { openSession } from '../sign-in/open-session.ts';
import { createChallenges, purposes } from './challenges.ts';
import { clientDataOf } from './client-data.ts';
import { createPasskeyUses } from './passkey-uses.ts';
import { shownCounter } from './shown-passkey.ts';

/**
 * Sign-in by a passkey. Unknown ones and wrong signatures look alike and take the same time; a refusal is an event where
 * the passkey is one of ours, since anybody can make up others (docs/decisions/passkeys.md).
 */
export function createSignInByPasskey(deps: AccountDeps) {
  const { commands, relyingParty, now } = deps;
  const limits = createGuessLimits(deps);
  const challenges = createChallenges(deps);
  const uses = createPasskeyUses(deps);

  /** Whose it is, once it was really shown. */
  async function proven(credential: Assertion, context: CommandContext): Promise<Account> {
    const login = passkeyLogin(credential.id);
    const account = await accountOpenedBy(commands, login);
    const passkey = account?.passkeys.find(({ credentialId }) => credentialId === login.credentialId);
    const known = account && passkey && { account, passkey };
    const refuse = async (reason: RefusalReason) => {
      const accountId = known?.account.accountId ?? null;
      if (known) await recordRefusal(commands, login, { accountId, reason }, context);
      const code = reason === 'suspended' ? 'account_suspended' : 'passkey_refused';
      throw new ApiError(code, { security: { event: 'sign_in_refused', accountId } });
    };
    const said = clientDataOf(credential, relyingParty);
    const isOurs = said !== null && (await challenges.use(said.challenge, purposes.signIn));
    const counter = said && (await shownCounter(relyingParty, credential, said, known || undefined));
    if (!known || !isOurs || counter === null) return refuse('wrong_passkey');
    if (known.account.suspension !== null) return refuse('suspended');
    return (await uses.count(known.passkey.passkeyId, counter)) ? known.account : refuse('copied_passkey');
  }

  return async (credential: Assertion, call: CallContext): Promise<Answered<Session>> => {
    // Each try is a step of its own, also under one Idempotency-Key.
    const guest = stepOf({
      commandId: call.commandId,
      actor: { accountId: 'guest', role: 'guest' },
      now: now().toISOString(),
    });
    const admitted = await limits.admit([{ kind: 'address', of: addressOf(call) }]);
    const { accountId, userType: role } = await proven(credential, guest);
    await admitted.right();
    const own = { ...guest, actor: { accountId, role } };
    const { state, position } = await commands.handle(
      accountDecider,
      streams.account(accountId),
      { type: 'SignIn', data: { method: 'passkey' } },
      own,
    );
    const person = await ensureWorker(commands, { account: existing(state), position }, own);
    // What they have, and a finger, a face or a PIN besides.
    return openSession(deps, person, call, { factors: 2 });
  };
}
