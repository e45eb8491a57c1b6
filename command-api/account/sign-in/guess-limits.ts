import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY_MS, MINUTE_MS } from '#contracts/manila-time.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Change, SecretCollection, SecretStore } from '../secret-store.ts';

/**
 * Wrong guesses at passwords are counted by what they have in common, and the more there are, the longer the next one
 * waits (docs/decisions/sign-in-limits.md). The counts lie in the private store, where every process sees them.
 */

type Rule = {
  /** So many cost nothing. */
  free: number;
  /** The wait after the first that is too many; each further one doubles it. */
  firstMs: number;
  longestMs: number;
  /** After so long one guess is forgotten. */
  forgetOneMs: number;
};

const rules = {
  /** At one name from one address. */
  pair: { free: 5, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 30 * MINUTE_MS },
  /** By one browser that has signed in to this account before. */
  device: { free: 8, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 30 * MINUTE_MS },
  /** At one name, wherever from: more than one stranger can reach. */
  name: { free: 20, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 10 * MINUTE_MS },
  /** From one address at any names: an office or a mobile carrier has many people behind one. */
  address: { free: 60, firstMs: 15_000, longestMs: 15 * MINUTE_MS, forgetOneMs: MINUTE_MS },
  /** By somebody who is signed in, at their own account's password or their app's code. */
  proof: { free: 5, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 30 * MINUTE_MS },
  /** At the second step of one account: whoever makes them knows its first. Of a known browser by itself. */
  second_step: { free: 5, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 30 * MINUTE_MS },
  /** At the second step of one account by all browsers that it knows: nobody has more guesses for having many of them. */
  second_step_devices: { free: 15, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetOneMs: 30 * MINUTE_MS },
} satisfies Record<string, Rule>;

export type Scope = { kind: keyof typeof rules; of: string };

const Guesses = z.object({ level: z.number(), atMs: z.number(), untilMs: z.number() });
export type Guesses = z.infer<typeof Guesses>;

const none: Guesses = { level: 0, atMs: 0, untilMs: 0 };

/** What is remembered after one guess more. */
export function oneMore(known: Guesses, { free, firstMs, longestMs, forgetOneMs }: Rule, nowMs: number): Guesses {
  // Beyond the longest wait more guesses change nothing, and would only take longer to be forgotten.
  const most = free + Math.ceil(Math.log2(longestMs / firstMs));
  const level = Math.min(most, Math.max(0, known.level - (nowMs - known.atMs) / forgetOneMs) + 1);
  const tooMany = Math.round(level) - free;
  return { level, atMs: nowMs, untilMs: tooMany < 0 ? 0 : nowMs + Math.min(longestMs, firstMs * 2 ** tooMany) };
}

/** A guess that was made while the clock was ahead counts from now on: nobody waits longer than the rule says. */
function notAhead(known: Guesses, nowMs: number): Guesses {
  const aheadMs = known.atMs - nowMs;
  return aheadMs <= 0 ? known : { level: known.level, atMs: nowMs, untilMs: known.untilMs - aheadMs };
}

/** What is remembered once a guess was right, so that it was none. */
function oneLess(known: Guesses, atMs: number): Guesses {
  return { ...known, level: Math.max(0, known.level - 1), untilMs: known.atMs === atMs ? 0 : known.untilMs };
}

export type Admitted = {
  /** The guess was right: it does not count, and what was wrong before at this name, by whoever knows the password, is forgotten. */
  right(): Promise<void>;
  /** It was no guess, and does not count; what was wrong before does. */
  takeBack(): Promise<void>;
};

export type GuessLimits = {
  /** Counts a guess before it is looked at, so that a burst can't slip past. Throws 429 when one of these scopes has to wait. */
  admit(scopes: readonly Scope[]): Promise<Admitted>;
};

export function createGuessLimits({ secretStore, now }: { secretStore: SecretStore; now: () => Date }): GuessLimits {
  const collections = Object.fromEntries(
    Object.keys(rules).map((kind) => [kind, secretStore.collection(`guesses-${kind}`, Guesses)]),
  ) as Record<Scope['kind'], SecretCollection<Guesses>>;

  /** How long this scope has to wait; 0 when the guess was counted. */
  function count({ kind, of }: Scope, nowMs: number): Promise<number> {
    return collections[kind].change(idOf(of), (known = none): Change<Guesses, number> => {
      const before = notAhead(known, nowMs);
      const expiresAt = new Date(nowMs + DAY_MS);
      if (before.untilMs > nowMs)
        return { to: before === known ? 'unchanged' : { secret: before, expiresAt }, told: before.untilMs - nowMs };
      return { to: { secret: oneMore(before, rules[kind], nowMs), expiresAt }, told: 0 };
    });
  }

  async function takeBack({ kind, of }: Scope, atMs: number): Promise<void> {
    await collections[kind].change(idOf(of), (known): Change<Guesses, null> => {
      const left = known && oneLess(known, atMs);
      return {
        to: left && left.level > 0 ? { secret: left, expiresAt: new Date(known.atMs + DAY_MS) } : 'gone',
        told: null,
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

/** Whoever signs in as themselves makes nothing of what others guessed undone. */
function isShared({ kind }: Scope): boolean {
  return kind === 'name' || kind === 'address';
}

/** Names and addresses are personal: what is kept does not show them at a glance, and expires in a day. */
function idOf(of: string): string {
  return createHash('sha256').update(of).digest('base64url');
}
