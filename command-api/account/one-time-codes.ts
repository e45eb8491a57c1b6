import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '#contracts/manila-time.ts';
import { CallFailed } from '#infra/call-failed.ts';
import type { Change, Vault } from './vault.ts';

/** Six-digit codes that prove an email address or a mobile number: one of a kind an account at a time, five tries. */

const TRIES = 5;
const RESEND_AFTER_MS = 30_000;

/** Texts cost money and annoy: so many codes an hour, whatever the pauses between them. */
type Rules = { lifeMs: number; anHour: number; counted: 'email-code' | 'phone-code' };

const byEmail: Rules = { lifeMs: 15 * MINUTE_MS, anHour: 20, counted: 'email-code' };
const byPhone: Rules = { lifeMs: 10 * MINUTE_MS, anHour: 6, counted: 'phone-code' };

/** A code to a wanted address stands beside that to the present one, which may be the proof that it needs; they count together. */
const kinds = {
  'email-code': byEmail,
  'phone-code': byPhone,
  'new-email-code': byEmail,
  'new-phone-code': byPhone,
} satisfies Record<string, Rules>;

const Code = z.object({ address: z.string(), salt: z.string(), hash: z.string(), tries: z.int(), sentAtMs: z.number() });
type Code = z.infer<typeof Code>;
const Sent = z.array(z.number());

export type OneTimeCodes = {
  /** Makes a new code, which takes the place of the one before. Throws 429 within 30 seconds of the last one, and after too many in an hour. */
  make(accountId: string, address: string): Promise<string>;
  /** True for the right code; each wrong one counts as a try. */
  check(accountId: string, address: string, code: string): Promise<boolean>;
  forget(accountId: string): Promise<void>;
};

export function createOneTimeCodes({ vault, now }: { vault: Vault; now: () => Date }, kind: keyof typeof kinds): OneTimeCodes {
  const { lifeMs, anHour, counted } = kinds[kind];
  const codes = vault.drawer(kind, Code);
  const sent = vault.drawer(`${counted}-sent`, Sent);
  const kept = (secret: Code) => ({ secret, expiresAt: new Date(secret.sentAtMs + lifeMs) });

  async function countOne(accountId: string, nowMs: number): Promise<void> {
    const waitMs = await sent.change(accountId, (before = []): Change<number[], number> => {
      const within = before.filter((at) => at > nowMs - HOUR_MS);
      const [oldest] = within;
      if (oldest !== undefined && within.length >= anHour) return { to: 'unchanged', told: oldest + HOUR_MS - nowMs };
      return { to: { secret: [...within, nowMs], expiresAt: new Date(nowMs + HOUR_MS) }, told: 0 };
    });
    refuseUntil(waitMs);
  }

  return {
    async make(accountId, address) {
      const sentAtMs = now().getTime();
      const last = await codes.read(accountId);
      refuseUntil(last?.address === address ? last.sentAtMs + RESEND_AFTER_MS - sentAtMs : 0);
      await countOne(accountId, sentAtMs);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const salt = randomBytes(16).toString('base64url');
      const waitMs = await codes.change(accountId, (known): Change<Code, number> => {
        const tooSoonMs = known?.address === address ? known.sentAtMs + RESEND_AFTER_MS - sentAtMs : 0;
        if (tooSoonMs > 0) return { to: 'unchanged', told: tooSoonMs };
        return { to: kept({ address, salt, hash: hashOf(salt, code), tries: 0, sentAtMs }), told: 0 };
      });
      refuseUntil(waitMs);
      return code;
    },

    check(accountId, address, code) {
      return codes.change(accountId, (known): Change<Code, boolean> => {
        if (!known || known.address !== address || known.tries >= TRIES) return { to: 'unchanged', told: false };
        if (timingSafeEqual(Buffer.from(hashOf(known.salt, code)), Buffer.from(known.hash))) return { to: 'unchanged', told: true };
        return { to: kept({ ...known, tries: known.tries + 1 }), told: false };
      });
    },

    forget: (accountId) => codes.remove(accountId),
  };
}

function refuseUntil(waitMs: number): void {
  if (waitMs > 0) throw new CallFailed('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

function hashOf(salt: string, code: string): string {
  return createHash('sha256').update(`${salt}:${code}`).digest('base64url');
}
