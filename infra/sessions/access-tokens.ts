import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { TokenKeys } from './signing-keys.ts';

export const ACCESS_TOKEN_MINUTES = 15;
const ISSUER = 'suki';
/** Purpose of the token: nothing else signed with the same key is accepted as one. */
const AUDIENCE = 'suki api';
const ALGORITHM = 'EdDSA';
const CACHED_TOKENS = 20_000;
/** Value of the `amr` claim (RFC 8176) for more than one factor. */
const MULTI_FACTOR = 'mfa';

/** The account, its session, and its era at the time of issue: tokens of an earlier era are rejected. */
export type TokenHolder<Role extends string = string> = {
  accountId: string;
  userType: Role;
  workerId: string | null;
  /** Staff role; null for non-staff. */
  staffRole: string | null;
  sessionId: string;
  era: number;
  /** 2 if the session was opened with two factors, such as a password and a code. Default: 1. */
  factors?: 1 | 2 | undefined;
};

type CachedToken<Role extends string> = { holder: TokenHolder<Role>; expiresAtMs: number };

export type AccessTokens<Role extends string = string> = {
  issue(holder: TokenHolder<Role>): Promise<string>;
  /** null for an invalid or expired token, or one of an ended session. */
  verify(token: string): Promise<TokenHolder<Role> | null>;
};

type Options<Role extends string> = {
  keys: TokenKeys;
  /** Valid roles. */
  roles: readonly Role[];
  now?: () => Date;
  /** Whether the token's session has ended; checked at each use, including cached tokens. */
  isOver?: (holder: TokenHolder) => boolean;
};

/**
 * Short-lived proof of a caller's identity (JWT, EdDSA with Ed25519): one service signs, all can verify. Verified
 * tokens are cached until they expire, since verifying the signature on each request costs more than the rest of a
 * small read (design section 9). The cache key is the text, because a hash would cost a twentieth of that read and the
 * text opens nothing that this process does not hold.
 */
export function createAccessTokens<Role extends string>({
  keys,
  roles,
  now = () => new Date(),
  isOver = () => false,
}: Options<Role>): AccessTokens<Role> {
  const verified = new LRUCache<string, CachedToken<Role>>({ max: CACHED_TOKENS });
  const Claims = claimsOf(roles);

  function holderOfOpenSession({ holder }: CachedToken<Role>): TokenHolder<Role> | null {
    return isOver(holder) ? null : holder;
  }

  async function checked(token: string): Promise<CachedToken<Role> | null> {
    const keyId = keyIdOf(token);
    const key = keyId === null ? undefined : await keys.publicKey(keyId);
    if (!key) return null;
    const payload = await jwtVerify(token, key, {
      issuer: ISSUER,
      audience: AUDIENCE,
      // The token's header does not choose the algorithm.
      algorithms: [ALGORITHM],
      currentDate: now(),
    }).then(
      (result) => result.payload,
      // Forged, expired and malformed tokens get the same response.
      () => null,
    );
    const claims = z.safeParse(Claims, payload);
    if (!claims.success) return null;
    const { sub, sid, userType, workerId, staff, era, amr, exp } = claims.data;
    const factors = amr?.includes(MULTI_FACTOR) ? { factors: 2 as const } : {};
    const holder = { accountId: sub, userType, workerId, staffRole: staff, sessionId: sid, era, ...factors };
    return { holder, expiresAtMs: exp * 1000 };
  }

  return {
    issue({ accountId, sessionId, userType, workerId, staffRole, era, factors }) {
      if (!keys.signing) throw new Error('Only the service that has the signing key issues access tokens');
      const issuedAt = Math.floor(now().getTime() / 1000);
      const claims = { sid: sessionId, userType, workerId, staff: staffRole, era };
      return new SignJWT({ ...claims, ...(factors === 2 && { amr: [MULTI_FACTOR] }) })
        .setProtectedHeader({ alg: ALGORITHM, kid: keys.signing.keyId })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_MINUTES * 60)
        .sign(keys.signing.privateKey);
    },

    async verify(token) {
      const remembered = verified.get(token);
      if (remembered) return remembered.expiresAtMs > now().getTime() ? holderOfOpenSession(remembered) : null;
      const known = await checked(token);
      if (!known) return null;
      verified.set(token, known);
      return holderOfOpenSession(known);
    },
  };
}

function claimsOf<Role extends string>(roles: readonly Role[]) {
  return z.object({
    sub: z.string(),
    sid: z.string(),
    userType: z.enum(roles),
    workerId: z.nullable(z.string()),
    // Tokens from before 2026-11-24 lack this field and are rejected; browsers then fetch a new one.
    staff: z.nullable(z.string()),
    era: z.int(),
    amr: z.optional(z.array(z.string())),
    exp: z.number(),
  });
}

/** Null for a malformed JWT or one without a key id. */
function keyIdOf(token: string): string | null {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === ALGORITHM && kid !== undefined ? kid : null;
  } catch {
    // Unreadable tokens count as forged.
    return null;
  }
}
