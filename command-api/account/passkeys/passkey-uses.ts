import * as z from 'zod/mini';
import type { Change, SecretStore } from '../secret-store.ts';

/** `counter`: how often the device says that it used the key; those that are on several devices say 0 for ever. */
const Uses = z.object({ counter: z.int(), lastUsedAt: z.nullable(z.string()) });
type Uses = z.infer<typeof Uses>;

const usesIn = (secretStore: SecretStore) => secretStore.collection('passkey-uses', Uses);

/** What grows with every sign-in by a passkey, and is of no use in the log for ever. */
export function createPasskeyUses({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const uses = usesIn(secretStore);
  return {
    /** What is known of a passkey that is there already stays. */
    begin: (passkeyId: string, counter: number): Promise<null> =>
      uses.change(passkeyId, (known): Change<Uses, null> => ({
        to: known ? 'unchanged' : { secret: { counter, lastUsedAt: null }, expiresAt: null },
        told: null,
      })),

    /** False where the counter did not go on: another device has the same key, and one of the two is a copy. */
    count: (passkeyId: string, counter: number): Promise<boolean> =>
      uses.change(passkeyId, (known): Change<Uses, boolean> => {
        const before = known?.counter ?? 0;
        if ((counter > 0 || before > 0) && counter <= before) return { to: 'unchanged', told: false };
        return { to: { secret: { counter, lastUsedAt: now().toISOString() }, expiresAt: null }, told: true };
      }),

    async lastUsedAt(passkeyIds: readonly string[]): Promise<Map<string, string>> {
      const known = await Promise.all(passkeyIds.map(async (id) => [id, (await uses.read(id))?.lastUsedAt] as const));
      return new Map(known.flatMap(([id, at]) => (at ? [[id, at]] : [])));
    },
  };
}

export function forgetPasskeyUses(secretStore: SecretStore, passkeyId: string): Promise<void> {
  return usesIn(secretStore).remove(passkeyId);
}
