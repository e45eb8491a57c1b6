import { createSecretKey, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

const Grant = z.object({ sub: z.string(), of: z.string() });

/** What may be done (`purpose`), to what (`subject`), and by whom: the account that asked for it. */
export type Grant = { purpose: string; subject: string; accountId: string };

export type SignedGrants = {
  /** A text for an address; good for `lifeMs` milliseconds. */
  issue(grant: Grant, lifeMs: number): Promise<string>;
  /** Whose grant for this purpose and subject the text is; null for whatever is none, or is one no longer. */
  verify(text: string, wanted: Pick<Grant, 'purpose' | 'subject'>): Promise<Pick<Grant, 'accountId'> | null>;
};

/**
 * Proof that the command API has allowed one read, for a service that only reads: the link to a private file, or the
 * permission to see what a member of staff gave a reason for. Signed with a key of its own, so that none is ever an access token.
 */
export function createSignedGrants({ secret, now }: { secret: string; now: () => Date }): SignedGrants {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'suki signed grants', 32)));

  return {
    issue: ({ purpose, subject, accountId }, lifeMs) =>
      new SignJWT({ of: subject })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(purpose)
        .setSubject(accountId)
        .setExpirationTime(Math.ceil((now().getTime() + lifeMs) / 1000))
        .sign(key),

    async verify(text, { purpose, subject }) {
      const payload = await jwtVerify(text, key, { audience: purpose, algorithms: ['HS256'], currentDate: now() }).then(
        (result) => result.payload,
        // Forged, expired or for something else: to whoever shows it these are all the same.
        () => null,
      );
      const grant = z.safeParse(Grant, payload);
      return grant.success && grant.data.of === subject ? { accountId: grant.data.sub } : null;
    },
  };
}
