import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { callErrorOf, detailsOf, isFailure, networkError, type CallError } from './call-error.ts';
import { currentToken } from './current-token.ts';
import { endSession } from './end-session.ts';
import { refreshSession, type SessionEndReason } from './refresh-session.ts';
import { dataOf, sendCall, urlOf, type Answer, type CallRequest } from './send-call.ts';
import { mayHoldSession, mergeStoredUser, noteSecondFactorMissing, readUserId } from '../browser/storage.ts';
import { textOf } from '../i18n/i18n.ts';
import { errorsText } from './errors.text.ts';
import { neededProof, requestReauthentication } from './step-up.ts';
import { idempotencyKeyFor } from './pending-idempotency-keys.ts';
import { isWrongProof, settleKeyByOutcome } from './failure-meaning.ts';

/** How long to wait before a read is tried again, once; who still gets no answer is told, and tries again by hand. */
export const RETRY_DELAY_MS = 900;
const LONGEST_RETRY_AFTER_MS = 5000;

/**
 * Every call of the app: token, one shared refresh on a 401 and a replay, a read tried once more while the server is away,
 * one Idempotency-Key for an action however often it is sent, and errors as section 8 of the specification words them.
 */
export const sukiBaseQuery: BaseQueryFn<CallRequest, unknown, CallError> = async (request, { signal }) => {
  if (request.call.method === 'POST') return askedOnce(request, signal);
  const outcome = await signedInCall(request, '', signal);
  const waitMs = 'error' in outcome ? retryWaitMs(request, outcome) : null;
  if (waitMs === null) return outcome;
  await pause(waitMs, signal);
  return signedInCall(request, '', signal);
};

type Outcome = { data: unknown } | { error: CallError; retryAfterMs?: number | null };

/** Sent again by hand after an answer was lost, it goes with the key it had, unless who asks keeps a key of their own. */
async function askedOnce(request: CallRequest, signal: AbortSignal): Promise<Outcome> {
  const { idempotencyKey, body } = request.args;
  const question = `${urlOf(request.call, request.args)} ${JSON.stringify(body)}`;
  const key = typeof idempotencyKey === 'string' ? idempotencyKey : idempotencyKeyFor(question);
  const outcome = await signedInCall(request, key, signal);
  settleKeyByOutcome(question, key, 'error' in outcome ? outcome.error : null);
  return outcome;
}

/** What asks for a fresh sign-in is sent once more when they have shown that it is they: the same, under the same key. */
async function signedInCall(request: CallRequest, idempotencyKey: string, signal: AbortSignal): Promise<Outcome> {
  const userId = readUserId();
  for (let attempt = 1; ; attempt++) {
    const outcome = await withToken(request, idempotencyKey, signal);
    const needed = 'error' in outcome ? neededProof(outcome.error) : null;
    if (!needed) return outcome;
    const isThem = attempt < MOST_PROOFS && (await requestReauthentication(needed));
    // Somebody else may have signed in at this browser meanwhile: nothing is done as them.
    if (!isThem || readUserId() !== userId) return { error: notConfirmed() };
  }
}

/** Once their proof was too late, which a slow line may make it. */
const MOST_PROOFS = 3;

function notConfirmed(): CallError {
  return { status: 403, code: 'not_confirmed', message: textOf(errorsText, 'not_confirmed'), body: null };
}

async function withToken(request: CallRequest, idempotencyKey: string, signal: AbortSignal): Promise<Outcome> {
  const heldSession = mayHoldSession();
  const accessToken = await currentToken();
  try {
    const answer = await sendCall(request, { token: accessToken, idempotencyKey, signal });
    if (!isTokenRefused(answer)) return outcomeOf(answer);
    const refreshed = await refreshSession(accessToken);
    if (refreshed === 'unreachable') return { error: networkError(null) };
    if (typeof refreshed === 'string') return sessionOver(answer, heldSession, refreshed);
    return outcomeOf(await sendCall(request, { token: refreshed.token, idempotencyKey, signal }));
  } catch (error) {
    return { error: networkError(error) };
  }
}

function isTokenRefused({ status, body }: Answer): boolean {
  return status === 401 && !isWrongProof(callErrorOf(status, body));
}

function outcomeOf({ status, body, retryAfterMs }: Answer): Outcome {
  // What is no answer of Suki's, such as the page of a hotel's network, says nothing of what was asked.
  if (status < 300 && (typeof body !== 'object' || body === null)) return { error: networkError(null) };
  if (!isFailure(status, body)) return { data: dataOf(body) ?? null };
  const error = callErrorOf(status, body);
  // The stored user is out of date: with this the guards lead to /verify-email, and from there back to here.
  if (error.code === 'unverified') mergeStoredUser({ emailVerified: false });
  // What a sign-in asks for brings a ticket; without one it is asked of who is signed in.
  if (error.code === 'second_factor_needed' && !('ticket' in detailsOf(error))) noteSecondFactorMissing();
  return { error, retryAfterMs };
}

/** Once, however many calls were under way. */
function sessionOver({ status, body }: Answer, heldSession: boolean, why: SessionEndReason): Outcome {
  const overAlready = heldSession && !mayHoldSession();
  if (!overAlready) endSession(why);
  return { error: { ...callErrorOf(status, body), message: 'Refresh failed' } };
}

/** null: let it be. Only reads are sent again by themselves; an offline browser reads again when it is back. */
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

/** What a read holds and a command changes. `{type, id}` names one thing, `{type, id: 'LIST'}` the lists of them. */
export const tagTypes = [
  'Me',
  'Session',
  'Service',
  'Form',
  'Worker',
  'OwnProfile',
  'Favourite',
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
/** All server data of the app. Features add their calls with `api.injectEndpoints` in their own `api.ts`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sukiBaseQuery,
  tagTypes,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** The part of the store that a selector of an answer reads. */
export type StateWithApi = { [api.reducerPath]: ReturnType<typeof api.reducer> };
