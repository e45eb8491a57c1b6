import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { CallFailed } from '#infra/call-failed.ts';
import type { Change, Vault } from './vault.ts';

/** Six-digit codes that prove an email address: one an account at a time, 15 minutes, five tries. */

const LIFE_MS = 15 * MINUTE_MS;
const TRIES = 5;
const RESEND_AFTER_MS = 30_000;

const Code = z.object({ email: z.string(), salt: z.string(), hash: z.string(), tries: z.int(), sentAtMs: z.number() });
type Code = z.infer<typeof Code>;

export type EmailCodes = {
  /** Makes a new code, which takes the place of the one before. Throws 429 within 30 seconds of the last one. */
  make(accountId: string, email: string): Promise<string>;
  /** True for the right code; each wrong one counts as a try. */
  check(accountId: string, email: string, code: string): Promise<boolean>;
  forget(accountId: string): Promise<void>;
};

export function createEmailCodes({ vault, now }: { vault: Vault; now: () => Date }): EmailCodes {
  const codes = vault.drawer('email-code', Code);
  const kept = (secret: Code) => ({ secret, expiresAt: new Date(secret.sentAtMs + LIFE_MS) });

  return {
    async make(accountId, email) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const salt = randomBytes(16).toString('base64url');
      const waitMs = await codes.change(accountId, (last): Change<Code, number> => {
        const sentAtMs = now().getTime();
        const tooSoonMs = last?.email === email ? last.sentAtMs + RESEND_AFTER_MS - sentAtMs : 0;
        if (tooSoonMs > 0) return { to: 'unchanged', told: tooSoonMs };
        return { to: kept({ email, salt, hash: hashOf(salt, code), tries: 0, sentAtMs }), told: 0 };
      });
      if (waitMs > 0) throw new CallFailed('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      return code;
    },

    check(accountId, email, code) {
      return codes.change(accountId, (known): Change<Code, boolean> => {
        if (!known || known.email !== email || known.tries >= TRIES) return { to: 'unchanged', told: false };
        if (timingSafeEqual(Buffer.from(hashOf(known.salt, code)), Buffer.from(known.hash))) return { to: 'unchanged', told: true };
        return { to: kept({ ...known, tries: known.tries + 1 }), told: false };
      });
    },

    forget: (accountId) => codes.remove(accountId),
  };
}

function hashOf(salt: string, code: string): string {
  return createHash('sha256').update(`${salt}:${code}`).digest('base64url');
}
