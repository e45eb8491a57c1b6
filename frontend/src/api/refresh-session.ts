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

/** The session can no longer be refreshed; `suspended`: because the account was suspended. */
export type SessionEndReason = 'refused' | 'suspended';

/** A fresh token; or the reason for the session's end; or `unreachable`, with an unknown state. */
export type Refreshed = { token: string } | SessionEndReason | 'unreachable';

let running: Promise<Refreshed> | null = null;

/**
 * Returns a token other than the refused one (null: none yet). Callers with the same token share one refresh, and
 * later callers find the new token. Other tabs of the browser have their own tokens and wait: the refresh token in
 * the shared cookie is valid once.
 */
export function refreshSession(refused: string | null): Promise<Refreshed> {
  const newer = newerThan(refused);
  if (newer) return Promise.resolve(newer);
  running ??= withRefreshLock(() => refreshed(refused)).finally(() => {
    running = null;
  });
  return running;
}

/** null without a newer token. A call of one user is never sent with another user's token. */
function newerThan(refused: string | null): Refreshed | null {
  const accessToken = readAccessToken();
  if (accessToken === null || accessToken === refused) return null;
  return isOfAnotherUser(accessToken, refused) ? 'unreachable' : { token: accessToken };
}

function isOfAnotherUser(token: string, before: string | null): boolean {
  const [now, then] = [claimsOf(token).sub, before && claimsOf(before).sub];
  return Boolean(now && then && now !== then);
}

async function withRefreshLock(refresh: () => Promise<Refreshed>): Promise<Refreshed> {
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
  // A sign-out or sign-in during the request takes precedence.
  if (readUserId() !== userId || !mayHoldSession()) return newerThan(refused) ?? 'refused';
  if (typeof answer === 'string') return answer;
  keep(answer);
  // Another user has signed in on this browser: the previous user's call is not sent as theirs.
  const isNowAnothers = userId !== null && answer.user !== null && answer.user._id !== userId;
  return isNowAnothers ? 'unreachable' : { token: answer.accessToken };
}

/** `left`: refresh token stored by an earlier version; otherwise the cookie identifies the session. */
async function sent(left: string | null): Promise<Answer | SessionEndReason | 'unreachable'> {
  const response = await fetch(`${apiBase()}${accountCalls.refresh.path}`, {
    method: accountCalls.refresh.method,
    credentials: 'include',
    signal: AbortSignal.timeout(CHANGE_LIMIT_MS),
    // The response sets the cookie, even if the page is closed meanwhile; otherwise the next refresh would send a
    // used token.
    keepalive: true,
    headers: { 'Content-Type': 'application/json', [REFRESH_TOKEN_HEADER]: 'cookie' },
    body: JSON.stringify({ idleSeconds: idleSeconds(Date.now()), ...(left !== null && { refreshToken: left }) }),
  });
  if (response.status >= 500 || response.status === 429) return 'unreachable';
  return response.ok ? (sessionIn(await response.json()) ?? 'refused') : refusalReason(response);
}

function keep({ accessToken, user, secondFactorMissing }: Answer): void {
  keepAccessToken(accessToken);
  const loginTime = readStoredUser()?.loginTime ?? new Date().toISOString();
  if (user) storeUser(storedUserOf(user, loginTime, { secondFactorMissing }), user._id);
}

async function refusalReason(response: Response): Promise<SessionEndReason> {
  const body: unknown = await response.json().catch(() => null);
  return callErrorOf(response.status, body).code === 'account_suspended' ? 'suspended' : 'refused';
}

type Answer = { accessToken: string; user: User | null; secondFactorMissing: boolean };

/** Token at the top level or inside data; may be named `token` (specification section 7). */
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
