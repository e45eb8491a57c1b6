import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Change, SecretStore } from '../secret-store.ts';
import { createSendLimits, type Most, originOf, recipientOf, refuseUntil } from './send-limits.ts';

/** Six-digit codes that prove an email address or a mobile number: one of a kind an account at a time, good once, five tries. */

const TRIES = 5;
const RESEND_AFTER_MS = 30_000;
/** As long as OWASP ASVS 6.5.5 lets a code live. */
const LIFE_MS = 10 * MINUTE_MS;

/**
 * Texts cost money and annoy: so many codes, whatever the pauses between them. `account`: that one account asks for;
 * `recipient`: that one address or number gets, whoever asks without having proven it; `origin`: that are asked for from
 * one network, which an office or a carrier's customers share.
 */
type Rules = {
  counted: 'email-code' | 'phone-code' | 'visitor-code' | 'visitor-email-code' | 'contact-code';
  most: { account: Most; recipient: Most; origin: Most };
};

const byEmail: Rules = {
  counted: 'email-code',
  most: { account: { anHour: 20, aDay: 60 }, recipient: { anHour: 20, aDay: 60 }, origin: { anHour: 200, aDay: 1000 } },
};
const byPhone: Rules = {
  counted: 'phone-code',
  most: { account: { anHour: 6, aDay: 15 }, recipient: { anHour: 6, aDay: 15 }, origin: { anHour: 60, aDay: 300 } },
};

/** By address rather than by account, since nobody is known: what one network may ask for is counted besides (visitor-codes.ts). */
const byVisitor: Rules = {
  counted: 'visitor-code',
  most: { account: { anHour: 12, aDay: 24 }, recipient: { anHour: 12, aDay: 24 }, origin: { anHour: 60, aDay: 300 } },
};

const byVisitorsMail: Rules = { ...byVisitor, counted: 'visitor-email-code' };

/** Of a visitor who writes to staff: each request has a code of its own, and an address gets few from strangers. */
const byContact: Rules = {
  counted: 'contact-code',
  most: { account: { anHour: 5, aDay: 10 }, recipient: { anHour: 5, aDay: 10 }, origin: { anHour: 60, aDay: 300 } },
};

/** A code to a wanted address stands beside that to the present one, and beside one that shows who asks; they count together. */
const kinds = {
  'email-code': byEmail,
  'phone-code': byPhone,
  'new-email-code': byEmail,
  'new-phone-code': byPhone,
  'proof-email-code': byEmail,
  'proof-phone-code': byPhone,
  'visitor-code': byVisitor,
  'contact-code': byContact,
  'visitor-email-code': byVisitorsMail,
} satisfies Record<string, Rules>;

const Code = z.object({
  address: z.string(),
  salt: z.string(),
  hash: z.string(),
  tries: z.int(),
  sentAtMs: z.number(),
  /** The command that it opened something for, once it has. */
  spentBy: z.optional(z.string()),
});
type Code = z.infer<typeof Code>;

export type Asking = {
  /** Where the caller is (CallContext.address). */
  origin?: string | undefined;
  /** The account has proven the address: strangers who ask for codes to it use up nothing of its owner's. */
  isProven?: boolean;
};

/**
 * `used_up`: this was the last try, or the code was used up before; `spent`: it is right, and has done its one thing. Only a
 * new one helps after both.
 */
export type CodeCheck = 'right' | 'wrong' | 'used_up' | 'spent';

/** `by`: a command, for which alone a spent code is right again: its answer may have been lost. */
export type Use = { by: string; spends: boolean };

export type OneTimeCodes = {
  /**
   * Makes a new code, which takes the place of the one before. Throws 429 within 30 seconds of the last one unless that is
   * used up, and after too many in an hour or a day; whose asking it was doesn't show in it.
   */
  make(accountId: string, address: string, asking?: Asking): Promise<string>;
  /** Each wrong code counts as a try. */
  check(accountId: string, address: string, code: string, use: Use): Promise<CodeCheck>;
};

export function createOneTimeCodes(
  { secretStore, now }: { secretStore: SecretStore; now: () => Date },
  kind: keyof typeof kinds,
): OneTimeCodes {
  const { most, counted } = kinds[kind];
  const codes = secretStore.collection(kind, Code);
  const limits = createSendLimits({ secretStore, now }, counted);
  const kept = (secret: Code) => ({ secret, expiresAt: new Date(secret.sentAtMs + LIFE_MS) });

  /** What one of them is refused counts for none. */
  async function count(accountId: string, address: string, { origin, isProven = false }: Asking): Promise<void> {
    await limits.count([
      { of: accountId, most: most.account },
      ...(isProven ? [] : [{ of: recipientOf(address), most: most.recipient }]),
      ...(origin === undefined ? [] : [{ of: originOf(origin), most: most.origin }]),
    ]);
  }

  return {
    async make(accountId, address, asking = {}) {
      const sentAtMs = now().getTime();
      const last = await codes.read(accountId);
      refuseUntil(pauseMs(last, address, sentAtMs));
      await count(accountId, address, asking);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const salt = randomBytes(16).toString('base64url');
      const waitMs = await codes.change(accountId, (known): Change<Code, number> => {
        const tooSoonMs = pauseMs(known, address, sentAtMs);
        if (tooSoonMs > 0) return { to: 'unchanged', told: tooSoonMs };
        return { to: kept({ address, salt, hash: hashOf(salt, code), tries: 0, sentAtMs }), told: 0 };
      });
      refuseUntil(waitMs);
      return code;
    },

    check(accountId, address, code, { by, spends }) {
      return codes.change(accountId, (known): Change<Code, CodeCheck> => {
        if (!known || known.address !== address) return { to: 'unchanged', told: 'wrong' };
        if (isUsedUp(known)) return { to: 'unchanged', told: 'used_up' };
        if (timingSafeEqual(Buffer.from(hashOf(known.salt, code)), Buffer.from(known.hash))) {
          if (known.spentBy !== undefined && known.spentBy !== by) return { to: 'unchanged', told: 'spent' };
          return { to: spends ? kept({ ...known, spentBy: by }) : 'unchanged', told: 'right' };
        }
        const tried = { ...known, tries: known.tries + 1 };
        return { to: kept(tried), told: isUsedUp(tried) ? 'used_up' : 'wrong' };
      });
    },
  };
}

const refusals = { wrong: 'wrong_code', used_up: 'code_used_up', spent: 'code_spent' } as const;

/** Throws wrong_code, code_used_up or code_spent unless the code was right. */
export function acceptCode(check: CodeCheck): void {
  if (check !== 'right') throw new ApiError(refusals[check]);
}

/** Of codes any of which may be meant: right in one of them is right, and wrong in all of them is wrong. */
export async function checkAny(checks: readonly (() => Promise<CodeCheck>)[]): Promise<CodeCheck> {
  let worst: CodeCheck = 'wrong';
  for (const check of checks) {
    const told = await check();
    if (told === 'right') return told;
    if (told !== 'wrong') worst = told;
  }
  return worst;
}

function isUsedUp({ tries }: Code): boolean {
  return tries >= TRIES;
}

/** Until another may go there. Whoever used up the tries, or the code, needs one at once. */
function pauseMs(last: Code | undefined, address: string, nowMs: number): number {
  return last?.address === address && !isUsedUp(last) && last.spentBy === undefined
    ? last.sentAtMs + RESEND_AFTER_MS - nowMs
    : 0;
}

function hashOf(salt: string, code: string): string {
  return createHash('sha256').update(`${salt}:${code}`).digest('base64url');
}
