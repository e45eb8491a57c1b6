import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { UserType } from '#contracts/roles.ts';
import type { Caller } from './http/handlers.ts';

export const ACCESS_TOKEN_MINUTES = 15;
const ISSUER = 'suki';
const CACHED_TOKENS = 20_000;

const Claims = z.object({
  sub: z.string(),
  sid: z.string(),
  userType: UserType,
  workerId: z.nullable(z.string()),
  exp: z.number(),
});

type Known = { caller: Caller; expiresAtMs: number };

export type AccessTokens = {
  issue(caller: Caller): Promise<string>;
  /** null for whatever is not a token of ours that still lives. */
  verify(token: string): Promise<Caller | null>;
};

/**
 * Short-lived proof of who calls (HS256). A verified token is remembered until it expires, since checking the
 * signature on every request costs more than the rest of a small read (design section 9); by its text, because even a hash
 * of it would be a twentieth of that read, and the process holds the secret that makes tokens anyway.
 */
export function createAccessTokens({ secret, now = () => new Date() }: { secret: string; now?: () => Date }): AccessTokens {
  const key = createSecretKey(secret, 'utf8');
  const verified = new LRUCache<string, Known>({ max: CACHED_TOKENS });

  return {
    issue({ accountId, sessionId, userType, workerId }) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: sessionId, userType, workerId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_MINUTES * 60)
        .sign(key);
    },

    async verify(token) {
      const remembered = verified.get(token);
      if (remembered) return remembered.expiresAtMs > now().getTime() ? remembered.caller : null;
      const known = await checked(token, key, now());
      if (known) verified.set(token, known);
      return known?.caller ?? null;
    },
  };
}

async function checked(token: string, key: ReturnType<typeof createSecretKey>, currentDate: Date): Promise<Known | null> {
  const payload = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ['HS256'], currentDate }).then(
    (result) => result.payload,
    // Forged, expired or garbled: to the caller these are all the same.
    () => null,
  );
  const claims = z.safeParse(Claims, payload);
  if (!claims.success) return null;
  const { sub, sid, userType, workerId, exp } = claims.data;
  return { caller: { accountId: sub, userType, workerId, sessionId: sid }, expiresAtMs: exp * 1000 };
}
