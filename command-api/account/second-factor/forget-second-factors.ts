import type { Account } from '#contracts/account/account-fold.ts';
import type { SecretStore } from '../secret-store.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';
import { forgetTotp } from './totp.ts';

/**
 * Deletes the secrets of factors that the account no longer has. It goes by the account's state, not by the command: before a
 * repeated command the person may have set up a new factor.
 */
export async function forgetSecondFactors(
  secretStore: SecretStore,
  { accountId, secondFactors }: Pick<Account, 'accountId' | 'secondFactors'>,
): Promise<void> {
  if (!secondFactors.includes('totp')) await forgetTotp(secretStore, accountId);
  if (secondFactors.length === 0) await forgetRecoveryCodes(secretStore, accountId);
}
