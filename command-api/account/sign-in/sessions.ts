import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Factors } from '#contracts/account/second-factor.ts';
import type { UserType } from '#contracts/roles.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/manila-time.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/**
 * A session is a family of refresh tokens; only the newest is valid. The first is random, each next one derives from its
 * predecessor with the family's key, so that two tabs refreshing concurrently get the same successor although only hashes are
 * stored. Half of a token is the family's signature of the other half: it distinguishes an old token, whose reuse ends the
 * session, from an invented one, which has no effect. Session ids are not secret.
 */

/** Absolute lifetime. */
export const SESSION_MS = 30 * DAY_MS;
/** Idle lifetime (docs/decisions/session-lifetimes.md). */
const IDLE_MS: Record<UserType, number> = { client: 14 * DAY_MS, worker: 14 * DAY_MS, admin: 12 * HOUR_MS };
/** Period in which the previous token is accepted, for a second tab or a lost response. */
const GRACE_MS = MINUTE_MS;
/** Sessions per account; beyond it the one that was idle longest ends. */
export const MOST_SESSIONS = 30;
const TOKEN_FORMAT = /^([0-9a-f-]{36})\.([\w-]{43})$/;
/** Too long to guess or forge. */
const HALF_BYTES = 16;

/** User agent and first half of the network address of a session; null without an address. */
export const Place = z.object({ userAgent: z.string(), address: z.nullable(z.string()) });
export type Place = z.infer<typeof Place>;

const Family = z.object({
  accountId: z.string(),
  era: z.int(),
  key: z.string(),
  newest: z.string(),
  forerunner: z.nullable(z.string()),
  rotatedAtMs: z.number(),
  /** Last user activity reported by the browser; absent: the last refresh. */
  usedAtMs: z.optional(z.number()),
  /** Time of sign-in. Missing in sessions from before 2026-11-22. */
  signedInAtMs: z.optional(z.number()),
  /** Time of the last re-authentication; does not extend the session. */
  provenAtMs: z.optional(z.number()),
  /** Missing in sessions from before 2026-11-23, as are the next fields. */
  startedAtMs: z.optional(z.number()),
  userType: z.optional(z.enum(['client', 'worker', 'admin'])),
  place: z.optional(Place),
  /** Number of factors shown. Missing in sessions from before 2026-11-23: one. */
  factors: z.optional(z.union([z.literal(1), z.literal(2)])),
  /** Whether tokens are signed. In older sessions they are not, so any token may have been issued. */
  isSigned: z.optional(z.boolean()),
});
type Family = z.infer<typeof Family>;

/** Ids of an account's sessions; some may have ended. */
const Index = z.object({ sessionIds: z.array(z.string()) });

/** `era`: the account's era (account decider) when the session was started. */
export type Session = {
  sessionId: string;
  accountId: string;
  era: number;
  factors: Factors;
  refreshToken: string;
  expiresAt: Date;
};

/** The ended session of a token that was used twice. */
export type Reused = { reused: Pick<Session, 'sessionId' | 'accountId'> };

export type KnownSession = {
  sessionId: string;
  startedAtMs: number;
  /** Accurate to 15 minutes: a refresh reports the browser's idle time. */
  usedAtMs: number;
  place: Place | null;
};

type Rotating = {
  idleMs?: number | undefined;
  /** Called before the session of a reused token is deleted; if it fails, the next call finds the session again. */
  whenReused?: ((reused: Reused['reused']) => Promise<void>) | undefined;
};

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const families = secretStore.collection('session', Family);
  const indexes = secretStore.collection('sessions-of', Index);
  const kept = (secret: Family) => ({ secret, expiresAt: new Date(endOf(secret)) });

  /** Returns the ids that were removed. */
  function listed(accountId: string, sessionId: string): Promise<string[]> {
    return indexes.change(accountId, (index): Change<z.infer<typeof Index>, string[]> => {
      const sessionIds = [sessionId, ...(index?.sessionIds ?? []).filter((id) => id !== sessionId)];
      const over = sessionIds.splice(MOST_SESSIONS);
      return { to: { secret: { sessionIds }, expiresAt: new Date(now().getTime() + SESSION_MS) }, result: over };
    });
  }

  async function list(accountId: string, era: number): Promise<KnownSession[]> {
    const { sessionIds } = (await indexes.read(accountId)) ?? { sessionIds: [] };
    const found = await Promise.all(
      sessionIds.map(async (sessionId) => ({ sessionId, family: await families.read(sessionId) })),
    );
    return found.flatMap(({ sessionId, family }) =>
      family?.accountId === accountId && family.era === era
        ? [{ sessionId, startedAtMs: startOf(family), usedAtMs: usedAtOf(family), place: family.place ?? null }]
        : [],
    );
  }

  return {
    async start(
      account: { accountId: string; era: number; userType: UserType },
      place: Place,
      factors: Factors = 1,
    ): Promise<Session> {
      const { accountId, era, userType } = account;
      const sessionId = randomUUID();
      const key = randomBytes(32).toString('base64url');
      const refreshToken = tokenOf(sessionId, randomBytes(HALF_BYTES), key);
      const nowMs = now().getTime();
      const family: Family = {
        accountId,
        era,
        key,
        newest: sha256(refreshToken),
        forerunner: null,
        rotatedAtMs: nowMs,
        signedInAtMs: nowMs,
        startedAtMs: nowMs,
        userType,
        place,
        factors,
        isSigned: true,
      };
      await families.keep(sessionId, kept(family));
      for (const over of await listed(accountId, sessionId)) await families.remove(over);
      return { sessionId, accountId, era, factors, refreshToken, expiresAt: kept(family).expiresAt };
    },

    /**
     * Exchanges a token for its successor. Reuse of an earlier token ends the session, because another party has it; only the
     * same browser may repeat the last one for a short time. An invented token has no effect. `idleMs`: the browser's idle
     * time; a false value can only shorten the session.
     */
    async rotate(
      refreshToken: string,
      place: Place,
      { idleMs = 0, whenReused = async () => undefined }: Rotating = {},
    ): Promise<Session | Reused | null> {
      const sessionId = TOKEN_FORMAT.exec(refreshToken)?.[1];
      if (!sessionId) return null;
      const outcome = await families.change(sessionId, (family): Change<Family, Session | Reused | null> => {
        if (!family || endOf(family) <= now().getTime()) return { to: 'unchanged', result: null };
        const { accountId, era, key, factors = 1 } = family;
        const successor = tokenOf(sessionId, hmac(key, refreshToken), key);
        const presented = sha256(refreshToken);
        const nowMs = now().getTime();
        const usedAtMs = Math.max(usedAtOf(family), nowMs - Math.max(0, idleMs));
        const next: Family = {
          ...family,
          newest: sha256(successor),
          forerunner: presented,
          rotatedAtMs: nowMs,
          usedAtMs,
          place,
        };
        const result = { sessionId, accountId, era, factors, refreshToken: successor, expiresAt: kept(next).expiresAt };
        if (presented === family.newest) return { to: kept(next), result };
        if (presented === family.forerunner && nowMs - family.rotatedAtMs <= GRACE_MS && isSameBrowser(family, place))
          return { to: 'unchanged', result };
        if (!wasIssued(family, refreshToken, presented)) return { to: 'unchanged', result: null };
        return { to: 'unchanged', result: { reused: { sessionId, accountId } } };
      });
      if (!outcome || !('reused' in outcome)) return outcome;
      await whenReused(outcome.reused);
      await families.remove(sessionId);
      return outcome;
    },

    /** Records a second factor shown since sign-in; the next access token includes it. */
    noteSecondFactor: (sessionId: string, accountId: string): Promise<null> =>
      families.change(sessionId, (family): Change<Family, null> => ({
        to: family?.accountId === accountId ? kept({ ...family, factors: 2 }) : 'unchanged',
        result: null,
      })),

    /** Current number of factors; an earlier access token may state fewer. */
    async factors(sessionId: string, accountId: string): Promise<Factors> {
      const family = await families.read(sessionId);
      return family?.accountId === accountId ? (family.factors ?? 1) : 1;
    },

    /** Active sessions of the account, unordered. */
    list,

    /** Milliseconds since sign-in or re-authentication; infinite if unknown or ended. */
    async proofAgeMs(sessionId: string, accountId: string): Promise<number> {
      const family = await families.read(sessionId);
      if (family?.accountId !== accountId) return Infinity;
      return now().getTime() - Math.max(family.signedInAtMs ?? -Infinity, family.provenAtMs ?? -Infinity);
    },

    /** Records a re-authentication. False if the account has no such session. */
    prove: (sessionId: string, accountId: string): Promise<boolean> =>
      families.change(sessionId, (family): Change<Family, boolean> => {
        if (family?.accountId !== accountId) return { to: 'unchanged', result: false };
        return { to: kept({ ...family, provenAtMs: now().getTime() }), result: true };
      }),

    /** False if the account has no such session. */
    end: (sessionId: string, accountId: string): Promise<boolean> =>
      families.change(sessionId, (family): Change<Family, boolean> => {
        const own = family?.accountId === accountId;
        return { to: own ? 'gone' : 'unchanged', result: own };
      }),

    /** The session of a valid token, else null. `accountId`: required owner. */
    async provenBy(refreshToken: string, accountId?: string): Promise<Pick<Session, 'sessionId' | 'accountId'> | null> {
      const sessionId = TOKEN_FORMAT.exec(refreshToken)?.[1];
      const family = sessionId === undefined ? undefined : await families.read(sessionId);
      if (!sessionId || !family || ![family.newest, family.forerunner].includes(sha256(refreshToken))) return null;
      return (accountId ?? family.accountId) === family.accountId ? { sessionId, accountId: family.accountId } : null;
    },
  };
}

/** Older sessions without a start time count from their last use. */
function startOf({ startedAtMs, signedInAtMs, rotatedAtMs }: Family): number {
  return startedAtMs ?? signedInAtMs ?? rotatedAtMs;
}

function endOf(family: Family): number {
  return Math.min(startOf(family) + SESSION_MS, usedAtOf(family) + IDLE_MS[family.userType ?? 'client']);
}

function usedAtOf({ usedAtMs, rotatedAtMs }: Family): number {
  return usedAtMs ?? rotatedAtMs;
}

function isSameBrowser({ place: known }: Family, place: Place): boolean {
  return known === undefined || known.userAgent === place.userAgent;
}

/** `secret`: cut to the used length. */
function tokenOf(sessionId: string, secret: Buffer, key: string): string {
  const half = secret.subarray(0, HALF_BYTES);
  return `${sessionId}.${Buffer.concat([half, signatureOf(sessionId, half, key)]).toString('base64url')}`;
}

function wasIssued({ key, isSigned = false, forerunner }: Family, token: string, presented: string): boolean {
  if (!isSigned || presented === forerunner) return true;
  const [sessionId = '', secret = ''] = token.split('.');
  const bytes = Buffer.from(secret, 'base64url');
  return timingSafeEqual(bytes.subarray(HALF_BYTES), signatureOf(sessionId, bytes.subarray(0, HALF_BYTES), key));
}

function signatureOf(sessionId: string, half: Buffer, key: string): Buffer {
  return hmac(key, `issued ${sessionId} ${half.toString('base64url')}`).subarray(0, HALF_BYTES);
}

function hmac(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
