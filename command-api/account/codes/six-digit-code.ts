import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#contracts/manila-time.ts';

/** Six digits as they are kept, whoever they were sent to: good once, for ten minutes and five tries. */

const TRIES = 5;
const RESEND_AFTER_MS = 30_000;
/** As long as OWASP ASVS 6.5.5 lets a code live. */
export const CODE_LIFE_MS = 10 * MINUTE_MS;

export const KeptCode = z.object({
  salt: z.string(),
  hash: z.string(),
  tries: z.int(),
  sentAtMs: z.number(),
  /** The command that it opened something for, once it has. */
  spentBy: z.optional(z.string()),
});
export type KeptCode = z.infer<typeof KeptCode>;

/**
 * `used_up`: this was the last try, or the code was used up before; `spent`: it is right, and has done its one thing. Only a
 * new one helps after both.
 */
export type CodeCheck = 'right' | 'wrong' | 'used_up' | 'spent';

/** `by`: a command, for which alone a spent code is right again: its answer may have been lost. */
export type Use = { by: string; spends: boolean };

export function newCode(sentAtMs: number): { code: string; kept: KeptCode } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('base64url');
  return { code, kept: { salt, hash: hashOf(salt, code), tries: 0, sentAtMs } };
}

/** What a try comes to, and what is kept after it: the very same where nothing changes. */
export function tryCode<Known extends KeptCode>(
  known: Known,
  code: string,
  { by, spends }: Use,
): { told: CodeCheck; kept: Known } {
  if (isUsedUp(known)) return { told: 'used_up', kept: known };
  if (timingSafeEqual(Buffer.from(hashOf(known.salt, code)), Buffer.from(known.hash))) {
    if (known.spentBy !== undefined && known.spentBy !== by) return { told: 'spent', kept: known };
    return { told: 'right', kept: spends ? { ...known, spentBy: by } : known };
  }
  const tried = { ...known, tries: known.tries + 1 };
  return { told: isUsedUp(tried) ? 'used_up' : 'wrong', kept: tried };
}

/** Until another may go where this one went. Whoever used up the tries, or the code, needs one at once. */
export function pauseMs(last: KeptCode | undefined, nowMs: number): number {
  // One that is still to be sent was sent while the clock was ahead.
  if (!last || isUsedUp(last) || last.spentBy !== undefined || last.sentAtMs > nowMs) return 0;
  return Math.max(0, last.sentAtMs + RESEND_AFTER_MS - nowMs);
}

function isUsedUp({ tries }: KeptCode): boolean {
  return tries >= TRIES;
}

function hashOf(salt: string, code: string): string {
  return createHash('sha256').update(`${salt}:${code}`).digest('base64url');
}
