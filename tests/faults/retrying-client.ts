import { setTimeout as pause } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '#contracts/headers.ts';
import type { Answer, ApiClient } from '../harness/api-client.ts';

/** Unexpected results, in a sentence each. */
export type Findings = string[];

type Request = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** The idempotency key of every attempt. */
  key?: string;
};

const PASSWORD = 'suki-test-1';
const AGAIN_AFTER_MS = 200;
const ENDLESS_MS = 120_000;

/**
 * Retries after 503 and after a broken connection, with the same idempotency key, until there is another response.
 * Any other failure is a finding. Resolves with the response's `data`.
 */
export async function retryUntilAnswered(
  by: ApiClient,
  { method, path, body, key }: Request,
  findings: Findings,
): Promise<unknown> {
  const giveUpAt = performance.now() + ENDLESS_MS;
  const sent = {
    ...(body && { body: JSON.stringify(body) }),
    ...(key !== undefined && { headers: { [IDEMPOTENCY_HEADER]: key } }),
  };
  while (performance.now() < giveUpAt) {
    // A broken connection leaves the request's outcome unknown.
    const answer = await by.send(method, path, sent).catch(() => undefined);
    if (answer && answer.status < 300) return dataOf(answer);
    if (answer) await handleFailure(answer, by, (complaint) => findings.push(`${method} ${path} ${complaint}`));
    await pause(AGAIN_AFTER_MS);
  }
  throw new Error(`${method} ${path} was not answered within ${ENDLESS_MS} ms`);
}

async function handleFailure(answer: Answer, by: ApiClient, complain: (complaint: string) => void): Promise<void> {
  if (answer.status === 401) return signInAgain(by);
  const wrong = complaintOf(answer);
  if (wrong === undefined) return undefined;
  complain(wrong);
  throw new Error(wrong);
}

function dataOf({ body }: Answer): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
}

function complaintOf({ status, body, headers }: Answer): string | undefined {
  if (status !== 503) return `answered ${status} ${JSON.stringify(body)}`;
  return headers.has('retry-after') ? undefined : 'answered 503 without Retry-After';
}

/** Access tokens last a quarter of an hour. While sign-in is unavailable, the next refusal tries again. */
export async function signInAgain(person: ApiClient): Promise<void> {
  await person.signIn(person.session?.user.email ?? '', PASSWORD).catch(() => undefined);
}
