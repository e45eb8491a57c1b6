import { createSecretKey, hkdfSync, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { TokenHolder } from './access-tokens.ts';

const Claims = z.object({
  jti: z.string(),
  sub: z.string(),
  sid: z.string(),
  era: z.int(),
  of: z.string(),
  at: z.optional(z.int()),
});

/**
 * Permits one action (`purpose`) on a `subject` to the caller who asked for it, while their session lasts. `readAt`:
 * the log position of the data it was based on.
 */
export type Grant = { purpose: string; subject: string; caller: Asker; readAt?: number };

/** `era`: absent for a process's own calls. */
type Asker = { accountId: string; sessionId: string; era?: number };

export type SignedGrants = {
  /** A text for a URL; valid for `lifeMs`. */
  issue(grant: Grant, lifeMs: number): Promise<string>;
  /**
   * The caller of a valid grant for this purpose and subject, with its `id` if the grant is for one use; otherwise
   * null.
   */
  verify(text: string, wanted: Pick<Grant, 'purpose' | 'subject'>): Promise<VerifiedGrant | null>;
};

export type VerifiedGrant = Pick<Asker, 'accountId'> & { id: string; readAt?: number | undefined };

type Options = {
  secret: string;
  now: () => Date;
  /** A grant ends with the session that requested it. */
  isOver?: (holder: Pick<TokenHolder, 'accountId' | 'sessionId' | 'era'>) => boolean;
};

/** For a process's own calls: an event that ends sessions of the account ends its grants, too. */
const FIRST_ERA = 0;

/**
 * Proof that the command API has allowed one read, for a service that only reads: the link to a private file, or the
 * permission for data that staff gave a reason for. Signed with a separate key, so that a grant is never accepted as an
 * access token.
 */
export function createSignedGrants({ secret, now, isOver = () => false }: Options): SignedGrants {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'suki signed grants', 32)));

  return {
    issue: ({ purpose, subject, caller: { accountId, sessionId, era = FIRST_ERA }, readAt }, lifeMs) =>
      new SignJWT({ of: subject, sid: sessionId, era, ...(readAt !== undefined && { at: readAt }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(purpose)
        .setSubject(accountId)
        .setJti(randomUUID())
        .setExpirationTime(Math.ceil((now().getTime() + lifeMs) / 1000))
        .sign(key),

    async verify(text, { purpose, subject }) {
      const payload = await jwtVerify(text, key, { audience: purpose, algorithms: ['HS256'], currentDate: now() }).then(
        (result) => result.payload,
        // Forged, expired and unrelated grants get the same answer.
        () => null,
      );
      const claims = z.safeParse(Claims, payload);
      if (!claims.success || claims.data.of !== subject) return null;
      const { jti: id, sub: accountId, sid: sessionId, era, at: readAt } = claims.data;
      return isOver({ accountId, sessionId, era }) ? null : { accountId, id, readAt };
    },
  };
}
