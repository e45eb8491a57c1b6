import * as z from 'zod/mini';
import { derivedId } from '#infra/eventing/ids.ts';
import type { Change, SecretStore } from '../secret-store.ts';

const Spent = z.object({ by: z.string() });
type Spent = z.infer<typeof Spent>;

/**
 * Each id token opens one session or is linked once, so that a copy of a used token is useless. The command that used it may
 * repeat: its response may have been lost.
 */
export function createSpentIdTokens({ secretStore }: { secretStore: SecretStore }) {
  const spent = secretStore.collection('id-token', Spent);
  const idOf = (idToken: string) => derivedId('id-token', idToken);

  return {
    /** False if another command has used it. `overAt`: when the token expires and its record can be deleted. */
    use: (idToken: string, by: string, overAt: Date): Promise<boolean> =>
      spent.change(idOf(idToken), (before): Change<Spent, boolean> => {
        if (before) return { to: 'unchanged', result: before.by === by };
        return { to: { secret: { by }, expiresAt: overAt }, result: true };
      }),

    /** For a token that opened no session. */
    release: (idToken: string): Promise<void> => spent.remove(idOf(idToken)),
  };
}
