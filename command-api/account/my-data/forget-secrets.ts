import type { Account } from '#contracts/account/account-fold.ts';
import { forgetPasskeyUses } from '../passkeys/passkey-uses.ts';
import { passwordHashes } from '../passwords/password-hashes.ts';
import { forgetRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { forgetTotp } from '../second-factor/totp.ts';
import type { SecretStore } from '../secret-store.ts';

/** Deletes the credentials of a finally closed account. Sessions and codes expire automatically. */
export async function forgetSecrets(secretStore: SecretStore, { accountId, passkeys }: Account): Promise<void> {
  await passwordHashes(secretStore).remove(accountId);
  await forgetTotp(secretStore, accountId);
  await forgetRecoveryCodes(secretStore, accountId);
  for (const { passkeyId } of passkeys) await forgetPasskeyUses(secretStore, passkeyId);
}
