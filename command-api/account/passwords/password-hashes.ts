import * as z from 'zod/mini';
import type { SecretCollection, SecretStore } from '../secret-store.ts';

const Password = z.object({ hash: z.string() });

/** Password hashes by account id. */
export function passwordHashes(secretStore: SecretStore): SecretCollection<z.infer<typeof Password>> {
  return secretStore.collection('password', Password);
}
