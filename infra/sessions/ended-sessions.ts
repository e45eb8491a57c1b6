import { ACCESS_TOKEN_MINUTES, type TokenHolder } from './access-tokens.ts';
import type { SessionEnd } from './session-ends.ts';

/** How long an end is kept: the life of a token issued just before, plus the tolerated clock difference. */
export const KEPT_MS = (ACCESS_TOKEN_MINUTES + 5) * 60_000;

/** Many times the usual number. Above it the oldest ends are dropped, which bounds memory. */
const MOST_KEPT = 200_000;

type Era = { era: number; expiresAtMs: number };

/**
 * In-memory list of ended sessions whose access tokens may not have expired; checked without I/O. A process has one,
 * shared by its services (docs/decisions/ended-sessions.md).
 */
export function createEndedSessions({
  now = () => new Date(),
  most = MOST_KEPT,
}: { now?: () => Date; most?: number } = {}) {
  const eras = new Map<string, Era>();
  const sessions = new Map<string, number>();

  /** Ends may arrive twice or late, so an era never decreases. Uses this process's clock, not the log's. */
  function take({ accountId, era, sessionId }: SessionEnd): void {
    const expiresAtMs = now().getTime() + KEPT_MS;
    if (era > 0) keepLast(eras, accountId, { era: Math.max(era, eras.get(accountId)?.era ?? 0), expiresAtMs }, most);
    if (sessionId !== null) keepLast(sessions, sessionId, expiresAtMs, most);
  }

  return {
    isOver({ accountId, sessionId, era }: Pick<TokenHolder, 'accountId' | 'sessionId' | 'era'>): boolean {
      const latest = eras.get(accountId);
      return (latest !== undefined && era < latest.era) || sessions.has(sessionId);
    },

    take(ends: readonly SessionEnd[]): void {
      for (const end of ends) take(end);
    },

    /** Drops ends whose tokens have all expired. */
    forgetExpired(): void {
      const nowMs = now().getTime();
      for (const [accountId, { expiresAtMs }] of eras) if (expiresAtMs <= nowMs) eras.delete(accountId);
      for (const [sessionId, expiresAtMs] of sessions) if (expiresAtMs <= nowMs) sessions.delete(sessionId);
    },

    size: () => eras.size + sessions.size,
  };
}

export type EndedSessions = ReturnType<typeof createEndedSessions>;

function keepLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= most) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
