import * as z from 'zod/mini';
import { derivedId } from '#infra/eventing/ids.ts';
import type { Change, SecretStore } from '../secret-store.ts';
import { FRESH_MS } from './cloud-identity.ts';

const Spent = z.object({ by: z.string() });
type Spent = z.infer<typeof Spent>;

/**
 * An id token opens one session, so that a copy of one that was used is worth nothing. The command that used it may use it
 * again: its answer may have been lost.
 */
export function createSpentIdTokens({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const spent = secretStore.collection('id-token', Spent);
  const idOf = (idToken: string) => derivedId('id-token', idToken);

  return {
    /** False where another command has used it. By the time that this is forgotten, the token is too old. */
    use: (idToken: string, by: string): Promise<boolean> =>
      spent.change(idOf(idToken), (before): Change<Spent, boolean> => {
        if (before) return { to: 'unchanged', told: before.by === by };
        return { to: { secret: { by }, expiresAt: new Date(now().getTime() + FRESH_MS) }, told: true };
      }),

    /** It opened nothing. */
    giveBack: (idToken: string): Promise<void> => spent.remove(idOf(idToken)),
  };
}
