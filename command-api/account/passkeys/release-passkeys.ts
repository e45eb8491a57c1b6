import type { Account } from '#contracts/account/account-fold.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import type { AccountDeps } from '../deps.ts';
import { loginDecider } from '../logins/login-decider.ts';
import { loginStream, passkeyLogin } from '../logins/login-name.ts';
import { forgetPasskeyUses } from './passkey-uses.ts';

/**
 * Releases the claims of removed passkeys, so that their devices can be added again to any account. After a crash the claims
 * expire instead.
 */
export async function releasePasskeys(
  { commands, secretStore }: Pick<AccountDeps, 'commands' | 'secretStore'>,
  { before, after }: { before: Account; after: Account },
  context: CommandContext,
): Promise<void> {
  const { accountId } = before;
  const kept = new Set(after.passkeys.map(({ passkeyId }) => passkeyId));
  for (const { passkeyId, credentialId } of before.passkeys) {
    if (kept.has(passkeyId)) continue;
    const stream = loginStream(passkeyLogin(credentialId));
    const { claims } = (await commands.load(loginDecider, stream)).state;
    await commands.handle(loginDecider, stream, { type: 'ReleaseLogin', data: { accountId, claims } }, stepOf(context));
    await forgetPasskeyUses(secretStore, passkeyId);
  }
}
