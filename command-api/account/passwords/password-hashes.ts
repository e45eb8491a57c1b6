import * as z from 'zod/mini';
import type { SecretCollection, SecretStore } from '../secret-store.ts';

const Password = z.object({ hash: z.string() });
export type Password = z.infer<typeof Password>;

/** Password hashes by account id. */
export function passwordHashes(secretStore: SecretStore): SecretCollection<Password> {
  return secretStore.collection('password', Password);
}
