import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { resolveHost } from './resolve-host.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * Reads text from an untrusted address. Only https and public addresses. A name is looked up once and the connection
 * uses that result, so a changed DNS answer has no effect. Each redirect is checked again. Time and size are limited.
 */
export type PublicFetch = (url: string) => Promise<string>;

/** Why the address could not be read. */
export type FetchProblem = 'address_refused' | 'unreachable' | 'not_found' | 'too_slow' | 'too_large';

export class FetchError extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'FetchError';
    this.problem = problem;
  }
}

/** Name look-up and request; tests replace both and keep the guard between them. */
export type Transport = {
  lookup: (host: string, giveUp: AbortSignal) => Promise<readonly string[]>;
  send: (
    url: URL,
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ) => ReturnType<typeof httpsRequest>;
};

export type FetchLimits = { maxBytes: number; timeoutMs: number; redirects: number };

const usualLimits: FetchLimits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000, redirects: 3 };

const internet: Transport = {
  lookup: resolveHost,
  send: httpsRequest,
};

export function createPublicFetch(transport: Transport = internet, limits: FetchLimits = usualLimits): PublicFetch {
  return async (url) => {
    const giveUp = AbortSignal.timeout(limits.timeoutMs);
    try {
      return await fetchFrom(url, { transport, limits, giveUp, redirectsLeft: limits.redirects });
    } catch (error) {
      if (error instanceof FetchError) throw error;
      throw new FetchError(giveUp.aborted ? 'too_slow' : 'unreachable', error);
    }
  };
}

type Fetching = { transport: Transport; limits: FetchLimits; giveUp: AbortSignal; redirectsLeft: number };

async function fetchFrom(address: string, fetching: Fetching): Promise<string> {
  const url = URL.parse(address);
  if (!url || !isAllowed(url)) throw new FetchError('address_refused');
  const answer = await ask(url, await publicAddressOf(url, fetching), fetching);
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    answer.destroy();
    if (fetching.redirectsLeft === 0) throw new FetchError('unreachable');
    const next = URL.parse(headers.location, url);
    return fetchFrom(next?.href ?? '', { ...fetching, redirectsLeft: fetching.redirectsLeft - 1 });
  }
  if (statusCode !== 200) {
    answer.destroy();
    throw new FetchError([401, 403, 404, 410].includes(statusCode) ? 'not_found' : 'unreachable');
  }
  return textOf(answer, fetching.limits.maxBytes);
}

function isAllowed({ protocol, port, username, password }: URL): boolean {
  return protocol === 'https:' && port === '' && username === '' && password === '';
}

/** Every address of a name must be public. */
async function publicAddressOf({ hostname }: URL, { transport, giveUp }: Fetching): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [host] : await transport.lookup(host, giveUp);
  const [first] = found;
  if (first === undefined) throw new FetchError('unreachable');
  if (!found.every(isPublicAddress)) throw new FetchError('address_refused');
  return first;
}

function ask(url: URL, address: string, { transport, giveUp }: Fetching): Promise<IncomingMessage> {
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      signal: giveUp,
      agent: false,
      headers: { accept: 'text/calendar, text/plain;q=0.5', 'accept-encoding': 'identity', 'user-agent': 'Suki' },
      // TLS and the Host header use the name; the connection uses the checked address.
      lookup: (_host, asked, found) => (asked.all ? found(null, [{ address, family }]) : found(null, address, family)),
    };
    transport.send(url, options, resolve).on('error', reject).end();
  });
}

async function textOf(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) throw new FetchError('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
