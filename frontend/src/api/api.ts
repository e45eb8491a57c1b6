import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { callErrorOf, detailsOf, isFailure, networkError, type CallError } from './call-error.ts';
import { currentToken } from './current-token.ts';
import { endSession } from './end-session.ts';
import { refreshSession, type SessionEndReason } from './refresh-session.ts';
import { dataOf, sendCall, urlOf, type Answer, type CallRequest } from './send-call.ts';
import { mayHoldSession, mergeStoredUser, noteSecondFactorMissing, readUserId } from '../browser/storage.ts';
import { textOf } from '../i18n/i18n.ts';
import { errorsEn } from './errors.en.ts';
import { neededProof, requestReauthentication } from './step-up.ts';
import { idempotencyKeyFor } from './pending-idempotency-keys.ts';
import { isWrongProof, settleKeyByOutcome } from './failure-meaning.ts';

/** Delay before the single automatic retry of a read, ms. After that the user retries by hand. */
export const RETRY_DELAY_MS = 900;
const LONGEST_RETRY_AFTER_MS = 5000;

/**
 * Sends every API call: token, one shared refresh on a 401 with a replay, one retry of a read while the server is
 * unavailable, one Idempotency-Key per action across attempts, and errors as in section 8 of the specification.
 */
export const sukiBaseQuery: BaseQueryFn<CallRequest, unknown, CallError> = async (request, { signal }) => {
  if (request.call.method === 'POST') return sendWithKey(request, signal);
  const userId = readUserId();
  const outcome = await readTwice(request, signal);
  return keeper ? keeper(request, outcome, userId) : outcome;
};

type AnswerKeeper = (request: CallRequest, outcome: Outcome, userId: string | null) => Promise<Outcome>;
let keeper: AnswerKeeper | null = null;

/** Has the last word on each read of this account (kept-answers.ts); loaded with the first user. */
export function keepAnswersWith(next: AnswerKeeper): void {
  keeper = next;
}

async function readTwice(request: CallRequest, signal: AbortSignal): Promise<Outcome> {
  const outcome = await signedInCall(request, '', signal);
  const waitMs = 'error' in outcome ? retryWaitMs(request, outcome) : null;
  if (waitMs === null) return outcome;
  await pause(waitMs, signal);
  return signedInCall(request, '', signal);
}

export type Outcome = { data: unknown } | { error: CallError; retryAfterMs?: number | null };

/** Repeated by hand after a lost response, a command uses the same key, unless the caller provides one. */
async function sendWithKey(request: CallRequest, signal: AbortSignal): Promise<Outcome> {
  const { idempotencyKey, body } = request.args;
  const question = `${urlOf(request.call, request.args)} ${JSON.stringify(body)}`;
  const key = typeof idempotencyKey === 'string' ? idempotencyKey : idempotencyKeyFor(question);
  const outcome = await signedInCall(request, key, signal);
  settleKeyByOutcome(question, key, 'error' in outcome ? outcome.error : null);
  return outcome;
}

/** After re-authentication the call is repeated unchanged under the same key. */
async function signedInCall(request: CallRequest, idempotencyKey: string, signal: AbortSignal): Promise<Outcome> {
  const userId = readUserId();
  for (let attempt = 1; ; attempt++) {
    const outcome = await withToken(request, idempotencyKey, signal);
    const needed = 'error' in outcome ? neededProof(outcome.error) : null;
    if (!needed) return outcome;
    const isThem = attempt < MOST_PROOFS && (await requestReauthentication(needed));
    // Another user may have signed in meanwhile: nothing is sent on their behalf.
    if (!isThem || readUserId() !== userId) return { error: notConfirmed() };
  }
}

/** Maximum re-authentications per call: on a slow connection a proof may expire before the call arrives. */
const MOST_PROOFS = 3;

function notConfirmed(): CallError {
  return { status: 403, code: 'not_confirmed', message: textOf(errorsEn, 'not_confirmed'), body: null };
}

async function withToken(request: CallRequest, idempotencyKey: string, signal: AbortSignal): Promise<Outcome> {
  const heldSession = mayHoldSession();
  const accessToken = await currentToken();
  try {
    const answer = await sendCall(request, { token: accessToken, idempotencyKey, signal });
    if (!isTokenRefused(answer)) return outcomeOf(answer);
    const refreshed = await refreshSession(accessToken);
    if (refreshed === 'unreachable') return { error: networkError(null) };
    if (typeof refreshed === 'string') return sessionEnded(answer, heldSession, refreshed);
    return outcomeOf(await sendCall(request, { token: refreshed.token, idempotencyKey, signal }));
  } catch (error) {
    return { error: networkError(error) };
  }
}

function isTokenRefused({ status, body }: Answer): boolean {
  return status === 401 && !isWrongProof(callErrorOf(status, body));
}

function outcomeOf({ status, body, retryAfterMs }: Answer): Outcome {
  // A response that is not from the API, such as a captive portal's page, says nothing about the call.
  if (status < 300 && (typeof body !== 'object' || body === null)) return { error: networkError(null) };
  if (!isFailure(status, body)) return { data: dataOf(body) ?? null };
  const error = callErrorOf(status, body);
  // The stored user is outdated: the guards now redirect to /verify-email and back.
  if (error.code === 'unverified') mergeStoredUser({ emailVerified: false });
  // During a sign-in the response has a ticket; without one it concerns the signed-in user.
  if (error.code === 'second_factor_needed' && !('ticket' in detailsOf(error))) noteSecondFactorMissing();
  return { error, retryAfterMs };
}

/** Ends the session once, however many calls were in progress. */
function sessionEnded({ status, body }: Answer, heldSession: boolean, why: SessionEndReason): Outcome {
  const overAlready = heldSession && !mayHoldSession();
  if (!overAlready) endSession(why);
  return { error: { ...callErrorOf(status, body), message: 'Refresh failed' } };
}

/** null: no retry. Only reads are retried automatically; an offline browser refetches after reconnecting. */
function retryWaitMs(
  { call }: CallRequest,
  { error, retryAfterMs }: { error: CallError; retryAfterMs?: number | null },
): number | null {
  const mayPass = error.status >= 500 || error.code === 'network';
  if (call.method !== 'GET' || call.streamed || !mayPass) return null;
  return Math.min(Math.max(RETRY_DELAY_MS, retryAfterMs ?? 0), LONGEST_RETRY_AFTER_MS);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Cache tags of reads that commands invalidate. `{type, id}` is one record, `{type, id: 'LIST'}` the lists. */
export const tagTypes = [
  'Me',
  'Session',
  'Service',
  'Form',
  'Worker',
  'OwnProfile',
  'Favourite',
  'Address',
  'Review',
  'Slots',
  'Booking',
  'History',
  'Payment',
  'Earnings',
  'Payout',
  'Dispute',
  'Chat',
  'Messages',
  'Notification',
  'Bug',
  'Ticket',
  'User',
  'Audit',
  'Overview',
  'Config',
  'ListView',
] as const;
/** RTK Query API. Features add their endpoints with `api.injectEndpoints` in their own `api.ts`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sukiBaseQuery,
  tagTypes,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** The part of the store that selectors of query results read. */
export type StateWithApi = { [api.reducerPath]: ReturnType<typeof api.reducer> };
