import type { Account } from '#contracts/account/account-fold.ts';
import type { SecretStore } from '../secret-store.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';
import { forgetTotp } from './totp.ts';

/**
 * Nothing is kept of what an account has no more. By what it has, and not by what was asked for: a command that comes again
 * may find that they have set a new one up meanwhile.
 */
export async function letGoOfSecondFactors(
  secretStore: SecretStore,
  { accountId, secondFactors }: Pick<Account, 'accountId' | 'secondFactors'>,
): Promise<void> {
  if (!secondFactors.includes('totp')) await forgetTotp(secretStore, accountId);
  if (secondFactors.length === 0) await forgetRecoveryCodes(secretStore, accountId);
}
