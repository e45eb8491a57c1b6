import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Factors } from '#contracts/account/second-factor.ts';
import type { UserType } from '#contracts/roles.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/manila-time.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/**
 * A session is a family of refresh tokens of which only the newest counts. The first is random, each next one is made
 * from its forerunner with the family's own key: so two tabs that refresh at the same moment get the same successor,
 * although only hashes are kept. Half of a token is the family's signature of the other half: so one that was traded in
 * long ago is told from one that was made up, which ends nothing. Session ids are no secret.
 */

/** However often it is used: then the person signs in again. */
export const SESSION_MS = 30 * DAY_MS;
/** Unused for so long, a session is over (docs/decisions/session-lifetimes.md). */
const IDLE_MS: Record<UserType, number> = { client: 14 * DAY_MS, worker: 14 * DAY_MS, admin: 12 * HOUR_MS };
/** A second tab, or one whose answer got lost on the way, may still come with the token that was just traded in. */
const GRACE_MS = MINUTE_MS;
/** What one account may have at a time; beyond it the one that was unused for longest goes. */
export const MOST_SESSIONS = 30;
const TOKEN_FORMAT = /^([0-9a-f-]{36})\.([\w-]{43})$/;
/** Nobody guesses so many, nor makes a signature of as many. */
const HALF_BYTES = 16;

/** Where a session is used from: as its browser or program says, and the first half of its address; null where there is none. */
export const Place = z.object({ userAgent: z.string(), address: z.nullable(z.string()) });
export type Place = z.infer<typeof Place>;

const Family = z.object({
  accountId: z.string(),
  era: z.int(),
  key: z.string(),
  newest: z.string(),
  forerunner: z.nullable(z.string()),
  rotatedAtMs: z.number(),
  /** When somebody last touched it, as far as its browser says so; else its last refresh is its last use. */
  usedAtMs: z.optional(z.number()),
  /** When its person signed in, whatever was refreshed since; sessions of before 2026-11-22 do not say. */
  signedInAtMs: z.optional(z.number()),
  /** When they showed once more that it is they; it makes the session no longer. */
  provenAtMs: z.optional(z.number()),
  /** Sessions of before 2026-11-23 say none of these. */
  startedAtMs: z.optional(z.number()),
  userType: z.optional(z.enum(['client', 'worker', 'admin'])),
  place: z.optional(Place),
  /** How many factors its person showed; sessions of before 2026-11-23 do not say: one. */
  factors: z.optional(z.union([z.literal(1), z.literal(2)])),
  /** Its tokens are signed; those of sessions from before there were signatures aren't, and each may have been issued. */
  isSigned: z.optional(z.boolean()),
});
type Family = z.infer<typeof Family>;

/** The ids of an account's sessions; some of them may be over. */
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

/** The session of a token that was used twice: it has ended. */
export type Reused = { reused: Pick<Session, 'sessionId' | 'accountId'> };

export type KnownSession = {
  sessionId: string;
  startedAtMs: number;
  /** To a quarter of an hour: a refresh says how long nobody has touched its browser. */
  usedAtMs: number;
  place: Place | null;
};

type Rotating = {
  idleMs?: number | undefined;
  /** Before a session whose token was used twice is forgotten: where this fails, whoever comes again finds it. */
  whenReused?: ((reused: Reused['reused']) => Promise<void>) | undefined;
};

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const families = secretStore.collection('session', Family);
  const indexes = secretStore.collection('sessions-of', Index);
  const kept = (secret: Family) => ({ secret, expiresAt: new Date(endOf(secret)) });

  /** Says which ids fell out. */
  function listed(accountId: string, sessionId: string): Promise<string[]> {
    return indexes.change(accountId, (index): Change<z.infer<typeof Index>, string[]> => {
      const sessionIds = [sessionId, ...(index?.sessionIds ?? []).filter((id) => id !== sessionId)];
      const over = sessionIds.splice(MOST_SESSIONS);
      return { to: { secret: { sessionIds }, expiresAt: new Date(now().getTime() + SESSION_MS) }, told: over };
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
     * Trades a token for its successor. A token that was traded in before ends the session: someone else has it too. Only
     * its own browser may come late with the last one. One that nobody was ever given ends nothing. `idleMs`: for so long
     * nobody has touched the browser; what a thief says there can only make the session shorter than saying nothing.
     */
    async rotate(
      refreshToken: string,
      place: Place,
      { idleMs = 0, whenReused = async () => undefined }: Rotating = {},
    ): Promise<Session | Reused | null> {
      const sessionId = TOKEN_FORMAT.exec(refreshToken)?.[1];
      if (!sessionId) return null;
      const outcome = await families.change(sessionId, (family): Change<Family, Session | Reused | null> => {
        if (!family || endOf(family) <= now().getTime()) return { to: 'unchanged', told: null };
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
        const told = { sessionId, accountId, era, factors, refreshToken: successor, expiresAt: kept(next).expiresAt };
        if (presented === family.newest) return { to: kept(next), told };
        if (presented === family.forerunner && nowMs - family.rotatedAtMs <= GRACE_MS && isSameBrowser(family, place))
          return { to: 'unchanged', told };
        if (!wasIssued(family, refreshToken, presented)) return { to: 'unchanged', told: null };
        return { to: 'unchanged', told: { reused: { sessionId, accountId } } };
      });
      if (!outcome || !('reused' in outcome)) return outcome;
      await whenReused(outcome.reused);
      await families.remove(sessionId);
      return outcome;
    },

    /** Its person has shown a second factor since it began: its next access token says so. */
    noteSecondFactor: (sessionId: string, accountId: string): Promise<null> =>
      families.change(sessionId, (family): Change<Family, null> => ({
        to: family?.accountId === accountId ? kept({ ...family, factors: 2 }) : 'unchanged',
        told: null,
      })),

    /** How many factors its person has shown by now: an access token of it may have been issued before. */
    async factors(sessionId: string, accountId: string): Promise<Factors> {
      const family = await families.read(sessionId);
      return family?.accountId === accountId ? (family.factors ?? 1) : 1;
    },

    /** The account's sessions that go on, in no order. */
    list,

    /** Milliseconds since its person last showed that it is they; infinite when that is not known, or it has ended. */
    async proofAgeMs(sessionId: string, accountId: string): Promise<number> {
      const family = await families.read(sessionId);
      if (family?.accountId !== accountId) return Infinity;
      return now().getTime() - Math.max(family.signedInAtMs ?? -Infinity, family.provenAtMs ?? -Infinity);
    },

    /** They have just shown that it is they. False when this account has no such session any more. */
    prove: (sessionId: string, accountId: string): Promise<boolean> =>
      families.change(sessionId, (family): Change<Family, boolean> => {
        if (family?.accountId !== accountId) return { to: 'unchanged', told: false };
        return { to: kept({ ...family, provenAtMs: now().getTime() }), told: true };
      }),

    /** False when this account has no such session, or it had ended before. */
    end: (sessionId: string, accountId: string): Promise<boolean> =>
      families.change(sessionId, (family): Change<Family, boolean> => {
        const own = family?.accountId === accountId;
        return { to: own ? 'gone' : 'unchanged', told: own };
      }),

    /** The session that the token proves; null when there is none. `accountId`: only if it is theirs. */
    async provenBy(refreshToken: string, accountId?: string): Promise<Pick<Session, 'sessionId' | 'accountId'> | null> {
      const sessionId = TOKEN_FORMAT.exec(refreshToken)?.[1];
      const family = sessionId === undefined ? undefined : await families.read(sessionId);
      if (!sessionId || !family || ![family.newest, family.forerunner].includes(sha256(refreshToken))) return null;
      return (accountId ?? family.accountId) === family.accountId ? { sessionId, accountId: family.accountId } : null;
    },
  };
}

/** Those of before that do not say when they started can't be older than their last use. */
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

/** `secret`: as many bytes of it as count. */
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
