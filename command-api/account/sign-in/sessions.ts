import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY_MS } from '#contracts/manila-time.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/**
 * A session is a family of refresh tokens of which only the newest counts. The first is random, each next one is made
 * from its forerunner with the family's own key: so two tabs that refresh at the same moment get the same successor,
 * although only hashes are kept.
 */

const SESSION_MS = 30 * DAY_MS;
/** A second tab may still come with the token that the first one has just traded in. */
const GRACE_MS = 10_000;
const TOKEN_FORMAT = /^([0-9a-f-]{36})\.([\w-]{43})$/;

const Family = z.object({
  accountId: z.string(),
  era: z.int(),
  key: z.string(),
  newest: z.string(),
  forerunner: z.nullable(z.string()),
  rotatedAtMs: z.number(),
  /** When its person signed in, whatever was refreshed since; sessions of before 2026-11-22 do not say. */
  signedInAtMs: z.optional(z.number()),
});
type Family = z.infer<typeof Family>;

/** `era`: the account's era (account decider) when the session was started. */
export type Session = { sessionId: string; accountId: string; era: number; refreshToken: string };

/** The session of a token that was used twice: it has ended. */
export type Reused = { reused: Pick<Session, 'sessionId' | 'accountId'> };

export type Sessions = {
  start(account: { accountId: string; era: number }): Promise<Session>;
  /** Trades a token for its successor. A token that was traded in before ends the session: someone else has it too. */
  rotate(refreshToken: string): Promise<Session | Reused | null>;
  /** Milliseconds since the person signed in to it; null when that is not known, or it has ended. */
  ageMs(sessionId: string, accountId: string): Promise<number | null>;
  /** False when this account has no such session, or it had ended before. */
  end(sessionId: string, accountId: string): Promise<boolean>;
  /** The session that the token proves, ended by this; null when there is none. `accountId`: only if it is theirs. */
  endBy(refreshToken: string, accountId?: string): Promise<Pick<Session, 'sessionId' | 'accountId'> | null>;
};

export function createSessions({ secretStore, now }: { secretStore: SecretStore; now: () => Date }): Sessions {
  const families = secretStore.collection('session', Family);
  const kept = (secret: Family) => ({ secret, expiresAt: new Date(now().getTime() + SESSION_MS) });

  return {
    async start({ accountId, era }) {
      const sessionId = randomUUID();
      const refreshToken = tokenOf(sessionId, randomBytes(32));
      const key = randomBytes(32).toString('base64url');
      await families.keep(
        sessionId,
        kept({
          accountId,
          era,
          key,
          newest: sha256(refreshToken),
          forerunner: null,
          rotatedAtMs: now().getTime(),
          signedInAtMs: now().getTime(),
        }),
      );
      return { sessionId, accountId, era, refreshToken };
    },

    async rotate(refreshToken) {
      const sessionId = TOKEN_FORMAT.exec(refreshToken)?.[1];
      if (!sessionId) return null;
      return families.change(sessionId, (family): Change<Family, Session | Reused | null> => {
        if (!family) return { to: 'unchanged', told: null };
        const { accountId, era, key } = family;
        const successor = tokenOf(sessionId, createHmac('sha256', key).update(refreshToken).digest());
        const told = { sessionId, accountId, era, refreshToken: successor };
        const presented = sha256(refreshToken);
        const nowMs = now().getTime();
        if (presented === family.newest)
          return {
            to: kept({ ...family, newest: sha256(successor), forerunner: presented, rotatedAtMs: nowMs }),
            told,
          };
        if (presented === family.forerunner && nowMs - family.rotatedAtMs <= GRACE_MS) return { to: 'unchanged', told };
        return { to: 'gone', told: { reused: { sessionId, accountId } } };
      });
    },

    async ageMs(sessionId, accountId) {
      const family = await families.read(sessionId);
      return family?.accountId === accountId && family.signedInAtMs !== undefined
        ? now().getTime() - family.signedInAtMs
        : null;
    },

    end: (sessionId, accountId) =>
      families.change(sessionId, (family): Change<Family, boolean> => {
        const own = family?.accountId === accountId;
        return { to: own ? 'gone' : 'unchanged', told: own };
      }),

    async endBy(refreshToken, accountId) {
      const sessionId = TOKEN_FORMAT.exec(refreshToken)?.[1];
      if (!sessionId) return null;
      const presented = sha256(refreshToken);
      return families.change(sessionId, (family): Change<Family, Pick<Session, 'sessionId' | 'accountId'> | null> => {
        const proven =
          family &&
          [family.newest, family.forerunner].includes(presented) &&
          (accountId ?? family.accountId) === family.accountId;
        return proven
          ? { to: 'gone', told: { sessionId, accountId: family.accountId } }
          : { to: 'unchanged', told: null };
      });
    },
  };
}

function tokenOf(sessionId: string, secret: Buffer): string {
  return `${sessionId}.${secret.toString('base64url')}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
