import { createServer, IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import compression from 'compression';
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { Logger } from '../../service/logging.ts';
import type { Metrics } from '../../service/metrics.ts';
import { type MiddlewareChain, runMiddlewareChain } from './middleware-chain.ts';
import { type Checks, health } from './health.ts';
import { failureHandler, identify, sayRequestId, unknownCall } from './request-log.ts';
import { isOverTls, rawRefusal, setPageHeaders } from './security-headers.ts';
import type { TrustProxy } from './trust-proxy.ts';

type Parts = {
  logger: Logger;
  metrics: Metrics;
  checks: Checks;
  /** The calls and other routes below /api. */
  api: readonly (Router | RequestHandler)[];
  /** Other pages of this process: development pages, then the front end. */
  pages?: readonly (Router | RequestHandler)[];
  trustProxy: TrustProxy;
  /** Sends HSTS. */
  production?: boolean;
  /** Channels that /readyz names as not configured. */
  notConfigured?: readonly string[];
  /** Clock of the `Date` header; by default the system clock. */
  now?: (() => Date) | undefined;
};

/**
 * A request must arrive within five minutes, its headers within fifteen seconds; otherwise its connection ends (408).
 * Uploads have stricter limits.
 */
const timeouts = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5000 };

const compress = compression({ threshold: 2048 });

/**
 * First steps of every request in one layer: Express spends about 1 µs per layer, and a small read takes 50 µs.
 * Clients on the same machine ask for no compression and skip its wrapper.
 */
function begin(metrics: Metrics, production: boolean, now: Parts['now']): RequestHandler {
  const dateText = now && createDateText(now);
  return (request, response, next) => {
    identify(request, response);
    response.locals.date = dateText?.();
    response.locals.overTlsOnly = production || isOverTls(request);
    metrics.measure(request, response);
    if (request.headers['accept-encoding']) compress(request, response, next);
    else next();
  };
}

/** Formats `Date` once per second. */
function createDateText(now: () => Date): () => string {
  let [second, text] = [Number.NaN, ''];
  return () => {
    const time = now();
    const newest = Math.floor(time.getTime() / 1000);
    if (newest !== second) [second, text] = [newest, time.toUTCString()];
    return text;
  };
}

/** The HTTP server of every service: health, metrics, calls with documented errors, pages. */
export function createWebServer({
  logger,
  metrics,
  checks,
  api,
  pages = [],
  trustProxy,
  production = false,
  now,
  notConfigured,
}: Parts): Server {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxy);
  const calls: MiddlewareChain = [begin(metrics, production, now), ...api];
  app.use((request, response, next) => runMiddlewareChain(calls, request, response, next));
  app.use('/api', unknownCall);
  app.use(sayRequestId, setPageHeaders, readableAddress);
  app.use(health(checks, notConfigured));
  metrics.watch(checks);
  app.get('/metrics', metrics.show);
  for (const page of pages) app.use(page);
  app.use(unknownCall);
  app.use(failureHandler(logger));
  return createServer({ ...requestPrototypes(app), ...timeouts }, (request, response) =>
    isReadable(request.url ?? '') ? app(request, response) : void request.socket.end(rawRefusal('400 Bad Request')),
  ).on('clientError', refuseMalformed);
}

/** An undecodable address (`%E0%A4%A`) is passed on as written: the app shows its own page. */
const readableAddress: RequestHandler = (request, _response, next) => {
  try {
    decodeURIComponent(request.path);
  } catch {
    request.url = request.url.replaceAll('%', '%25');
  }
  next();
};

/** Express would answer an unparsable target (`http://[`) with its own page. */
function isReadable(target: string): boolean {
  return target.startsWith('/') || target === '*' || URL.canParse(target);
}

/** Answers malformed or slow requests with the usual headers and closes the connection, as Node does. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  const underWay: unknown = Reflect.get(socket, '_httpMessage');
  const isAnswered = underWay instanceof ServerResponse && underWay.headersSent;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) return void socket.destroy();
  const statuses: Record<string, string> = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  };
  socket.end(rawRefusal(statuses[error.code ?? ''] ?? '400 Bad Request'), () => socket.destroy());
}

/**
 * Express sets the prototype of each request and response. Creating them with it avoids the change, which costs 7 %
 * of a small read.
 */
function requestPrototypes({ request, response }: Express): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  return { IncomingMessage: made(IncomingMessage, request), ServerResponse: made(ServerResponse, response) };
}

/** A subclass whose instances have this prototype from the start. */
function made<Class extends typeof IncomingMessage | typeof ServerResponse>(base: Class, prototype: object): Class {
  const born = Object.assign(function () {}, { prototype });
  return new Proxy(base, { construct: (_, args) => Reflect.construct(base, args, born) });
}
