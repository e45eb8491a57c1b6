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
  /** The calls, and what else is below /api. */
  api: readonly (Router | RequestHandler)[];
  /** What else this process serves: development pages, the front end (last). */
  pages?: readonly (Router | RequestHandler)[];
  trustProxy: TrustProxy;
  /** In production browsers are told to come over TLS alone. */
  production?: boolean;
  /** What calls say of the time in `Date`; without it node does, by the machine's clock. */
  now?: (() => Date) | undefined;
};

/**
 * A request is here within five minutes, its head within fifteen seconds, or its connection ends (408); uploads are
 * watched more closely.
 */
const timeouts = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5000 };

const compress = compression({ threshold: 2048 });

/**
 * What every request begins with, as one layer instead of four: express spends about a microsecond on each layer, and a
 * small read takes fifty. Programs on the same machine don't ask for compression, and are spared its wrapping of every answer.
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

/** The time as `Date` has it, made once a second. */
function createDateText(now: () => Date): () => string {
  let [second, text] = [Number.NaN, ''];
  return () => {
    const time = now();
    const newest = Math.floor(time.getTime() / 1000);
    if (newest !== second) [second, text] = [newest, time.toUTCString()];
    return text;
  };
}

/** One HTTP server the way every service of Suki serves: health, metrics, calls with the documented failures, pages. */
export function createWebServer({
  logger,
  metrics,
  checks,
  api,
  pages = [],
  trustProxy,
  production = false,
  now,
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
  app.use(health(checks));
  metrics.watch(checks);
  app.get('/metrics', metrics.show);
  for (const page of pages) app.use(page);
  app.use(unknownCall);
  app.use(failureHandler(logger));
  return createServer({ ...requestPrototypes(app), ...timeouts }, (request, response) =>
    isReadable(request.url ?? '') ? app(request, response) : void request.socket.end(rawRefusal('400 Bad Request')),
  ).on('clientError', refuseMalformed);
}

/** An address that no decoder can read (`%E0%A4%A`) is taken as it is written: the app shows its own page for it. */
const readableAddress: RequestHandler = (request, _response, next) => {
  try {
    decodeURIComponent(request.path);
  } catch {
    request.url = request.url.replaceAll('%', '%25');
  }
  next();
};

/** Of a target that no parser can read (`http://[`) express would make a page of its own. */
function isReadable(target: string): boolean {
  return target.startsWith('/') || target === '*' || URL.canParse(target);
}

/** What is no HTTP, or comes too slowly, gets an answer with the headers of every other one. Its connection ends, as node would end it. */
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
 * Express gives each request and answer the prototypes of its application. Made with them they need no change, which
 * would slow down everything that is asked of them afterwards: 7 % of a small read.
 */
function requestPrototypes({ request, response }: Express): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  return { IncomingMessage: made(IncomingMessage, request), ServerResponse: made(ServerResponse, response) };
}

/** The class whose instances have another prototype from their first moment on. */
function made<Class extends typeof IncomingMessage | typeof ServerResponse>(base: Class, prototype: object): Class {
  const born = Object.assign(function () {}, { prototype });
  return new Proxy(base, { construct: (_, args) => Reflect.construct(base, args, born) });
}
