import { accountCalls } from '#contracts/calls/account.ts';
import { User } from '#contracts/views/account.ts';
import { REFRESH_TOKEN_HEADER } from '#contracts/headers.ts';
import { apiBase } from './api-base.ts';
import { callErrorOf } from './call-error.ts';
import { CHANGE_LIMIT_MS } from './send-call.ts';
import { idleSeconds } from '../browser/last-input.ts';
import { readAccessToken } from '../browser/access-token.ts';
import {
  keepAccessToken,
  legacyRefreshToken,
  mayHoldSession,
  readStoredUser,
  readUserId,
  storedUserOf,
  storeUser,
} from '../browser/storage.ts';
import { claimsOf } from './token-claims.ts';

/** The session can't be refreshed any more; of a suspended account one says so. */
export type SessionEndReason = 'refused' | 'suspended';

/** A fresh token; or the session is over; or nobody could be asked for this person, so that nothing is known. */
export type Refreshed = { token: string } | SessionEndReason | 'unreachable';

let running: Promise<Refreshed> | null = null;

/**
 * Another token than the one that was refused; null: there is none yet. All who come with the same token share one refresh;
 * who comes late finds the new token. Other tabs of the browser, which have tokens of their own, wait their turn: the
 * refresh token in their common cookie works only once.
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
  const accessToken = readAccessToken();
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
  if (!mayHoldSession()) return 'refused';
  try {
    return await ask(refused);
  } catch {
    return 'unreachable';
  }
}

async function ask(refused: string | null): Promise<Refreshed> {
  const userId = readUserId();
  const answer = await sent(legacyRefreshToken());
  if (answer === 'unreachable') return answer;
  // Whoever signed out or in while the answer was on its way has the last word.
  if (readUserId() !== userId || !mayHoldSession()) return newerThan(refused) ?? 'refused';
  if (typeof answer === 'string') return answer;
  keep(answer);
  // Somebody else has signed in at this browser: what the one before asked for does not go out as them.
  const isNowAnothers = userId !== null && answer.user !== null && answer.user._id !== userId;
  return isNowAnothers ? 'unreachable' : { token: answer.accessToken };
}

/** `left`: what an earlier version kept in the storage; otherwise the cookie says who asks. */
async function sent(left: string | null): Promise<Answer | SessionEndReason | 'unreachable'> {
  const response = await fetch(`${apiBase()}${accountCalls.refresh.path}`, {
    method: accountCalls.refresh.method,
    credentials: 'include',
    signal: AbortSignal.timeout(CHANGE_LIMIT_MS),
    // Its answer sets the cookie, also when the page is left meanwhile: the next one would come with a used token.
    keepalive: true,
    headers: { 'Content-Type': 'application/json', [REFRESH_TOKEN_HEADER]: 'cookie' },
    body: JSON.stringify({ idleSeconds: idleSeconds(Date.now()), ...(left !== null && { refreshToken: left }) }),
  });
  if (response.status >= 500 || response.status === 429) return 'unreachable';
  return response.ok ? (sessionIn(await response.json()) ?? 'refused') : whyRefused(response);
}

function keep({ accessToken, user, secondFactorMissing }: Answer): void {
  keepAccessToken(accessToken);
  const loginTime = readStoredUser()?.loginTime ?? new Date().toISOString();
  if (user) storeUser(storedUserOf(user, loginTime, { secondFactorMissing }), user._id);
}

async function whyRefused(response: Response): Promise<SessionEndReason> {
  const body: unknown = await response.json().catch(() => null);
  return callErrorOf(response.status, body).code === 'account_suspended' ? 'suspended' : 'refused';
}

type Answer = { accessToken: string; user: User | null; secondFactorMissing: boolean };

/** The token at the top level or inside data; it may be called `token` (specification section 7). */
function sessionIn(body: unknown): Answer | null {
  const top = recordOf(body);
  const data = recordOf(top['data']);
  const pick = (key: string) => data[key] ?? top[key];
  const accessToken = pick('accessToken') ?? pick('token');
  if (typeof accessToken !== 'string' || accessToken === '') return null;
  const user = User.safeParse(pick('user'));
  const secondFactorMissing = pick('secondFactorMissing') === true;
  return { accessToken, user: user.success ? user.data : null, secondFactorMissing };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
