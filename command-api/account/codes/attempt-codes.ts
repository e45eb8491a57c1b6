import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { ATTEMPT_HEADER } from '#contracts/headers.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import type { Change, SecretStore } from '../secret-store.ts';
import { type Counted, recipientOf, refuseUntil } from './send-limits.ts';
import { CODE_LIFE_MS, type CodeCheck, KeptCode, newCode, pauseMs, tryCode, type Use } from './six-digit-code.ts';

/**
 * Codes to addresses of visitors without an account. Each code belongs to the attempt that requested it, whose id the browser
 * keeps: a stranger who knows the address can neither try nor replace it. A client that sends no attempt id gets an open code,
 * one per address, which any caller may try.
 */

/** Long enough to be unguessable. */
const ATTEMPT = /^[\w-]{16,64}$/;

/** `of`: hash of the attempt's id; null: open code. */
const AttemptCode = z.extend(KeptCode, { of: z.nullable(z.string()) });
type AttemptCode = z.infer<typeof AttemptCode>;
/** Ordered by time of sending. */
const AttemptCodes = z.array(AttemptCode);

/** `attempt`: null for an open code. */
type Asker = { address: string; attempt: string | null };

export function attemptOf({ header }: Pick<CallContext, 'header'>): string | null {
  const name = header?.(ATTEMPT_HEADER);
  return name !== undefined && ATTEMPT.test(name) ? name : null;
}

export function createAttemptCodes(
  { secretStore, now }: { secretStore: SecretStore; now: () => Date },
  kind: 'visitor-code' | 'visitor-email-code',
) {
  const collection = secretStore.collection(`${kind}-attempts`, AttemptCodes);
  const kept = (secret: AttemptCode[], lastAtMs: number) => ({ secret, expiresAt: new Date(lastAtMs + CODE_LIFE_MS) });

  return {
    /**
     * Creates a code that replaces the attempt's previous one. Throws 429 within 30 seconds of the last one to this address,
     * unless that is used up, and rethrows errors of `count`. `isOwner`: codes of strangers do not delay a browser known to
     * belong to the address's owner.
     */
    async make({ address, attempt }: Asker, isOwner: boolean, count: () => Promise<Counted>): Promise<string> {
      const id = recipientOf(address);
      const of = attemptHash(attempt);
      const sentAtMs = now().getTime();
      const pauseOf = (known: readonly AttemptCode[]) =>
        pauseMs(
          known.findLast((one) => !isOwner || one.of === of),
          sentAtMs,
        );
      refuseUntil(pauseOf((await collection.read(id)) ?? []));
      const counted = await count();
      const { code, kept: fresh } = newCode(sentAtMs);
      const waitMs = await collection.change(id, (known = []): Change<AttemptCode[], number> => {
        const tooSoonMs = pauseOf(known);
        if (tooSoonMs > 0) return { to: 'unchanged', result: tooSoonMs };
        const others = living(known, sentAtMs).filter((one) => one.of !== of);
        return { to: kept([...others, { ...fresh, of }], sentAtMs), result: 0 };
      });
      if (waitMs > 0) await counted.takeBack();
      refuseUntil(waitMs);
      return code;
    },

    /** A wrong code counts as a try at the attempt's own code, else at the open one. */
    check({ address, attempt }: Asker, code: string, use: Use): Promise<CodeCheck> {
      const of = attemptHash(attempt);
      return collection.change(recipientOf(address), (known = []): Change<AttemptCode[], CodeCheck> => {
        const codes = living(known, now().getTime());
        const meant = codes.find((one) => one.of === of) ?? codes.find((one) => one.of === null);
        if (!meant) return { to: 'unchanged', result: 'wrong' };
        const { result, kept: after } = tryCode(meant, code, use);
        if (after === meant) return { to: 'unchanged', result };
        const lastAtMs = Math.max(...codes.map(({ sentAtMs }) => sentAtMs));
        return { to: kept(codes.with(codes.indexOf(meant), after), lastAtMs), result };
      });
    },
  };
}

function living(codes: readonly AttemptCode[], nowMs: number): AttemptCode[] {
  return codes.filter(({ sentAtMs }) => sentAtMs + CODE_LIFE_MS > nowMs);
}

/** Hashed, so that the secret store does not reveal attempt ids. */
export function attemptHash(attempt: string | null): string | null {
  return attempt === null ? null : createHash('sha256').update(attempt).digest('base64url');
}
