import { request, type OutgoingHttpHeaders } from 'node:http';
import { addressOf } from './addresses.ts';
import type { Assault } from './attack.ts';

type Question = {
  from: number;
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
};

const GIVE_UP_MS = 15_000;

/**
 * One request from an attacker's address on its own connection; the tally counts the response. Resolves with the
 * status, or null when the connection broke.
 */
export function ask(
  { target, count }: Assault,
  { from, method = 'GET', path, headers = {}, body }: Question,
): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const sent = request({
    port: target.port,
    host: '127.0.0.1',
    localAddress: addressOf('attackers', from),
    method,
    path,
    agent: false,
    headers,
    timeout: GIVE_UP_MS,
  });
  const end = (status: number | null, what: string | number) => {
    count(what);
    resolve(status);
  };
  sent.once('response', (response) => {
    response.resume();
    response.once('error', () => undefined);
    end(response.statusCode ?? null, response.statusCode ?? 'no status');
  });
  sent.once('timeout', () => sent.destroy(new Error('no response')));
  sent.once('error', (error: NodeJS.ErrnoException) =>
    end(null, error.message === 'no response' ? 'no response' : 'closed without a response'),
  );
  sent.end(body);
  return promise;
}

export function asJson(body: unknown): { method: string; headers: OutgoingHttpHeaders; body: string } {
  const text = JSON.stringify(body);
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
    body: text,
  };
}
