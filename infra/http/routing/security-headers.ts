import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Two years, and whatever is below the site's name: Suki's operator serves nothing there without TLS (ASVS 5.0, 3.4.1). */
const OVER_TLS_ONLY = 'max-age=63072000; includeSubDomains';

/** A screen asks where its user is, to find workers nearby; nothing else of a device is Suki's business. */
const DEVICE = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()';

/** The socket's own origin, for browsers in whose eyes 'self' means no sockets. Nothing else may stand in a Host header. */
function socketOrigin(request: Pick<Request, 'headers' | 'secure'>): string {
  const { host = '' } = request.headers;
  return /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(host)
    ? `${request.secure ? 'wss' : 'ws'}://${host}`
    : "'self'";
}

/** Origins beside our own that a document may have something from. */
export type ForeignOrigins = {
  pictures?: readonly string[];
  scripts?: readonly string[];
  frames?: readonly string[];
  connections?: readonly string[];
  /** Whether a window that it opens elsewhere may answer it, as that of a sign-in does. */
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
        // Radix and sonner position what floats by style attributes.
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

/** Full policy for documents; helmet's headers are worked out by it for each response, which pages can afford. */
export function documentHeaders(foreign: ForeignOrigins = {}): RequestHandler {
  const inFull = helmeted(foreign);
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', DEVICE);
    inFull(request, response, next);
  };
}

/** The frame that draws documents of strangers: no origin, no network, no other windows, and nobody else's page around it. */
const frameHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src blob:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
};

export const setFrameHeaders: RequestHandler = (_request, response, next) => {
  response.set(frameHeaders);
  // It knows no origins but that of the frame's own address, which is none.
  response.removeHeader('X-Frame-Options');
  next();
};

/** What is no document and no answer of a call: pages for developers with their own style, health, metrics, files of the front end. */
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
 * A small fixed set for API answers, names and values in turn: helmet on every call would cost a third of express's
 * rate (design section 9).
 */
export function apiHeaders({ locals }: Response): readonly string[] {
  return locals.overTlsOnly ? overTls : plain;
}

/** The same, for what is sent below /api without being the answer of a call: files and the documentation. */
export const setApiHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    ...fixed,
    ...(response.locals.overTlsOnly && { 'Strict-Transport-Security': OVER_TLS_ONLY }),
    'X-Request-Id': String(response.locals.requestId),
  });
  next();
};

/** Whether browsers are told to come over TLS alone: always in production, else when they did. Only what may be so is asked in full. */
export function isOverTls(request: Request): boolean {
  return (request.headers['x-forwarded-proto'] !== undefined || 'encrypted' in request.socket) && request.secure;
}

/** For what answers beside express, as the sockets' library does to polls and refusals of its own. */
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

/** What is sent to a request so malformed that no answer can be made by the usual way. */
export function rawRefusal(status: string): string {
  const headers = Object.entries({ ...fixed, Connection: 'close', 'Content-Length': '0' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status}\r\n${headers.join('')}\r\n`;
}
