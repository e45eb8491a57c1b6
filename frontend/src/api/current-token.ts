import { refreshSession } from './refresh-session.ts';
import { readTokens } from '../browser/storage.ts';
import { claimsOf } from './token-claims.ts';

/** A fresh token that has expired by our clock says that the clock is wrong: then the server alone decides. */
let clockIsWrong = false;

/**
 * The token to send. One that has expired is refreshed first: calls that anyone may make would not be refused with it,
 * but answered as if nobody had signed in ("Your suki, 3 jobs" would be missing).
 */
export async function currentToken(nowMs = Date.now()): Promise<string | null> {
  const { accessToken, refreshToken } = readTokens();
  if (accessToken === null || refreshToken === null || clockIsWrong || !hasExpired(accessToken, nowMs))
    return accessToken;
  const refreshed = await refreshSession(accessToken);
  if (typeof refreshed === 'string') return accessToken;
  clockIsWrong = hasExpired(refreshed.token, nowMs);
  return refreshed.token;
}

function hasExpired(token: string, nowMs: number): boolean {
  const { exp } = claimsOf(token);
  return exp !== null && exp * 1000 <= nowMs;
}
