import type { Account } from '#contracts/account/account-fold.ts';
import type { Assertion } from '#contracts/calls/account-passkeys.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import type { AccountDeps } from '../deps.ts';
import { accountOpenedBy } from '../logins/login-claims.ts';
import { passkeyLogin } from '../logins/login-name.ts';
import { recordRefusal, type RefusalReason } from '../passwords/prove-password.ts';
import { createChallenges, purposes } from './challenges.ts';
import { clientDataOf } from './client-data.ts';
import { createPasskeyUses } from './passkey-uses.ts';
import { shownCounter } from './shown-passkey.ts';

/**
 * Verifies a passkey and returns its account. Unknown passkeys and wrong signatures give the same error in the same time. Only
 * refusals of known passkeys are events, since a caller can invent others (docs/decisions/passkeys.md). Throws
 * `passkey_refused`, or `account_suspended` once verified. The caller limits attempts.
 */
export function createPasskeyProof(deps: AccountDeps) {
  const { commands, relyingParty } = deps;
  const challenges = createChallenges(deps);
  const uses = createPasskeyUses(deps);

  return async (credential: Assertion, context: CommandContext): Promise<Account> => {
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
    const counter = said && (await shownCounter(relyingParty, credential, said, known));
    if (!known || !isOurs || counter === null) return refuse('wrong_passkey');
    if (known.account.suspension !== null) return refuse('suspended');
    return (await uses.count(known.passkey.passkeyId, counter)) ? known.account : refuse('copied_passkey');
  };
}

/** For a known account: rejects a valid passkey of another account. */
export function createOwnPasskeyProof(deps: AccountDeps) {
  const provePasskey = createPasskeyProof(deps);

  return async ({ accountId }: Account, credential: Assertion, context: CommandContext): Promise<void> => {
    const owner = await provePasskey(credential, context);
    if (owner.accountId === accountId) return;
    throw new ApiError('passkey_refused', { security: { event: 'second_step_refused', accountId } });
  };
}
