import type { AccountEvent } from './account.ts';

/**
 * What ends all sessions of an account at once: each of these starts a new era of it, and a session or an access token
 * of an earlier era is over. One session alone ends by SignedOut. The account's decider and the read model of ended
 * sessions both count by this list, so that an era is the same number everywhere.
 */
export const endsAllSessions = [
  'RoleChanged',
  'PasswordChanged',
  'SecondFactorAdded',
  'SecondFactorReset',
  'AccountSuspended',
  'ContactChangeUndone',
] as const satisfies readonly AccountEvent['type'][];

const types: ReadonlySet<string> = new Set(endsAllSessions);

export function startsNewEra({ type }: { type: string }): boolean {
  return types.has(type);
}

/** Ended sessions that are kept of an account: more than anybody ends while an access token lives. */
export const ENDED_SESSIONS_KEPT = 50;
