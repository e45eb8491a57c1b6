import * as z from 'zod/mini';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/** As long as the code that it follows from would have lived. */
const LIFE_MS = 10 * MINUTE_MS;

/** `usedBy`: the command that changed something by it, for which alone it is good again: its answer may have been lost. */
const Proof = z.object({
  accountId: z.string(),
  phone: z.string(),
  provenAtMs: z.number(),
  usedBy: z.optional(z.string()),
});
type Proof = z.infer<typeof Proof>;

type Holder = { sessionId: string; accountId: string };

/**
 * That a session has shown the code to a number: a code is good once, and the two calls of the specification, one that proves
 * the number and one that changes where the pay goes, need no second text. Good for one change, by that session alone.
 */
export function createNumberProofs({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const proofs = secretStore.collection('number-proof', Proof);
  const kept = (secret: Proof) => ({ secret, expiresAt: new Date(secret.provenAtMs + LIFE_MS) });

  return {
    keep: ({ sessionId, accountId }: Holder, phone: string): Promise<void> =>
      proofs.keep(sessionId, kept({ accountId, phone, provenAtMs: now().getTime() })),

    /** False where this session has shown nothing of the number lately, or has used it up. `by`: the command that uses it. */
    use: ({ sessionId, accountId }: Holder, phone: string, by: string): Promise<boolean> =>
      proofs.change(sessionId, (proof): Change<Proof, boolean> => {
        const isGood = proof?.accountId === accountId && proof.phone === phone && (proof.usedBy ?? by) === by;
        return isGood ? { to: kept({ ...proof, usedBy: by }), told: true } : { to: 'unchanged', told: false };
      }),
  };
}
