import * as z from 'zod/mini';
import type { Change, SecretStore } from '../secret-store.ts';

/** `counter`: signature counter of the device; always 0 for synchronised passkeys. */
const Uses = z.object({ counter: z.int(), lastUsedAt: z.nullable(z.string()) });
type Uses = z.infer<typeof Uses>;

const usesIn = (secretStore: SecretStore) => secretStore.collection('passkey-uses', Uses);

/** Data that changes with each sign-in and is not worth an event. */
export function createPasskeyUses({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const uses = usesIn(secretStore);
  return {
    /** Keeps the entry of a known passkey. */
    begin: (passkeyId: string, counter: number): Promise<null> =>
      uses.change(passkeyId, (known): Change<Uses, null> => ({
        to: known ? 'unchanged' : { secret: { counter, lastUsedAt: null }, expiresAt: null },
        result: null,
      })),

    /** False if the counter did not increase: the passkey was copied to another device. */
    count: (passkeyId: string, counter: number): Promise<boolean> =>
      uses.change(passkeyId, (known): Change<Uses, boolean> => {
        const before = known?.counter ?? 0;
        if ((counter > 0 || before > 0) && counter <= before) return { to: 'unchanged', result: false };
        return { to: { secret: { counter, lastUsedAt: now().toISOString() }, expiresAt: null }, result: true };
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
