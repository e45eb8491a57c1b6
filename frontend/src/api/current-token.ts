import { refreshSession } from './refresh-session.ts';
import { readAccessToken } from '../browser/access-token.ts';
import { mayHoldSession } from '../browser/storage.ts';
import { claimsOf } from './token-claims.ts';

/** A fresh token that has expired by our clock says that the clock is wrong: then the server alone decides. */
let clockIsWrong = false;

/**
 * The token to send; null for a visitor. A tab that has just opened fetches one, and one that has expired is refreshed
 * first: calls that anyone may make would not be refused without it, but answered as if nobody had signed in ("Your suki, 3
 * jobs" would be missing).
 */
export async function currentToken(nowMs = Date.now()): Promise<string | null> {
  const token = readAccessToken();
  const isGood = token !== null && (clockIsWrong || !hasExpired(token, nowMs));
  if (isGood || !mayHoldSession()) return token;
  const refreshed = await refreshSession(token);
  if (typeof refreshed === 'string') return token;
  clockIsWrong = hasExpired(refreshed.token, nowMs);
  return refreshed.token;
}

function hasExpired(token: string, nowMs: number): boolean {
  const { exp } = claimsOf(token);
  return exp !== null && exp * 1000 <= nowMs;
}
