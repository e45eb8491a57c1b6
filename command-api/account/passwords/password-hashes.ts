import * as z from 'zod/mini';
import type { Account } from '#contracts/account/account-fold.ts';
import type { SecretCollection, SecretStore } from '../secret-store.ts';

const Password = z.object({
  hash: z.string(),
  /** Number of password changes of the account including this one. Missing in hashes from before 2026-11-28. */
  changes: z.optional(z.int()),
});
export type Password = z.infer<typeof Password>;

/** Password hashes by account id. */
export function passwordHashes(secretStore: SecretStore): SecretCollection<Password> {
  return secretStore.collection('password', Password);
}

/** `changes` of the account's next hash. */
export function nextChange({ passwordChanges = 0 }: Pick<Account, 'passwordChanges'>): number {
  return passwordChanges + 1;
}

/**
 * Whether the password changed after this hash, because the private data come from an older back-up. A hash can also be newer
 * than the events, after a crash between the two.
 */
export function isOutdated({ passwordChanges = 0 }: Pick<Account, 'passwordChanges'>, { changes }: Password): boolean {
  return changes !== undefined && changes < passwordChanges;
}

/** undefined if the account has no hash or an outdated one. */
export async function currentHash(secretStore: SecretStore, account: Account): Promise<string | undefined> {
  const stored = await passwordHashes(secretStore).read(account.accountId);
  return stored && !isOutdated(account, stored) ? stored.hash : undefined;
}
