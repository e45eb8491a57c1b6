import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { UserType } from '#contracts/roles.ts';
import type { Caller } from '#contracts/calls/handlers.ts';

export const ACCESS_TOKEN_MINUTES = 15;
const ISSUER = 'suki';
/** What the token is for: nothing else that is signed with the same secret counts as one. */
const AUDIENCE = 'suki api';
const CACHED_TOKENS = 20_000;

const Claims = z.object({
  sub: z.string(),
  sid: z.string(),
  userType: UserType,
  workerId: z.nullable(z.string()),
  era: z.int(),
  exp: z.number(),
});

/** The caller of an access token, and the era of their account in which it was issued: one of an earlier era is over. */
export type TokenHolder = Caller & { era: number };

type Known = { holder: TokenHolder; expiresAtMs: number };

export type AccessTokens = {
  issue(holder: TokenHolder): Promise<string>;
  /** null for whatever is not a token of ours that still lives, of a session that goes on. */
  verify(token: string): Promise<TokenHolder | null>;
};

type Options = {
  secret: string;
  now?: () => Date;
  /** Whether the session behind a token has ended; asked for every token, also one that was verified before. */
  isOver?: (holder: TokenHolder) => boolean;
};

/**
 * Short-lived proof of who calls (HS256). A verified token is remembered until it expires, since checking the
 * signature on every request costs more than the rest of a small read (design section 9); by its text, because even a hash
 * of it would be a twentieth of that read, and the process holds the secret that makes tokens anyway.
 */
export function createAccessTokens({ secret, now = () => new Date(), isOver = () => false }: Options): AccessTokens {
  const key = createSecretKey(secret, 'utf8');
  const verified = new LRUCache<string, Known>({ max: CACHED_TOKENS });

  function ofSessionThatGoesOn({ holder }: Known): TokenHolder | null {
    return isOver(holder) ? null : holder;
  }

  return {
    issue({ accountId, sessionId, userType, workerId, era }) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: sessionId, userType, workerId, era })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_MINUTES * 60)
        .sign(key);
    },

    async verify(token) {
      const remembered = verified.get(token);
      if (remembered) return remembered.expiresAtMs > now().getTime() ? ofSessionThatGoesOn(remembered) : null;
      const known = await checked(token, key, now());
      if (!known) return null;
      verified.set(token, known);
      return ofSessionThatGoesOn(known);
    },
  };
}

async function checked(
  token: string,
  key: ReturnType<typeof createSecretKey>,
  currentDate: Date,
): Promise<Known | null> {
  const payload = await jwtVerify(token, key, {
    issuer: ISSUER,
    audience: AUDIENCE,
    algorithms: ['HS256'],
    currentDate,
  }).then(
    (result) => result.payload,
    // Forged, expired or garbled: to the caller these are all the same.
    () => null,
  );
  const claims = z.safeParse(Claims, payload);
  if (!claims.success) return null;
  const { sub, sid, userType, workerId, era, exp } = claims.data;
  return { holder: { accountId: sub, userType, workerId, sessionId: sid, era }, expiresAtMs: exp * 1000 };
}
