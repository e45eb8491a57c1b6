import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY_MS, MINUTE_MS } from '#contracts/manila-time.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Change, SecretCollection, SecretStore } from '../secret-store.ts';

/**
 * Counts wrong guesses by several scopes; each further guess waits longer (docs/decisions/sign-in-limits.md). The counts are in
 * the secret store, which all processes share.
 */

type Rule = {
  /** Guesses without a wait. */
  free: number;
  /** Wait after the first guess beyond `free`; each further one doubles it. */
  firstMs: number;
  longestMs: number;
  /** Time after which one guess is forgotten. */
  forgetOneMs: number;
};

const rules = {
  /** One login from one network address. */
  pair: { free: 5, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 30 * MINUTE_MS },
  /** One browser that has signed in to this account before. */
  device: { free: 8, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 30 * MINUTE_MS },
  /** One login from all addresses: more than one stranger can use up. */
  name: { free: 20, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 10 * MINUTE_MS },
  /** Any logins from one address: an office or a mobile carrier shares one. */
  address: { free: 60, firstMs: 15_000, longestMs: 15 * MINUTE_MS, forgetOneMs: MINUTE_MS },
  /** A signed-in person's own password or app code. */
  proof: { free: 5, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 30 * MINUTE_MS },
  /** Second step of one account, after the first factor; per known browser. */
  second_step: { free: 5, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 30 * MINUTE_MS },
  /** Second step of one account from all known browsers, so that many browsers give no extra guesses. */
  second_step_devices: { free: 15, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 30 * MINUTE_MS },
} satisfies Record<string, Rule>;

export type Scope = { kind: keyof typeof rules; of: string };

const Guesses = z.object({ level: z.number(), atMs: z.number(), untilMs: z.number() });
export type Guesses = z.infer<typeof Guesses>;

const none: Guesses = { level: 0, atMs: 0, untilMs: 0 };

/** The count after one more guess. */
export function oneMore(known: Guesses, { free, firstMs, longestMs, forgetOneMs }: Rule, nowMs: number): Guesses {
  // Caps the count at the longest wait; more would only take longer to be forgotten.
  const most = free + Math.ceil(Math.log2(longestMs / firstMs));
  const level = Math.min(most, Math.max(0, known.level - (nowMs - known.atMs) / forgetOneMs) + 1);
  const tooMany = Math.round(level) - free;
  return { level, atMs: nowMs, untilMs: tooMany < 0 ? 0 : nowMs + Math.min(longestMs, firstMs * 2 ** tooMany) };
}

/** Guesses recorded while the clock was ahead count as now, so that no wait exceeds the rule. */
function notAhead(known: Guesses, nowMs: number): Guesses {
  const aheadMs = known.atMs - nowMs;
  return aheadMs <= 0 ? known : { level: known.level, atMs: nowMs, untilMs: known.untilMs - aheadMs };
}

/** The count without a guess that was right. */
function oneLess(known: Guesses, atMs: number): Guesses {
  return { ...known, level: Math.max(0, known.level - 1), untilMs: known.atMs === atMs ? 0 : known.untilMs };
}

export type Admitted = {
  /** The guess was right: it does not count, and earlier wrong guesses in unshared scopes are forgotten. */
  right(): Promise<void>;
  /** The call was not a guess: it does not count, earlier wrong guesses still do. */
  takeBack(): Promise<void>;
};

export type GuessLimits = {
  /** Counts a guess before it is checked, so that a burst cannot bypass the limit. Throws 429 while one of the scopes must wait. */
  admit(scopes: readonly Scope[]): Promise<Admitted>;
};

export function createGuessLimits({ secretStore, now }: { secretStore: SecretStore; now: () => Date }): GuessLimits {
  const collections = Object.fromEntries(
    Object.keys(rules).map((kind) => [kind, secretStore.collection(`guesses-${kind}`, Guesses)]),
  ) as Record<Scope['kind'], SecretCollection<Guesses>>;

  /** Milliseconds that this scope must wait; 0 when the guess was counted. */
  function count({ kind, of }: Scope, nowMs: number): Promise<number> {
    return collections[kind].change(idOf(of), (known = none): Change<Guesses, number> => {
      const before = notAhead(known, nowMs);
      const expiresAt = new Date(nowMs + DAY_MS);
      if (before.untilMs > nowMs)
        return { to: before === known ? 'unchanged' : { secret: before, expiresAt }, result: before.untilMs - nowMs };
      return { to: { secret: oneMore(before, rules[kind], nowMs), expiresAt }, result: 0 };
    });
  }

  async function takeBack({ kind, of }: Scope, atMs: number): Promise<void> {
    await collections[kind].change(idOf(of), (known): Change<Guesses, null> => {
      const left = known && oneLess(known, atMs);
      return {
        to: left && left.level > 0 ? { secret: left, expiresAt: new Date(known.atMs + DAY_MS) } : 'gone',
        result: null,
      };
    });
  }

  return {
    async admit(scopes) {
      const nowMs = now().getTime();
      const counted: Scope[] = [];
      let waitMs = 0;
      for (const scope of scopes) {
        waitMs = await count(scope, nowMs);
        if (waitMs > 0) break;
        counted.push(scope);
      }
      if (waitMs > 0) {
        for (const scope of counted) await takeBack(scope, nowMs);
        throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      }
      return {
        async right() {
          for (const scope of counted) {
            if (isShared(scope)) await takeBack(scope, nowMs);
            else await collections[scope.kind].remove(idOf(scope.of));
          }
        },
        async takeBack() {
          for (const scope of counted) await takeBack(scope, nowMs);
        },
      };
    },
  };
}

/** A successful sign-in does not forget guesses of other people in a shared scope. */
function isShared({ kind }: Scope): boolean {
  return kind === 'name' || kind === 'address';
}

/** Hashed, because logins and addresses are personal data. Entries expire in a day. */
function idOf(of: string): string {
  return createHash('sha256').update(of).digest('base64url');
}
