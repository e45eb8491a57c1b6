import { createPublicKey, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { EngineUnavailable } from '../eventing/resilience.ts';
import type { TokenKeys } from './signing-keys.ts';

export const TOKEN_KEYS_PATH = '/.well-known/jwks.json';

const KeySet = z.object({
  keys: z.array(z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), kid: z.string() })),
});

const ANSWER_WITHIN_MS = 3000;
/** How long a withdrawn key may still be accepted. */
const REFRESH_AFTER_MS = 5 * 60_000;
/** Invented key ids must not cause a fetch each. */
const ASK_AT_MOST_EVERY_MS = 5000;

type Options = {
  /** Address of the signing service. */ url: string;
  now: () => Date;
  fetchKeys?: (url: URL, init: RequestInit) => Promise<Response>;
};

/**
 * The public keys of the signing service, for a service that only verifies. An unknown key triggers a fetch at once,
 * since it may be new; tokens with a known key do not wait for it.
 */
export function remoteTokenKeys({ url, now, fetchKeys = fetch }: Options): TokenKeys {
  let known = new Map<string, KeyObject>();
  let askedAtMs = Number.NEGATIVE_INFINITY;
  /** Time of the last attempt, successful or not. Known keys stay valid while the service is unavailable. */
  let answeredAtMs = Number.NEGATIVE_INFINITY;
  let isKnown = false;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    askedAtMs = now().getTime();
    const response = await fetchKeys(new URL(TOKEN_KEYS_PATH, url), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!response.ok) throw new Error(`${TOKEN_KEYS_PATH} answered ${response.status}`);
    const { keys } = z.parse(KeySet, await response.json());
    known = new Map(keys.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })]));
    isKnown = true;
  }

  function askOnce(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = null;
      answeredAtMs = now().getTime();
    });
    return asking;
  }

  /** A known key never waits for a fetch about another key id, which a client could invent. */
  function mustFetch(keyId: string): boolean {
    const nowMs = now().getTime();
    if (known.has(keyId)) return nowMs - answeredAtMs >= REFRESH_AFTER_MS;
    return asking !== null || !isKnown || nowMs - askedAtMs >= ASK_AT_MOST_EVERY_MS;
  }

  return {
    signing: null,
    async publicKey(keyId) {
      if (mustFetch(keyId))
        await askOnce().catch((error: unknown) => {
          if (!known.has(keyId)) throw new EngineUnavailable('The service that signs access tokens', error);
        });
      return known.get(keyId);
    },
  };
}
