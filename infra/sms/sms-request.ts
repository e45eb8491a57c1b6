import { setTimeout as sleep } from 'node:timers/promises';
import { EngineUnavailable, pauseBefore } from '../eventing/resilience.ts';
import { httpError } from '../http/calls/http-error.ts';

export const ENGINE = 'SMS provider';

/** `timeoutMs`: of one attempt. Short, because a person waits for the code. */
export type RequestLimits = { timeoutMs: number; pauses: { firstPauseMs: number; longestPauseMs: number } };
export const requestLimits: RequestLimits = {
  timeoutMs: 8_000,
  pauses: { firstPauseMs: 300, longestPauseMs: 1_000 },
};

/** `body`: undefined if it is not JSON. */
export type SmsAnswer = { status: number; body: unknown };

const TRIES = 3;
/** The caller waits no longer than this for a limit of the provider. */
const LONGEST_WAIT_MS = 2_000;

/** Failures of the connection before the request leaves. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Posts a message. Providers have no idempotency keys, so only attempts that the provider has certainly not taken are
 * repeated: no connection, 429 and 503. Then it throws EngineUnavailable. Returns `unknown` when the answer was lost.
 */
export async function postSms(
  url: string,
  { form, headers = {} }: { form: Record<string, string>; headers?: Record<string, string> },
  { timeoutMs, pauses }: RequestLimits,
): Promise<SmsAnswer | { unknown: unknown }> {
  let trouble: unknown;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    let waitMs = pauseBefore(attempt, pauses);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json', ...headers },
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const text = await response.text();
      if (response.status !== 429 && response.status !== 503) return { status: response.status, body: jsonIn(text) };
      trouble = new Error(`The request was answered with ${response.status}`);
      waitMs = waitIn(response.headers.get('retry-after')) ?? waitMs;
    } catch (error) {
      if (!wasNeverSent(error)) return { unknown: error };
      trouble = error;
    }
    if (waitMs > LONGEST_WAIT_MS) break;
    if (attempt < TRIES - 1) await sleep(waitMs);
  }
  throw new EngineUnavailable(ENGINE, trouble);
}

/** The number gets no texts, now or later. */
export function noTexts() {
  return httpError('invalid', { message: 'Texts can’t be delivered to that number.' });
}

function wasNeverSent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && NEVER_SENT.has(cause.code);
}

/** Milliseconds of a Retry-After in seconds; undefined for a date, which providers do not send. */
function waitIn(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The adapter decides what an unreadable answer means.
    return undefined;
  }
}
