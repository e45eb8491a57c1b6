import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#contracts/manila-time.ts';

/** A stored six-digit code: valid once, for ten minutes and five tries. */

const TRIES = 5;
const SIX_DIGITS = 1_000_000;
const RESEND_AFTER_MS = 30_000;
/** Maximum lifetime by OWASP ASVS 6.5.5. */
export const CODE_LIFE_MS = 10 * MINUTE_MS;

export const KeptCode = z.object({
  salt: z.string(),
  hash: z.string(),
  tries: z.int(),
  sentAtMs: z.number(),
  /** The command that used it. */
  spentBy: z.optional(z.string()),
});
export type KeptCode = z.infer<typeof KeptCode>;

/**
 * `used_up`: no tries are left; `spent`: right, but already used. Both need a new code.
 */
export type CodeCheck = 'right' | 'wrong' | 'used_up' | 'spent';

/** `by`: the command. Repeating it accepts a code that it spent: its response may have been lost. */
export type Use = { by: string; spends: boolean };

export function newCode(sentAtMs: number): { code: string; kept: KeptCode } {
  const code = sixDigits(randomInt(SIX_DIGITS));
  return { code, kept: keptCode(code, sentAtMs) };
}

/** `number`: any whole number that is not negative. */
export function sixDigits(number: number): string {
  return String(number % SIX_DIGITS).padStart(6, '0');
}

export function keptCode(code: string, sentAtMs: number): KeptCode {
  const salt = randomBytes(16).toString('base64url');
  return { salt, hash: hashOf(salt, code), tries: 0, sentAtMs };
}

/** Result of a try and the code to store: the same object if unchanged. */
export function tryCode<Known extends KeptCode>(
  known: Known,
  code: string,
  { by, spends }: Use,
): { result: CodeCheck; kept: Known } {
  if (isUsedUp(known)) return { result: 'used_up', kept: known };
  if (timingSafeEqual(Buffer.from(hashOf(known.salt, code)), Buffer.from(known.hash))) {
    if (known.spentBy !== undefined && known.spentBy !== by) return { result: 'spent', kept: known };
    return { result: 'right', kept: spends ? { ...known, spentBy: by } : known };
  }
  const tried = { ...known, tries: known.tries + 1 };
  return { result: isUsedUp(tried) ? 'used_up' : 'wrong', kept: tried };
}

/** Milliseconds until another code may be sent to the same address; none once the code is used or out of tries. */
export function pauseMs(last: KeptCode | undefined, nowMs: number): number {
  // A sending time in the future was recorded while the clock was ahead.
  if (!last || isUsedUp(last) || last.spentBy !== undefined || last.sentAtMs > nowMs) return 0;
  return Math.max(0, last.sentAtMs + RESEND_AFTER_MS - nowMs);
}

function isUsedUp({ tries }: KeptCode): boolean {
  return tries >= TRIES;
}

function hashOf(salt: string, code: string): string {
  return createHash('sha256').update(`${salt}:${code}`).digest('base64url');
}
