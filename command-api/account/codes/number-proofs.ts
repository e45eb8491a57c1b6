import * as z from 'zod/mini';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/** Same lifetime as a code. */
const LIFE_MS = 10 * MINUTE_MS;

/** `usedBy`: the command that used it, which alone may repeat: its response may have been lost. */
const Proof = z.object({
  accountId: z.string(),
  phone: z.string(),
  provenAtMs: z.number(),
  usedBy: z.optional(z.string()),
});
type Proof = z.infer<typeof Proof>;

type Holder = { sessionId: string; accountId: string };

/**
 * Records that a session entered the code to a number. A code works once, but the specification has two calls, one that proves
 * the number and one that sets the payout account; this saves a second text message. Valid for one change by the same session.
 */
export function createNumberProofs({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const proofs = secretStore.collection('number-proof', Proof);
  const kept = (secret: Proof) => ({ secret, expiresAt: new Date(secret.provenAtMs + LIFE_MS) });

  return {
    keep: ({ sessionId, accountId }: Holder, phone: string): Promise<void> =>
      proofs.keep(sessionId, kept({ accountId, phone, provenAtMs: now().getTime() })),

    /** False if this session has no recent unused proof of the number. `by`: the command that uses it. */
    use: ({ sessionId, accountId }: Holder, phone: string, by: string): Promise<boolean> =>
      proofs.change(sessionId, (proof): Change<Proof, boolean> => {
        const isGood = proof?.accountId === accountId && proof.phone === phone && (proof.usedBy ?? by) === by;
        return isGood ? { to: kept({ ...proof, usedBy: by }), result: true } : { to: 'unchanged', result: false };
      }),
  };
}
