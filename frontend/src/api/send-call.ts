import type { Call } from '#contracts/calls/call.ts';
import { AFTER_HEADER, ATTEMPT_HEADER, IDEMPOTENCY_HEADER, POSITION_HEADER } from '#contracts/headers.ts';
import { attemptName } from '../browser/attempt-name.ts';
import { noteServerDate } from '../browser/server-time.ts';
import { apiBase } from './api-base.ts';
import { notePosition, positionToCarry } from './read-your-writes.ts';

export type CallRequest = {
  call: Pick<Call, 'method' | 'path' | 'headers' | 'streamed'>;
  args: Record<string, unknown>;
};

export type Answer = { status: number; body: unknown; retryAfterMs: number | null };

type Sending = { token: string | null; idempotencyKey: string; signal: AbortSignal };

/** Time limit of a response including its body. Uploads have none. */
export const READ_LIMIT_MS = 10_000;
export const CHANGE_LIMIT_MS = 20_000;
/** Streamed responses may take long. */
const STREAM_LIMIT_MS = 10 * 60_000;

/** Sends the call once. Rejects without a response, or after the time limit. */
export async function sendCall(
  { call, args }: CallRequest,
  { token, idempotencyKey, signal }: Sending,
): Promise<Answer> {
  const { body } = args;
  const response = await fetch(urlOf(call, args), {
    method: call.method,
    credentials: 'include',
    // Delivers a request that is sent while the page closes.
    keepalive: call.method !== 'GET' && document.visibilityState === 'hidden',
    signal: AbortSignal.any([signal, AbortSignal.timeout(limitOf(call))]),
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(call.method === 'POST' && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      ...waitHeader(),
      ...(call.headers?.includes(ATTEMPT_HEADER) && { [ATTEMPT_HEADER]: attemptName() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answerOf(response);
}

function limitOf({ method, streamed }: CallRequest['call']): number {
  if (streamed) return STREAM_LIMIT_MS;
  return method === 'GET' ? READ_LIMIT_MS : CHANGE_LIMIT_MS;
}

/** Also used for uploads. */
export async function answerOf(response: Response): Promise<Answer> {
  const position = response.headers.get(POSITION_HEADER);
  if (position !== null) notePosition(Number(position));
  noteServerDate(response.headers.get('Date'));
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return {
    status: response.status,
    body: parsed(await response.text()),
    retryAfterMs: Number.isFinite(retryAfter) ? retryAfter * 1000 : null,
  };
}

/** The data field if there is one, else the whole body (specification section 7). */
export function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

function waitHeader(): Record<string, string> {
  const position = positionToCarry();
  return position === null ? {} : { [AFTER_HEADER]: String(position) };
}

/** Path parameters fill the path; other arguments of a GET form its query. Empty ones are omitted. */
export function urlOf({ method, path }: Pick<Call, 'method' | 'path'>, args: Record<string, unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(queryText(args[name])));
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    const text = queryText(value);
    if (text !== '' && !inPath.has(name)) query.set(name, text);
  }
  return `${apiBase()}${filled}${method === 'GET' && query.size > 0 ? `?${query}` : ''}`;
}

function queryText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
