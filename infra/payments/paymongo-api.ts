import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { pauseBefore, EngineUnavailable } from '../eventing/resilience.ts';
import { Envelope, Errors } from './paymongo-shapes.ts';
import { PaymentRefused } from './port.ts';
import { readJson } from './read-json.ts';

export type PayMongoApi = {
  get<Data extends z.ZodMiniType>(path: string, shape: Data): Promise<z.output<Data>>;
  /** Idempotency key: a request repeated after a lost response has no second effect. */
  post<Data extends z.ZodMiniType>(path: string, attributes: object, key: string, shape: Data): Promise<z.output<Data>>;
};

type Options = {
  baseUrl: string;
  secretKey: string;
  /** Time limit of one attempt. */ timeoutMs: number;
  pauses: { firstPauseMs: number; longestPauseMs: number };
};

type Sent = { method: string; headers?: Record<string, string>; body?: string };

const TRIES = 3;
const ENGINE = 'PayMongo';

/**
 * PayMongo over HTTP. A request without a response, or with 429 or 5xx, is retried after a pause with jitter, up to
 * three attempts; then PayMongo counts as unavailable. Any other failure is permanent.
 */
export function createPayMongoApi({ baseUrl, secretKey, timeoutMs, pauses }: Options): PayMongoApi {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  async function send<Data extends z.ZodMiniType>(path: string, init: Sent, shape: Data): Promise<z.output<Data>> {
    let trouble: unknown;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) await sleep(pauseBefore(attempt - 1, pauses));
      const answer = await sendOnce(path, init).catch((error: unknown) => {
        trouble = error;
        return null;
      });
      if (answer && !mayPass(answer.status)) return dataOf(answer, shape);
      if (answer) trouble = new Error(`${path} was answered with ${answer.status}`);
    }
    throw new EngineUnavailable(ENGINE, trouble);
  }

  async function sendOnce(path: string, init: Sent): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { accept: 'application/json', authorization, ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return { status: response.status, body: readJson(new Uint8Array(await response.arrayBuffer())) };
  }

  return {
    get: (path, shape) => send(path, { method: 'GET' }, shape),
    post: (path, attributes, key, shape) =>
      send(
        path,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ data: { attributes } }),
        },
        shape,
      ),
  };
}

/** Whether the same request may succeed later. */
function mayPass(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

function dataOf<Data extends z.ZodMiniType>(
  { status, body }: { status: number; body: unknown },
  shape: Data,
): z.output<Data> {
  if (status >= 400) throw refusal(status, body);
  const read = z.safeParse(shape, z.safeParse(Envelope, body).data?.data);
  if (!read.success)
    throw new EngineUnavailable(ENGINE, new Error(`An answer has not the documented shape: ${read.error.message}`));
  return read.data;
}

/** A wrong key is an operator's mistake that can be fixed, so PayMongo counts as unavailable, not as refusing. */
function refusal(status: number, body: unknown): Error {
  const errors = z.safeParse(Errors, body);
  const reason = errors.success
    ? errors.data.errors
        .map(({ detail, code }) => detail ?? code ?? '')
        .filter(Boolean)
        .join('; ')
    : '';
  if (status === 401 || status === 403)
    return new EngineUnavailable(ENGINE, new Error(reason || `Not let in (${status})`));
  return new PaymentRefused(reason || `Refused with ${status}`);
}
