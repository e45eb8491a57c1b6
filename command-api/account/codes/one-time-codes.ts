import * as z from 'zod/mini';
import { ApiError } from '#contracts/api-error.ts';
import type { Change, SecretStore } from '../secret-store.ts';
import { createSendLimits, type Counted, type Most, originOf, recipientOf, refuseUntil } from './send-limits.ts';
import { CODE_LIFE_MS, type CodeCheck, KeptCode, newCode, pauseMs, tryCode, type Use } from './six-digit-code.ts';

/** Six-digit codes that prove an account's email address or mobile number: one of each kind at a time. */

/**
 * Limits on codes, because text messages cost money and annoy. `account`: requested by one account; `recipient`: sent to one
 * address or number that the requester has not proven; `origin`: requested from one network, which an office or a carrier's
 * customers share.
 */
type Rules = {
  counted: 'email-code' | 'phone-code' | 'contact-code';
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

/** For visitors who contact support: each request has its own code, and strangers can send few to one address. */
const byContact: Rules = {
  counted: 'contact-code',
  most: { account: { anHour: 5, aDay: 10 }, recipient: { anHour: 5, aDay: 10 }, origin: { anHour: 60, aDay: 300 } },
};

/** Codes to a requested address, to the current one and for identity are separate, but count together. */
const kinds = {
  'email-code': byEmail,
  'phone-code': byPhone,
  'new-email-code': byEmail,
  'new-phone-code': byPhone,
  'proof-email-code': byEmail,
  'proof-phone-code': byPhone,
  'contact-code': byContact,
} satisfies Record<string, Rules>;

const Code = z.extend(KeptCode, { address: z.string() });
type Code = z.infer<typeof Code>;

export type Asking = {
  /** Caller's network address (CallContext.address). */
  origin?: string | undefined;
  /** The account has proven the address: counted separately, so that strangers cannot use up the owner's limit. */
  isProven?: boolean;
};

export type OneTimeCodes = {
  /**
   * Creates a code that replaces the previous one. Throws 429 within 30 seconds of the last one unless that is used up, and
   * after too many in an hour or a day. The error does not reveal who requested the others.
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
  const kept = (secret: Code) => ({ secret, expiresAt: new Date(secret.sentAtMs + CODE_LIFE_MS) });

  /** When one limit refuses the code, none counts it. */
  function count(accountId: string, address: string, { origin, isProven = false }: Asking): Promise<Counted> {
    return limits.count([
      { of: accountId, most: most.account },
      ...(isProven ? [] : [{ of: recipientOf(address), most: most.recipient, by: origin }]),
      ...(isProven || origin === undefined ? [] : [{ of: originOf(origin), most: most.origin }]),
    ]);
  }

  return {
    async make(accountId, address, asking = {}) {
      const sentAtMs = now().getTime();
      const pauseOf = (last: Code | undefined) => (last?.address === address ? pauseMs(last, sentAtMs) : 0);
      refuseUntil(pauseOf(await codes.read(accountId)));
      const asked = await count(accountId, address, asking);
      const { code, kept: fresh } = newCode(sentAtMs);
      const waitMs = await codes.change(accountId, (known): Change<Code, number> => {
        const tooSoonMs = pauseOf(known);
        return tooSoonMs > 0 ? { to: 'unchanged', result: tooSoonMs } : { to: kept({ ...fresh, address }), result: 0 };
      });
      if (waitMs > 0) await asked.takeBack();
      refuseUntil(waitMs);
      return code;
    },

    check(accountId, address, code, use) {
      return codes.change(accountId, (known): Change<Code, CodeCheck> => {
        if (known?.address !== address) return { to: 'unchanged', result: 'wrong' };
        const { result, kept: after } = tryCode(known, code, use);
        return { to: after === known ? 'unchanged' : kept(after), result };
      });
    },
  };
}

const refusals = { wrong: 'wrong_code', used_up: 'code_used_up', spent: 'code_spent' } as const;

/** Throws `wrong_code`, `code_used_up` or `code_spent` unless the code was right. */
export function acceptCode(check: CodeCheck): void {
  if (check !== 'right') throw new ApiError(refusals[check]);
}

/** Checks one code against several stored ones: right if any matches. */
export async function checkAny(checks: readonly (() => Promise<CodeCheck>)[]): Promise<CodeCheck> {
  let worst: CodeCheck = 'wrong';
  for (const check of checks) {
    const result = await check();
    if (result === 'right') return result;
    if (result !== 'wrong') worst = result;
  }
  return worst;
}
