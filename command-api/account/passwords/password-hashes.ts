import * as z from 'zod/mini';
import type { Account } from '#contracts/account/account-fold.ts';
import type { SecretCollection, SecretStore } from '../secret-store.ts';

const Password = z.object({
  hash: z.string(),
  /** How many changes of it the account then had, this one included. Not in hashes from before 2026-11-28. */
  changes: z.optional(z.int()),
});
export type Password = z.infer<typeof Password>;

/** Password hashes by account id. */
export function passwordHashes(secretStore: SecretStore): SecretCollection<Password> {
  return secretStore.collection('password', Password);
}

/** What the next hash of this account is kept with. */
export function nextChange({ passwordChanges = 0 }: Pick<Account, 'passwordChanges'>): number {
  return passwordChanges + 1;
}

/**
 * Whether the account has another password by now: the private data come from an older back-up. A hash whose change was
 * not recorded, since the process stopped in between, is newer.
 */
export function isOutdated({ passwordChanges = 0 }: Pick<Account, 'passwordChanges'>, { changes }: Password): boolean {
  return changes !== undefined && changes < passwordChanges;
}

/** undefined where the account has none that counts. */
export async function currentHash(secretStore: SecretStore, account: Account): Promise<string | undefined> {
  const stored = await passwordHashes(secretStore).read(account.accountId);
  return stored && !isOutdated(account, stored) ? stored.hash : undefined;
}
