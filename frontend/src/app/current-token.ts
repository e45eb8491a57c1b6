import { refreshSession } from './refresh-session.ts';
import { readTokens } from './storage.ts';

/** A fresh token that has expired by our clock says that the clock is wrong: then the server alone decides. */
let clockIsWrong = false;

/**
 * The token to send. One that has expired is refreshed first: calls that anyone may make would not be refused with it,
 * but answered as if nobody had signed in ("Your suki, 3 jobs" would be missing).
 */
export async function currentToken(nowMs = Date.now()): Promise<string | null> {
  const { accessToken, refreshToken } = readTokens();
  if (accessToken === null || refreshToken === null || clockIsWrong || !hasExpired(accessToken, nowMs)) return accessToken;
  const refreshed = await refreshSession(accessToken);
  if (typeof refreshed === 'string') return accessToken;
  clockIsWrong = hasExpired(refreshed.token, nowMs);
  return refreshed.token;
}

/** What can't be read as a JWT is left to the server. */
function hasExpired(token: string, nowMs: number): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'exp' in claims && typeof claims.exp === 'number' && claims.exp * 1000 <= nowMs;
  } catch {
    return false;
  }
}
