import { refreshSession } from './refresh-session.ts';
import { readAccessToken } from '../browser/access-token.ts';
import { mayHoldSession } from '../browser/storage.ts';
import { claimsOf } from './token-claims.ts';

/** A fresh token that has expired by this clock means that the clock is wrong; then only the server decides. */
let clockIsWrong = false;

/**
 * Token to send; null for a visitor. A newly opened tab fetches one, and an expired one is refreshed first: public
 * calls would not be refused without it but answered as for a visitor, without "Your suki, 3 jobs" for example.
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
