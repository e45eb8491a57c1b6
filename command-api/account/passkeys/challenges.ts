import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/** Time for the person to unlock their device or find their security key. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

const Challenge = z.object({ purpose: z.string() });
type Challenge = z.infer<typeof Challenge>;

/** A challenge is valid for one purpose only; adding a passkey is bound to one session. */
export const purposes = {
  signIn: 'sign-in',
  adding: ({ accountId, sessionId }: { accountId: string; sessionId: string }) => `adding ${accountId} ${sessionId}`,
};

export type Challenges = {
  /** 256 random bits in base64url, for a device to sign. */
  make(purpose: string): Promise<string>;
  /** Whether the challenge is valid, unexpired and unused for this purpose. Spends it in any case. */
  use(challenge: string, purpose: string): Promise<boolean>;
};

export function createChallenges({ secretStore, now }: { secretStore: SecretStore; now: () => Date }): Challenges {
  const challenges = secretStore.collection('passkey-challenge', Challenge);
  return {
    async make(purpose) {
      const challenge = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
      await challenges.keep(idOf(challenge), { secret: { purpose }, expiresAt });
      return challenge;
    },

    use: (challenge, purpose) =>
      challenges.change(idOf(challenge), (known): Change<Challenge, boolean> => ({
        to: known ? 'gone' : 'unchanged',
        result: known?.purpose === purpose,
      })),
  };
}

function idOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}
