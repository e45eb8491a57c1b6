import { accountCalls } from '#contracts/calls/account.ts';
import { User } from '#contracts/views/account.ts';
import { apiBase } from './api-base.ts';
import { callErrorOf } from './call-error.ts';
import { CHANGE_LIMIT_MS } from './send-call.ts';
import { readStoredUser, readTokens, storedUserOf, storeTokens, storeUser } from '../browser/storage.ts';
import { claimsOf } from './token-claims.ts';

/** The session can't be refreshed any more; of a suspended account one says so. */
export type SessionOver = 'refused' | 'suspended';

/** A fresh token; or the session is over; or nobody could be asked for this person, so that nothing is known. */
export type Refreshed = { token: string } | SessionOver | 'unreachable';

let running: Promise<Refreshed> | null = null;

/**
 * Another token than the one that was refused. All who come with the same token share one refresh; who comes late finds
 * the new token stored. Other tabs of the browser wait their turn, for a refresh token works only once.
 */
export function refreshSession(refused: string | null): Promise<Refreshed> {
  const newer = newerThan(refused);
  if (newer) return Promise.resolve(newer);
  running ??= oneTabAtATime(() => refreshed(refused)).finally(() => {
    running = null;
  });
  return running;
}

/** null when there is none. What one person asked for never goes out under another's token. */
function newerThan(refused: string | null): Refreshed | null {
  const { accessToken } = readTokens();
  if (accessToken === null || accessToken === refused) return null;
  return isAnothers(accessToken, refused) ? 'unreachable' : { token: accessToken };
}

function isAnothers(token: string, before: string | null): boolean {
  const [now, then] = [claimsOf(token).sub, before && claimsOf(before).sub];
  return Boolean(now && then && now !== then);
}

async function oneTabAtATime(refresh: () => Promise<Refreshed>): Promise<Refreshed> {
  if (!('locks' in navigator)) return refresh();
  return navigator.locks.request('suki.refresh', refresh);
}

async function refreshed(refused: string | null): Promise<Refreshed> {
  const newer = newerThan(refused);
  if (newer) return newer;
  const { refreshToken } = readTokens();
  if (refreshToken === null) return 'refused';
  try {
    return await ask(refreshToken, refused);
  } catch {
    return 'unreachable';
  }
}

async function ask(refreshToken: string, refused: string | null): Promise<Refreshed> {
  const response = await fetch(`${apiBase()}${accountCalls.refresh.path}`, {
    method: accountCalls.refresh.method,
    credentials: 'include',
    signal: AbortSignal.timeout(CHANGE_LIMIT_MS),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.status >= 500 || response.status === 429) return 'unreachable';
  const answer: Answer | SessionOver = response.ok
    ? (sessionIn(await response.json()) ?? 'refused')
    : await whyRefused(response);
  // Whoever signed out or in while the answer was on its way has the last word.
  if (readTokens().refreshToken !== refreshToken) return newerThan(refused) ?? 'refused';
  if (typeof answer === 'string') return answer;
  storeTokens(answer);
  if (answer.user)
    storeUser(storedUserOf(answer.user, readStoredUser()?.loginTime ?? new Date().toISOString()), answer.user._id);
  return { token: answer.accessToken };
}

async function whyRefused(response: Response): Promise<SessionOver> {
  const body: unknown = await response.json().catch(() => null);
  return callErrorOf(response.status, body).code === 'account_suspended' ? 'suspended' : 'refused';
}

type Answer = { accessToken: string; refreshToken: string | null; user: User | null };

/** Tokens at the top level or inside data; the access token may be called `token` (specification section 7). */
function sessionIn(body: unknown): Answer | null {
  const top = recordOf(body);
  const data = recordOf(top['data']);
  const pick = (key: string) => data[key] ?? top[key];
  const accessToken = pick('accessToken') ?? pick('token');
  const refreshToken = pick('refreshToken');
  if (typeof accessToken !== 'string' || accessToken === '') return null;
  const user = User.safeParse(pick('user'));
  return {
    accessToken,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
    user: user.success ? user.data : null,
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
