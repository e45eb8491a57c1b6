import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Two years, including subdomains (ASVS 5.0, 3.4.1). The operator serves no subdomain without TLS. */
const OVER_TLS_ONLY = 'max-age=63072000; includeSubDomains';

/** Screens use geolocation to find workers nearby and no other device feature. */
const DEVICE = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()';

/** The socket's own origin, for browsers where 'self' does not cover sockets. Rejects malformed Host headers. */
function socketOrigin(request: Pick<Request, 'headers' | 'secure'>): string {
  const { host = '' } = request.headers;
  return /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(host)
    ? `${request.secure ? 'wss' : 'ws'}://${host}`
    : "'self'";
}

/** Other origins that a document may load from. */
export type ForeignOrigins = {
  pictures?: readonly string[];
  scripts?: readonly string[];
  frames?: readonly string[];
  connections?: readonly string[];
  /** Whether windows it opens may respond, as a sign-in window does. */
  opensWindows?: boolean;
};

const helmeted = ({ pictures = [], scripts = [], frames = [], connections = [], opensWindows }: ForeignOrigins) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        frameSrc: ["'self'", ...frames],
        // The decoder of iPhone pictures (frontend/src/browser/shrink-picture.ts) starts its worker from a blob.
        workerSrc: ["'self'", 'blob:'],
        // Radix and sonner position floating elements with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connections, (request) => socketOrigin(request as Request)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: opensWindows ? 'same-origin-allow-popups' : 'same-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });

/** The full policy for documents. helmet computes the headers per response, which is acceptable for pages. */
export function documentHeaders(foreign: ForeignOrigins = {}): RequestHandler {
  const inFull = helmeted(foreign);
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', DEVICE);
    inFull(request, response, next);
  };
}

/** The frame that renders untrusted documents: no origin, no network, no windows, embeddable only by our pages. */
const frameHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src blob:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
};

export const setFrameHeaders: RequestHandler = (_request, response, next) => {
  response.set(frameHeaders);
  // X-Frame-Options cannot allow the frame: its origin is opaque.
  response.removeHeader('X-Frame-Options');
  next();
};

/** Other responses: developer pages with their own style, health, metrics, files of the front end. */
const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': DEVICE,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

export const setPageHeaders: RequestHandler = (_request, response, next) => {
  response.set(pageHeaders);
  if (response.locals.overTlsOnly) response.setHeader('Strict-Transport-Security', OVER_TLS_ONLY);
  next();
};

const fixed: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const plain: readonly string[] = Object.entries(fixed).flat();
const overTls: readonly string[] = [...plain, 'Strict-Transport-Security', OVER_TLS_ONLY];

/**
 * A small fixed set for API answers, as alternating names and values: helmet on every call would cost a third of
 * Express's throughput (design section 9).
 */
export function apiHeaders({ locals }: Response): readonly string[] {
  return locals.overTlsOnly ? overTls : plain;
}

/** The same headers for other responses below /api: files and the documentation. */
export const setApiHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    ...fixed,
    ...(response.locals.overTlsOnly && { 'Strict-Transport-Security': OVER_TLS_ONLY }),
    'X-Request-Id': String(response.locals.requestId),
  });
  next();
};

/** Whether to send HSTS: always in production, otherwise for requests over TLS. The cheap check comes first. */
export function isOverTls(request: Request): boolean {
  return (request.headers['x-forwarded-proto'] !== undefined || 'encrypted' in request.socket) && request.secure;
}

/** For responses outside Express, such as those of the socket library. */
export function headersOfSockets({ production }: { production: boolean }) {
  return (
    { headers }: IncomingMessage,
    response: { setHeader(name: string, value: string): unknown },
    next: () => void,
  ): void => {
    for (const [name, value] of Object.entries(fixed)) response.setHeader(name, value);
    if (production || headers['x-forwarded-proto'] === 'https')
      response.setHeader('Strict-Transport-Security', OVER_TLS_ONLY);
    next();
  };
}

/** The raw response to a malformed request. */
export function rawRefusal(status: string): string {
  const headers = Object.entries({ ...fixed, Connection: 'close', 'Content-Length': '0' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status}\r\n${headers.join('')}\r\n`;
}
